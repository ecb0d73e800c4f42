// Runs files of tests one after the other; a file that fails is run once more. Tests that failed first
// and passed then are flaky: they are named, and do not fail the run.
// files.mjs SECONDS FILE…: SECONDS bounds all of it. With CLEW_JUNIT, a folder, each file leaves its results
// there as JUnit XML, and flaky tests a line each in flaky.txt.
import { appendFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { toXml } from "../junit.mjs";

const [seconds, ...files] = process.argv.slice(2);
const kept = process.env.CLEW_JUNIT;
const end = setTimeout(() => {
  console.error(`not done within ${seconds} seconds`);
  process.exit(1);
}, Number(seconds) * 1000);

/** Runs one file in a process of its own. Returns its test cases. */
async function once(file) {
  const found = [];
  const results = run({ files: [file], timeout: 600000, forceExit: true });
  const note = (failed) => ({ name, skip, details }) => {
    // A test with tests of its own fails with them.
    if (details.error?.failureType !== "subtestsFailed") found.push({ name, failed: failed && !skip, skipped: skip !== undefined });
  };
  results.on("test:pass", note(false)).on("test:fail", note(true));
  for await (const text of results.compose(new spec())) process.stdout.write(text);
  // A file that ended before any test, or was killed after them, fails under its own name.
  if (found.length === 0) found.push({ name: "the whole file", failed: true, skipped: false });
  return found;
}

let failed = false;
for (const file of files) {
  const name = basename(file, ".test.mjs");
  let cases = await once(file);
  const first = cases.filter((one) => one.failed);
  if (first.length > 0) {
    console.error(`${name} failed; it is run once more`);
    cases = await once(file);
    if (cases.some((one) => one.failed)) failed = true;
    else {
      for (const one of first) {
        const line = `flaky: ${name}: ${one.name}`;
        console.error(line);
        if (kept) appendFileSync(join(kept, "flaky.txt"), `${line}\n`);
      }
    }
  }
  if (kept) writeFileSync(join(kept, `${name}.xml`), toXml(cases));
}
clearTimeout(end);
process.exit(failed ? 1 : 0);
