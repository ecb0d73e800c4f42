import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import solid from "vite-plugin-solid";

/** The engine's modules, built by CMake's preset `wasm`, under names that change with their contents. */
function engine(): Plugin {
  const id = "virtual:engine";
  const files = { first: "clew-first.wasm", whole: "clew.wasm", photo: "clew-photo.wasm" };
  let building = false;
  const bytes = (name: string) => {
    const path = new URL(`../build/wasm/bin/${name}`, import.meta.url);
    if (!existsSync(path)) throw new Error(`build/wasm/bin/${name} is missing: cmake --preset wasm && ninja -C build/wasm`);
    return readFileSync(path);
  };
  return {
    name: "clew-engine",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (name) => (name === id ? `\0${id}` : null),
    load(name) {
      if (name !== `\0${id}`) return null;
      const urls = Object.entries(files).map(([key, name]) => {
        if (!building) return `${key}: "/${name}"`;
        return `${key}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source: bytes(name) })}`;
      });
      return `export default { ${urls.join(", ")} };`;
    },
    configureServer(server) {
      for (const name of Object.values(files))
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader("Content-Type", "application/wasm");
          response.end(bytes(name));
        });
    },
  };
}

/** The licences of the page's dependencies. */
function licences(): Plugin {
  const packages = ["@fontsource-variable/literata", "@fontsource-variable/inter", "solid-js"];
  return {
    name: "clew-licences",
    apply: "build",
    generateBundle() {
      const texts = packages.map((name) => `${name}\n\n${readFileSync(new URL(`node_modules/${name}/LICENSE`, import.meta.url), "utf8").trim()}\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n\n") });
    },
  };
}

/** The service worker: the files that the page begins with and those that come later, and a version
 *  that is the hash of them all. */
function offline(): Plugin {
  return {
    name: "clew-offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const hash = createHash("sha256");
        const files: string[] = [];
        const later = ["./library.json", "./starter.json", "./kinds.svg", "./icon-192.png", "./icon-512.png"];
        for (const name of later) hash.update(readFileSync(new URL(`public/${name}`, import.meta.url)));
        for (const file of Object.values(bundle)) {
          hash.update(file.fileName);
          hash.update(file.type === "chunk" ? file.code : file.source);
          const rare = (file.type === "chunk" && file.isDynamicEntry) || /\/clew-(?!first)[^/]*\.wasm$/.test(file.fileName);
          if (!/index\.html$|licences\.txt$/.test(file.fileName)) (rare ? later : files).push(`./${file.fileName}`);
        }
        const source = readFileSync(new URL("src/offline.js", import.meta.url), "utf8")
          .replace("__VERSION__", hash.digest("hex").slice(0, 12))
          .replace("__FILES__", JSON.stringify(files))
          .replace("__LATER__", JSON.stringify(later));
        this.emitFile({ type: "asset", fileName: "offline.js", source });
      },
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [engine(), solid(), licences(), offline()],
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  test: { environment: "node", testTimeout: 60_000, include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
