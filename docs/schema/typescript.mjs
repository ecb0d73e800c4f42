// Writes bindings/wasm/src/verbs.ts, the types of the verbs' requests and answers, from verbs.json. With --check it
// writes nothing, and fails if the file differs from the result.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const target = join(here, "../../bindings/wasm/src/verbs.ts");
const { $defs: all } = JSON.parse(readFileSync(join(here, "verbs.json"), "utf8"));
// A …Line is the command line's.
const $defs = Object.fromEntries(Object.entries(all).filter(([name]) => !/.Line$/.test(name)));

const nameOf = (reference) => reference.replace("#/$defs/", "");
const plain = { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" };
const grouped = (type) => (/[|&]/.test(type) ? `(${type})` : type);
const comment = ({ description }, indent = "") => (description ? `${indent}/** ${description} */\n` : "");

const fields = ({ properties = {}, required = [] }, indent) =>
  Object.entries(properties).map(([name, rule]) =>
    `${comment(rule, indent)}${indent}${name}${required.includes(name) ? "" : "?"}: ${typeOf(rule, indent)};\n`).join("");

function typeOf(rule, indent = "") {
  if (rule.$ref) return nameOf(rule.$ref);
  if (rule.enum) return rule.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (rule.anyOf) return rule.anyOf.map((one) => typeOf(one, indent)).join(" | ");
  return [rule.type].flat().map((type) => {
    if (type === "array") {
      const item = typeOf(rule.items, indent);
      return rule.minItems && rule.minItems === rule.maxItems
        ? `[${Array(rule.minItems).fill(item).join(", ")}]` : `${grouped(item)}[]`;
    }
    if (type !== "object") return plain[type];
    if (rule.additionalProperties) return `Record<string, ${typeOf(rule.additionalProperties, indent)}>`;
    return `{\n${fields(rule, `${indent}  `)}${indent}}`;
  }).join(" | ");
}

function declared([name, rule]) {
  if (rule.type !== "object") return `${comment(rule)}export type ${name} = ${typeOf(rule)};\n`;
  const base = rule.allOf ? ` extends ${rule.allOf.map(({ $ref }) => nameOf($ref)).join(", ")}` : "";
  const body = fields(rule, "  ");
  // A record without a field would take any object.
  if (!body) return `${comment(rule)}export type ${name} = ${base ? base.slice(" extends ".length) : "Record<string, never>"};\n`;
  return `${comment(rule)}export interface ${name}${base} {\n${body}}\n`;
}

const verbs = Object.keys($defs).filter((name) => name.endsWith("Request") && `${name.slice(0, -7)}Answer` in $defs)
  .map((name) => name.slice(0, -7));
const text = [
  "// Requests and answers of the verbs. Written by docs/schema/typescript.mjs from verbs.json; change it there.\n",
  ...Object.entries($defs).map(declared),
  `export interface Verbs {\n${verbs.map((verb) => `  ${verb.toLowerCase()}: [${verb}Request, ${verb}Answer];\n`).join("")}}\n`,
].join("\n");

if (process.argv[2] !== "--check") writeFileSync(target, text);
else if (readFileSync(target, "utf8") !== text) {
  console.error("bindings/wasm/src/verbs.ts is not what docs/schema/verbs.json says: run `node docs/schema/typescript.mjs`");
  process.exit(1);
}
