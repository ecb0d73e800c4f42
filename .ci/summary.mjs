// summary.mjs FOLDER: sums up the steps of CI. FOLDER/STEP/status holds each step's exit status, and XML files
// beside it the results of its test runners. A step without results counts as one test.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cases } from "../tests/junit.mjs";

let passed = 0;
let failed = 0;
let skipped = 0;
const flaky = [];
for (const step of readdirSync(process.argv[2]).sort()) {
  const folder = join(process.argv[2], step);
  const ended = join(folder, "status"); // missing if the step was killed
  const status = existsSync(ended) ? readFileSync(ended, "utf8").trim() : "killed";
  const results = readdirSync(folder).filter((name) => name.endsWith(".xml")).flatMap((name) => cases(readFileSync(join(folder, name), "utf8")));
  const bad = results.filter((one) => one.failed);
  for (const { name } of bad) console.log(`failed: ${step}: ${name}`);
  skipped += results.filter((one) => one.skipped && !one.failed).length;
  passed += results.length === 0 && status === "0" ? 1 : results.filter((one) => !one.skipped && !one.failed).length;
  failed += status === "0" ? 0 : Math.max(bad.length, 1);
  if (existsSync(join(folder, "flaky.txt"))) flaky.push(...readFileSync(join(folder, "flaky.txt"), "utf8").trim().split("\n"));
}
for (const line of flaky) console.log(line);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exit(failed ? 1 : 0);
