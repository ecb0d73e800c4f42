// The server survives slow, broken and oversized requests, and sends the headers that a browser needs.
import assert from "node:assert/strict";
import { createConnection } from "node:net";
import { after, before, test } from "node:test";
import { serve } from "./harness.mjs";

let server;
before(async () => { server = await serve(); });
after(() => server?.stop());

/** Sends bytes unchanged, and returns the bytes received before the connection was closed. */
function raw(text, { keep = 3000 } = {}) {
  return new Promise((resolve) => {
    const socket = createConnection(server.port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (data) => { answer += data; });
    socket.on("close", () => resolve(answer));
    socket.on("error", () => resolve(answer));
    setTimeout(() => socket.destroy(), keep).unref();
  });
}

test("the page comes with its guards", async () => {
  const response = await fetch(server.address);
  assert.equal(response.status, 200);
  const policy = response.headers.get("content-security-policy");
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')/);
  assert.equal(response.headers.get("x-content-type-options"), "nosniff");
  const html = await response.text();
  const again = await fetch(server.address, { headers: { "If-None-Match": response.headers.get("etag") } });
  assert.equal(again.status, 304);
  for (const [, path] of html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)) {
    const asset = await fetch(new URL(path, server.address));
    assert.equal(asset.status, 200, path);
    assert.match(asset.headers.get("cache-control"), /immutable/);
  }
});

test("files come packed as the browser can unpack them", async () => {
  const html = await (await fetch(server.address)).text();
  const script = new URL(html.match(/src="\.\/(assets\/[^"]+\.js)"/)[1], server.address);
  const sizes = [], texts = new Set();
  for (const encoding of ["br", "gzip", "identity"]) {
    const response = await fetch(script, { headers: { "Accept-Encoding": encoding } });
    assert.equal(response.headers.get("content-encoding") ?? "identity", encoding);
    assert.equal(response.headers.get("vary"), "Accept-Encoding");
    sizes.push(Number(response.headers.get("content-length")));
    texts.add(await response.text());
  }
  assert.equal(texts.size, 1);
  assert.ok(sizes[0] > 0 && sizes[0] < sizes[1] && sizes[1] < sizes[2], sizes.join(" < "));
});

test("what is not there, and what is not allowed", async () => {
  assert.equal((await fetch(`${server.address}nothing`)).status, 404);
  for (const path of ["../../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "assets/..%2f..%2findex.html", "//etc/passwd"])
    assert.equal((await fetch(server.address + path)).status, 404, path);
  assert.equal((await fetch(server.address, { method: "POST", body: "x" })).status, 405);
  assert.equal((await fetch(server.address, { method: "DELETE" })).status, 405);
});

test("broken and oversized requests are turned away", async () => {
  for (const text of ["\r\n\r\n", "\0".repeat(5000), "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", `GET /${"a".repeat(9000)} HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\nX: ${"b".repeat(20000)}\r\n\r\n`, `POST / HTTP/1.1\r\nContent-Length: 99999999999999\r\n\r\n`, "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\nx",
    "GET / HTTP/1.1\r\nRange: bytes=5-1\r\n\r\n", "GET / HTTP/1.1\r\nRange: bytes=0-99999999999999999999\r\n\r\n"])
    await raw(text, { keep: 700 });
  assert.equal((await fetch(server.address)).status, 200);
});

test("slow clients do not keep others waiting", async () => {
  const slow = Array.from({ length: 30 }, () => {
    const socket = createConnection(server.port, "127.0.0.1");
    socket.on("error", () => {});
    return socket;
  });
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.write("GET / HTTP/1.1\r\nHost: ", resolve))));
  assert.equal((await fetch(server.address, { headers: { Connection: "close" } })).status, 200);
  assert.ok(slow.every((socket) => !socket.destroyed && !socket.readableEnded), "answered while all of them wait");
  for (const socket of slow) socket.destroy();
});
