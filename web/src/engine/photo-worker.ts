// A worker that reads one picture: it decodes it with the browser's own decoder, makes it small enough, and asks the
// module clew-photo.wasm.
import { importsOf } from "../../../bindings/wasm/src/wasi.ts";
import type { FromPhotoWorker, PhotoAnswer, ToPhotoWorker } from "./photo.ts";

/** Pixels of the longer side; the cells of a smaller picture are as clear. */
const longestSide = 2000;
/** Pixels of a cell in the straightened picture, on each side. */
const cellSide = 64;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  clew_alloc(size: number): number;
  clew_photo(rgba: number, width: number, height: number, cell: number): number;
}

async function pixelsOf(picture: Blob | ImageBitmap): Promise<ImageData> {
  const bitmap = picture instanceof Blob ? await createImageBitmap(picture) : picture;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const paper = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })!;
  paper.fillStyle = "white";
  paper.fillRect(0, 0, width, height);
  paper.imageSmoothingQuality = "high";
  paper.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return paper.getImageData(0, 0, width, height);
}

/** The text and the pixels of an answer: addresses and sizes, in that order. */
function pieces(memory: ArrayBuffer, answer: number): [Uint8Array, Uint8Array] {
  const fields = new DataView(memory, answer);
  const piece = (at: number) => new Uint8Array(memory, fields.getUint32(at, true), fields.getUint32(at + 4, true));
  return [piece(0), piece(8)];
}

async function read(module: WebAssembly.Module, { data, width, height }: ImageData): Promise<FromPhotoWorker> {
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: importsOf(module, () => exports.memory) as WebAssembly.ModuleImports });
  const exports = instance.exports as unknown as Exports;
  exports._initialize?.();
  const at = exports.clew_alloc(data.length);
  new Uint8Array(exports.memory.buffer, at, data.length).set(data);
  const answer = exports.clew_photo(at, width, height, cellSide); // its memory grows meanwhile
  const [text, pixels] = pieces(exports.memory.buffer, answer);
  const said = JSON.parse(new TextDecoder().decode(text)) as PhotoAnswer;
  if ("error" in said) return { nothing: said.error };
  let from = 0;
  return {
    puzzles: said.puzzles.map((puzzle) => {
      const side = Math.sqrt(puzzle.cells.length) * cellSide;
      const picture = new ImageData(new Uint8ClampedArray(pixels.slice(from, (from += 4 * side * side))), side, side);
      return { ...puzzle, picture };
    }),
  };
}

self.onmessage = async ({ data: { module, picture } }: MessageEvent<ToPhotoWorker>) => {
  let pixels: ImageData;
  try {
    pixels = await pixelsOf(picture);
  } catch {
    return self.postMessage({ damaged: true } satisfies FromPhotoWorker);
  }
  self.postMessage(await read(module, pixels).catch((error): FromPhotoWorker => ({ failed: String(error) })));
};
