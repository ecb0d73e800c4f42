// The service worker: caches the page's own files, so that it works offline. File names contain a hash of their
// contents; only the page itself is requested again when there is a network. Files beyond the first load are fetched
// when the page reports that it is idle.
const store = "clew-__VERSION__";
const files = __FILES__;
const later = __LATER__;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(store).then((cache) => cache.addAll(["./", ...files, "./manifest.webmanifest", "./icon.svg"])).then(() => self.skipWaiting()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data !== "rest") return;
  event.waitUntil(caches.open(store).then((cache) => Promise.all(later.map(async (name) => {
    if (!(await cache.match(name))) await cache.add(name);
  }))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("clew-") && name !== store).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function fresh(request) {
  const cache = await caches.open(store);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put("./", response.clone());
    return response;
  } catch {
    return (await cache.match("./")) ?? Response.error();
  }
}

async function kept(request) {
  const cache = await caches.open(store);
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  event.respondWith(event.request.mode === "navigate" ? fresh(event.request) : kept(event.request));
});
