// The puzzle as a file: the picture's shapes, each with the style that it has on the page, as SVG that needs
// nothing else, or painted on a canvas. No image is loaded, which a strict host would not allow.
import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import literataUrl from "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url";
import { render } from "solid-js/web";
import type { Layout } from "../model/layout.ts";
import { pause } from "../app/pause.ts";
import { Picture } from "../ui/Picture.tsx";

const fonts = { Literata: literataUrl, Inter: interUrl };
const margin = 16;

/** Default styles of a shape. */
const usual: Record<string, string> = {
  "fill": "rgb(0, 0, 0)", "stroke": "none", "stroke-width": "1px", "stroke-dasharray": "none", "stroke-linecap": "butt", "stroke-linejoin": "miter", "opacity": "1",
  "font-family": "", "font-size": "", "font-weight": "", "text-anchor": "start", "paint-order": "normal",
};
const ofText = /^(font|text|paint)/;

interface Piece {
  element: SVGElement;
  style(name: string): string;
}

/** The visible parts of the picture, with the styles of the light theme: the page is switched to light while they
 *  are read, and nothing is painted meanwhile. */
function piecesOf(svg: SVGSVGElement): Piece[] {
  const { dataset } = document.documentElement;
  const { theme, contrast } = dataset;
  Object.assign(dataset, { theme: "light", contrast: "false" });
  const pieces = [...svg.querySelectorAll<SVGElement>("path, text")].flatMap((element): Piece[] => {
    const computed = getComputedStyle(element);
    if (computed.display === "none" || (element.localName === "path" && !element.getAttribute("d"))) return [];
    const styles = new Map(Object.keys(usual).map((name) => [name, computed.getPropertyValue(name)]));
    return [{ element, style: (name) => styles.get(name) ?? "" }];
  });
  for (const [name, was] of Object.entries({ theme, contrast })) {
    if (was === undefined) delete dataset[name];
    else dataset[name] = was;
  }
  return pieces;
}

/** Makes the picture, out of sight, and takes it away again when it has been used. */
async function withPicture<T>(layout: Layout, givens: readonly number[], use: (svg: SVGSVGElement, pieces: Piece[]) => Promise<T>): Promise<T> {
  const host = document.body.appendChild(document.createElement("div"));
  host.className = "hidden";
  host.ariaHidden = "true";
  const dispose = render(() => <Picture layout={layout} givens={givens} values={givens} />, host);
  try {
    await pause();
    const svg = host.querySelector("svg");
    if (!svg) throw new Error("no picture");
    return await use(svg, piecesOf(svg));
  } finally {
    dispose();
    host.remove();
  }
}

const boxOf = (svg: SVGSVGElement) => {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const [left, top, across, down] = [x - margin, y - margin, width + 2 * margin, height + 2 * margin].map((length) => Math.round(length * 100) / 100) as [number, number, number, number];
  return { x: left, y: top, width: across, height: down };
};

/** A digit's font goes with it. */
async function faceOf(name: keyof typeof fonts): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(fonts[name])).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `@font-face{font-family:${name};font-weight:100 900;src:url(data:font/woff2;base64,${btoa(binary)})}`;
}

export const svgOf = (layout: Layout, givens: readonly number[]): Promise<Blob> =>
  withPicture(layout, givens, async (svg, pieces) => {
    const { x, y, width, height } = boxOf(svg);
    const used = (Object.keys(fonts) as (keyof typeof fonts)[]).filter((name) => pieces.some(({ element, style }) => element.localName === "text" && style("font-family").replaceAll('"', "").startsWith(name)));
    const faces = await Promise.all(used.map(faceOf));
    const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
    const shapes = pieces.map(({ element, style }) => {
      const isText = element.localName === "text";
      const own = ["d", "x", "y", "transform"].flatMap((name) => (element.hasAttribute(name) ? [[name, element.getAttribute(name) ?? ""]] : []));
      const looks = Object.keys(usual).flatMap((name) => (style(name) !== usual[name] && (isText || !ofText.test(name)) ? [[name, style(name).replaceAll('"', "'")]] : []));
      const said = [...own, ...looks].map(([name, value = ""]) => `${name}="${escaped(value)}"`).join(" ");
      return isText ? `<text ${said}>${escaped(element.textContent ?? "")}</text>` : `<path ${said}/>`;
    });
    const text = [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`,
      faces.length ? `<style>${faces.join("")}</style>` : "", `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>`, ...shapes, "</svg>",
    ].filter(Boolean).join("\n");
    return new Blob([text], { type: "image/svg+xml" });
  });

/** `across`: pixels from left to right. */
export const pngOf = (layout: Layout, givens: readonly number[], across: number): Promise<Blob> =>
  withPicture(layout, givens, async (svg, pieces) => {
    await document.fonts.ready;
    const { x, y, width, height } = boxOf(svg);
    const scale = across / width;
    const canvas = document.createElement("canvas");
    canvas.width = across;
    canvas.height = Math.round(height * scale);
    const on = canvas.getContext("2d");
    if (!on) throw new Error("no canvas");
    on.fillStyle = "#fff";
    on.fillRect(0, 0, canvas.width, canvas.height);
    for (const piece of pieces) {
      on.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
      paint(on, piece);
    }
    return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
  });

function paint(on: CanvasRenderingContext2D, { element, style }: Piece): void {
  const own = Number(/scale\(([\d.]+)\)/.exec(element.getAttribute("transform") ?? "")?.[1] ?? 1);
  on.scale(own, own);
  const [fill, stroke] = [style("fill"), style("stroke")];
  on.globalAlpha = Number(style("opacity"));
  on.fillStyle = fill;
  on.strokeStyle = stroke;
  on.lineWidth = Number.parseFloat(style("stroke-width"));
  on.lineCap = style("stroke-linecap") as CanvasLineCap;
  on.lineJoin = style("stroke-linejoin") as CanvasLineJoin;
  on.setLineDash((style("stroke-dasharray").match(/[\d.]+/g) ?? []).map(Number));
  const [filled, stroked] = [fill !== "none", stroke !== "none"];
  if (element.localName === "path") {
    const way = new Path2D(element.getAttribute("d") ?? "");
    if (filled) on.fill(way);
    if (stroked) on.stroke(way);
    return;
  }
  const [text, left, base] = [element.textContent ?? "", Number(element.getAttribute("x")), Number(element.getAttribute("y"))];
  on.font = `${style("font-weight")} ${style("font-size")} ${style("font-family")}`;
  on.textAlign = ({ middle: "center", end: "right" } as const)[style("text-anchor")] ?? "left";
  if (stroked) on.strokeText(text, left, base); // under the letters, as paint-order has it
  if (filled) on.fillText(text, left, base);
}
