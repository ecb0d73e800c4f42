// Makes the icons of the installed page from public/icon.svg: node icons.mjs. The icons are committed, because not
// every machine that builds the page has a browser.
import { readFileSync, writeFileSync } from "node:fs";
import { launch } from "../tests/web/browser.mjs";

const folder = new URL("public/", import.meta.url);
const svg = readFileSync(new URL("icon.svg", folder), "utf8");
// Icons that the system cuts to its own shape: the background fills the square, the picture its inner four fifths.
const filled = svg.replace(' rx="14"', "").replace("<g transform=\"", "<g transform=\"translate(6.4 6.4) scale(0.8) ");

const browser = await launch();
const page = await browser.newPage();
for (const [name, size, picture] of [["icon-180", 180, filled], ["icon-192", 192, svg], ["icon-512", 512, svg], ["icon-mask-512", 512, filled]]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`);
  writeFileSync(new URL(`${name}.png`, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
