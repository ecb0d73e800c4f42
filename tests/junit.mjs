// Reads and writes results of tests in JUnit's XML. ctest, GoogleTest, pytest and vitest write it, too.

const entities = { "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;", "&": "&amp;" };
const escaped = (text) => text.replace(/[<>"'&]/g, (sign) => entities[sign]);
const plain = (text) => Object.entries(entities).reduce((seen, [sign, entity]) => seen.replaceAll(entity, sign), text);

/** The test cases of a file: `{name, failed, skipped}` each. */
export function cases(xml) {
  const found = [];
  for (const [, attributes, body = ""] of xml.matchAll(/<testcase\b((?:[^>"']|"[^"]*"|'[^']*')*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)) {
    found.push({
      name: plain(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? ""),
      failed: /<(failure|error)\b/.test(body),
      skipped: /<skipped\b/.test(body) || /\bstatus="(notrun|disabled)"/.test(attributes),
    });
  }
  return found;
}

/** A file of these test cases. */
export function toXml(found) {
  const line = ({ name, failed, skipped }) => `<testcase name="${escaped(name)}">${failed ? "<failure/>" : ""}${skipped ? "<skipped/>" : ""}</testcase>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<testsuites>\n${found.map(line).join("\n")}\n</testsuites>\n`;
}
