// Debian's Chromium through playwright-core, which is a devDependency of web/.
import { createRequire } from "node:module";
import { existsSync } from "node:fs";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");

export const axeSource = require.resolve("axe-core/axe.min.js");

const flags = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

export function launch(also = []) {
  const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => existsSync(path));
  return chromium.launch({ executablePath, args: [...flags, ...also] });
}
