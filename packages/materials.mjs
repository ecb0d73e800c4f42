// materials.mjs VERSION: the materials of the packages as SPDX 2.3: the libraries that the program links, the packages
// whose code or fonts are in the page, and the sources of the wheel's module and of the program for macOS. materials.mjs --licences FOLDER: the
// licences of the contents of the program and the page, a file each.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("..", import.meta.url);
const [version, folder] = process.argv.slice(2);
const lock = JSON.parse(readFileSync(new URL("web/package-lock.json", root), "utf8"));
const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000);

// Debian packages: source, licence, and whether the tarball contains them.
const linked = {
  "libfmt-dev": "MIT",
  "nlohmann-json3-dev": "MIT",
  "libcli11-dev": "BSD-3-Clause",
  "zlib1g-dev": "Zlib",
  "libzstd-dev": "BSD-3-Clause",
  "libsqlite3-dev": "blessing",
  "libevent-dev": "BSD-3-Clause",
  "libjpeg62-turbo-dev": "IJG AND BSD-3-Clause AND Zlib",
  "libpng-dev": "libpng-2.0",
  "libwebp-dev": "BSD-3-Clause",
  "libstdc++-12-dev": "GPL-3.0-or-later WITH GCC-exception-3.1",
  "libc6-dev": "LGPL-2.1-or-later",
  "wasi-libc": "MIT",
  "libc++-19-dev-wasm32": "Apache-2.0 WITH LLVM-exception",
};
const inPage = { "solid-js": "MIT", "@fontsource-variable/inter": "OFL-1.1", "@fontsource-variable/literata": "OFL-1.1" };

// Packages of Python: in the wheel, and in the program for macOS.
const fromPython = { nanobind: "BSD-3-Clause", ziglang: "MIT AND Apache-2.0 WITH LLVM-exception" };

if (version === "--licences") {
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(linked)) copyFileSync(`/usr/share/doc/${name}/copyright`, join(folder, name));
  for (const name of Object.keys(inPage))
    copyFileSync(new URL(`web/node_modules/${name}/LICENSE`, root), join(folder, name.split("/").pop()));
  process.exit();
}

// None if neither has been made.
const python = fileURLToPath(new URL("build/venv/bin/python", root));
const wheels = existsSync(python)
  ? JSON.parse(execFileSync(python, ["-m", "pip", "list", "--disable-pip-version-check", "--format=json"], { encoding: "utf8" }))
  : [];
const debian = (name) =>
  execFileSync("dpkg-query", ["-W", "-f", "${Version}", name], { encoding: "utf8" }).trim();

const entry = (id, name, of, licence, purl) => ({
  SPDXID: `SPDXRef-${id.replace(/[^A-Za-z0-9.-]/g, "-")}`,
  name,
  versionInfo: of,
  downloadLocation: "NOASSERTION",
  filesAnalyzed: false,
  licenseConcluded: licence,
  licenseDeclared: licence,
  copyrightText: "NOASSERTION",
  ...(purl && { externalRefs: [{ referenceCategory: "PACKAGE-MANAGER", referenceType: "purl", referenceLocator: purl }] }),
});

const clew = entry("clew", "clew", version, "MIT");
const parts = [
  ...Object.entries(linked).map(([name, licence]) => {
    const of = debian(name);
    return entry(`deb-${name}`, name, of, licence, `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(of)}`);
  }),
  ...Object.entries(inPage).map(([name, licence]) => {
    const of = lock.packages[`node_modules/${name}`].version;
    return entry(`npm-${name}`, name, of, licence, `pkg:npm/${name.replace("@", "%40")}@${of}`);
  }),
  ...wheels
    .filter(({ name }) => name in fromPython)
    .map(({ name, version: of }) => entry(`pypi-${name}`, name, of, fromPython[name], `pkg:pypi/${name}@${of}`)),
];
const document = {
  spdxVersion: "SPDX-2.3",
  dataLicense: "CC0-1.0",
  SPDXID: "SPDXRef-DOCUMENT",
  name: `clew-${version}`,
  documentNamespace: `https://spdx.org/spdxdocs/clew-${version}-${seconds}`,
  creationInfo: { created: new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z"), creators: ["Organization: The Clew authors"] },
  packages: [clew, ...parts],
  relationships: [
    { spdxElementId: "SPDXRef-DOCUMENT", relationshipType: "DESCRIBES", relatedSpdxElement: clew.SPDXID },
    ...parts.map((part) => ({ spdxElementId: clew.SPDXID, relationshipType: "CONTAINS", relatedSpdxElement: part.SPDXID })),
  ],
};
console.log(JSON.stringify(document, null, 1));
