import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import solid from "vite-plugin-solid";

const module = new URL("../build/wasm/bin/clew.wasm", import.meta.url).pathname;

/** The engine's module, built by CMake's preset `wasm`, under a name that changes with its contents. */
function engine(): Plugin {
  const id = "virtual:engine";
  let building = false;
  const bytes = () => {
    if (!existsSync(module)) throw new Error("build/wasm/bin/clew.wasm is missing: cmake --preset wasm && ninja -C build/wasm");
    return readFileSync(module);
  };
  return {
    name: "clew-engine",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (name) => (name === id ? `\0${id}` : null),
    load(name) {
      if (name !== `\0${id}`) return null;
      if (!building) return `export default "/clew.wasm"`;
      const reference = this.emitFile({ type: "asset", name: "clew.wasm", source: bytes() });
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`;
    },
    configureServer(server) {
      server.middlewares.use("/clew.wasm", (_request, response) => {
        response.setHeader("Content-Type", "application/wasm");
        response.end(bytes());
      });
    },
  };
}

/** The licences of what the page carries with it. */
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

/** The service worker: its list of files, and a version that is the hash of them all. */
function offline(): Plugin {
  return {
    name: "clew-offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const hash = createHash("sha256");
        const files = Object.values(bundle).map((file) => {
          hash.update(file.fileName);
          hash.update(file.type === "chunk" ? file.code : file.source);
          return `./${file.fileName}`;
        });
        const source = readFileSync(new URL("src/offline.js", import.meta.url), "utf8")
          .replace("__VERSION__", hash.digest("hex").slice(0, 12))
          .replace("__FILES__", JSON.stringify(files.filter((name) => !/index\.html$|licences\.txt$/.test(name))));
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
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
