// Puts the built page into one archive, which `clew serve` maps: pack.mjs DIST FILE. Its form is
// described in apps/server/archive.h.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const types = {
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript;charset=utf-8",
  ".css": "text/css;charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".txt": "text/plain;charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

const [from, to] = process.argv.slice(2);
const paths = readdirSync(from, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .sort();

const lines = ["clew page 1"];
const pieces = [];
let size = 0;
function add(bytes, encoding, type, path) {
  const tag = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  lines.push([size, bytes.length, encoding, tag, type, path].join(" "));
  pieces.push(bytes);
  size += bytes.length;
}

for (const file of paths) {
  const path = relative(from, file).replaceAll("\\", "/");
  const type = types[extname(file)];
  if (!type) throw new Error(`no media type is known for ${path}`);
  const bytes = readFileSync(file);
  add(bytes, "identity", type, path);
  const packed = {
    gzip: gzipSync(bytes, { level: 9 }),
    br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  };
  for (const [encoding, smaller] of Object.entries(packed))
    if (smaller.length < bytes.length * 0.9) add(smaller, encoding, type, path);
}

mkdirSync(dirname(to), { recursive: true });
writeFileSync(`${to}.new`, Buffer.concat([Buffer.from(`${lines.join("\n")}\n\n`), ...pieces]));
renameSync(`${to}.new`, to);
