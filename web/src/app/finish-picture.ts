// A picture of a finished puzzle to share: the grid without any digit, and a thread through its cells in the order in
// which they were filled. It is always light.
import { curve, filledInOrder } from "../draw/finish-thread.ts";
import { corners, outlineOf, path, type Point, polygon } from "../draw/outline.ts";
import type { Doc } from "../model/doc.ts";
import { centre, isTriangle, type Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import { say } from "../words/shared-picture.ts";
import type { Played } from "./played.ts";

const side = 1080;
const field = 680;
const top = 178;
const colours = { paper: "#F6F7F8", sheet: "#FFFFFF", ink: "#14171D", quiet: "#454B57", cell: "#D3D7DE", box: "#2A2F39", thread: "#2340C2" };
const ball = "M2 13a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0M4.2 8.2c6.5 .3 12.6 4 16.3 10M8 3.8c6.3 1.2 11.6 4.8 14.8 10.2M2.3 12.4c5.6 .1 11 3 14 9.8M21.4 7.4c-6.4 1-13 5.4-15.9 12.5M17 3.4c-5.4 1.6-10.6 5.6-13.6 11.3M15.5 23.3c3 1.9 7.5 2.6 13 1.2";

function disc(pen: CanvasRenderingContext2D, { x, y }: Point, r: number, hollow: boolean): void {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fillStyle = hollow ? colours.sheet : colours.thread;
  pen.fill();
  if (hollow) pen.stroke();
}

function drawGrid(pen: CanvasRenderingContext2D, layout: Layout, doc: Pick<Doc, "grid" | "thread">): void {
  const outline = outlineOf(layout);
  const scale = field / Math.max(outline.width, outline.height);
  pen.save();
  pen.translate((side - outline.width * scale) / 2, top + (field - outline.height * scale) / 2);
  pen.fillStyle = colours.sheet;
  for (const cell of layout.cells)
    pen.fill(new Path2D(polygon(corners(cell), scale)));
  const stroke = (d: string, colour: string, width: number) => {
    [pen.strokeStyle, pen.lineWidth] = [colour, width];
    pen.stroke(new Path2D(d));
  };
  stroke(path(outline.cellLines, scale), colours.cell, 1.25);
  stroke(path(outline.diagonals, scale), colours.cell, 1.25);
  stroke(path(outline.boxLines, scale), colours.box, 2);
  stroke(path(outline.border, scale), colours.box, 3);
  const at = (cell: number): Point => {
    const { x, y } = centre(nth(layout.cells, cell));
    return { x: x * scale, y: y * scale };
  };
  const filled = filledInOrder(doc);
  pen.lineJoin = "round";
  stroke("", colours.thread, Math.max(1.5, Math.min(4, scale / 18)));
  pen.stroke(new Path2D(curve(filled.map(({ cell }) => at(cell)))));
  const half = scale * (isTriangle(nth(layout.cells, 0)) ? 0.14 : 0.235);
  doc.grid.kinds.forEach((kind, cell) => {
    if (kind !== "given") return;
    const { x, y } = at(cell);
    pen.fillStyle = colours.sheet;
    pen.fillRect(x - half - 3, y - half - 3, 2 * half + 6, 2 * half + 6);
    pen.fillStyle = colours.box;
    pen.fillRect(x - half, y - half, 2 * half, 2 * half);
  });
  const r = Math.max(1.5, Math.min(6, scale * 0.085));
  filled.forEach(({ cell, shown }, i) => disc(pen, at(cell), i === filled.length - 1 ? 1.9 * r : i ? r : 1.5 * r, shown || !i));
  pen.restore();
}

/** Writes a line in the middle, smaller if it is too long. */
function centred(pen: CanvasRenderingContext2D, text: string, y: number, size: number, weight: number, colour: string): void {
  pen.textAlign = "center";
  pen.fillStyle = colour;
  for (let now = size; ; now -= 2) {
    pen.font = `${weight} ${now}px Literata, Georgia, serif`;
    if (pen.measureText(text).width <= side - 120 || now <= 18) break;
  }
  pen.fillText(text, side / 2, y);
}

/** `what`: level and layout; `time`, `hardest`: empty if they are unknown. */
export interface Result {
  layout: Layout;
  doc: Pick<Doc, "grid" | "thread">;
  what: string;
  time: string;
  hardest: string;
  played: Pick<Played, "hints" | "steps">;
  at: Date;
}

/** The two lines under the grid. */
export const linesOf = ({ what, time, hardest, played }: Pick<Result, "what" | "time" | "hardest" | "played">): [string, string] =>
  [say().solved(what, time), `${hardest ? say().hardest(hardest) : ""}${say().help(played)}`];

export async function pictureOf(result: Result): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  await document.fonts.ready;
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, side, side);
  pen.save();
  pen.translate(80, 70);
  pen.scale(2.1, 2.1);
  [pen.strokeStyle, pen.lineWidth, pen.lineCap] = [colours.thread, 1.7, "round"];
  pen.stroke(new Path2D(ball));
  pen.restore();
  pen.fillStyle = colours.ink;
  pen.font = '620 50px Literata, Georgia, serif';
  pen.fillText("Clew", 160, 124);
  pen.textAlign = "right";
  pen.fillStyle = colours.quiet;
  pen.font = '400 30px Literata, Georgia, serif';
  pen.fillText(say().date(result.at), 1000, 115);
  drawGrid(pen, result.layout, result.doc);
  const [first, second] = linesOf(result);
  centred(pen, first, 955, 52, 560, colours.ink);
  centred(pen, second, 1006, 30, 400, colours.quiet);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** Gives the picture to the system's sheet, or saves it where there is none. */
export async function sharePicture(result: Result, link: string): Promise<"shared" | "saved" | "left"> {
  const file = new File([await pictureOf(result)], "clew.png", { type: "image/png" });
  const data = { files: [file], text: [...linesOf(result), link].join("\n") };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "left";
    }
  }
  const { saveAs } = await import("./save-as.ts");
  saveAs("clew.png", file);
  return "saved";
}
