// Reading puzzles in a picture. The module and its worker are loaded for the first picture; nothing leaves the device.
import engineUrls from "virtual:engine";

export interface PhotoCell {
  /** Probability of what was read, 0 to 1. */
  confidence: number;
  /** The likeliest first; null: empty. */
  alternatives: { value: number | null; probability: number }[];
}

export interface PhotoCage {
  /** Names of its cells: r1c1. The total stands in the first. */
  cells: string[];
  /** Null: none is printed. */
  total: number | null;
  doubt: boolean;
  /** The likeliest first. */
  alternatives: { total: number; probability: number }[];
}

/** A puzzle in a picture, as `clew photo --json` writes it. */
export interface PhotoPuzzle {
  /** The givens as a line. */
  puzzle: string;
  /** Null for a jigsaw and for a killer. */
  layout: string | null;
  /** Puzzle text up to its givens, of a jigsaw and of a killer; else empty. */
  source: string;
  /** A symbol a cell for its region; null if the grid has boxes. */
  regions: string | null;
  decision: "read" | "decided" | "open";
  /** The whole should be compared with the picture. */
  doubtful: boolean;
  /** Names of cells: r1c1. */
  doubts: string[];
  conflicts: string[];
  cells: PhotoCell[];
  cages: PhotoCage[];
}

/** With its grid straightened and upright, a square. */
export type Photographed = PhotoPuzzle & { picture: ImageData };

export type PhotoAnswer = { puzzles: PhotoPuzzle[] } | { error: string };
export interface ToPhotoWorker {
  module: WebAssembly.Module;
  picture: Blob | ImageBitmap;
}
/** `nothing`: why no puzzle was found. `damaged`: the browser cannot decode the picture. */
export type PhotoFound = { puzzles: Photographed[] } | { nothing: string } | { damaged: true };
export type FromPhotoWorker = PhotoFound | { failed: string };

let compiled: Promise<WebAssembly.Module> | undefined;

/** Asked for again if it did not come. */
const module = (): Promise<WebAssembly.Module> =>
  (compiled ??= WebAssembly.compileStreaming(fetch(engineUrls.photo)).catch((error) => {
    compiled = undefined;
    throw error;
  }));

/** Reads every puzzle in a picture, from the largest. Rejects if the engine does not load or when it is aborted. */
export async function readPhoto(picture: Blob | ImageBitmap, signal: AbortSignal): Promise<PhotoFound> {
  const ready = await module();
  signal.throwIfAborted();
  const worker = new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module", name: "clew-photo" });
  try {
    return await new Promise<PhotoFound>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<FromPhotoWorker>) => ("failed" in data ? reject(new Error(data.failed)) : resolve(data));
      worker.onerror = () => reject(new Error("the picture could not be read"));
      worker.postMessage({ module: ready, picture } satisfies ToPhotoWorker, picture instanceof Blob ? [] : [picture]);
    });
  } finally {
    worker.terminate();
  }
}
