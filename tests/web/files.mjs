// Runs files of tests, as many at a time as there are processors, longest first; a file that fails is run once
// more, alone. Tests that failed first and passed then are flaky: they are named, and do not fail the run.
// files.mjs SECONDS FILE…: SECONDS bounds all of it. With CLEW_JUNIT, a folder, each file leaves its results
// there as JUnit XML, and flaky tests a line each in flaky.txt.
import { appendFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
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

/** Runs one file in a process of its own, and prints its report when it ends. Returns its test cases. */
async function once(file) {
  const found = [];
  const results = run({ files: [file], timeout: 1200000, forceExit: true });
  const note = (failed) => ({ name, skip, details }) => {
    // A test with tests of its own fails with them.
    if (details.error?.failureType !== "subtestsFailed") found.push({ name, failed: failed && !skip, skipped: skip !== undefined });
  };
  results.on("test:pass", note(false)).on("test:fail", note(true));
  let report = "";
  for await (const text of results.compose(new spec())) report += text;
  process.stdout.write(`${nameOf(file)}\n${report}`);
  // A file that ended before any test, or was killed after them, fails under its own name.
  if (found.length === 0) found.push({ name: "the whole file", failed: true, skipped: false });
  return found;
}

const nameOf = (file) => basename(file, ".test.mjs");
const failedOf = (cases) => cases.filter((one) => one.failed);
const keep = (file, cases) => kept && writeFileSync(join(kept, `${nameOf(file)}.xml`), toXml(cases));

/** Takes files from the queue until it is empty. Fills `failures` with the files that failed, and their cases. */
async function lane(queue, failures) {
  for (let file; (file = queue.shift()); ) {
    const cases = await once(file);
    keep(file, cases);
    if (failedOf(cases).length > 0) failures.set(file, cases);
  }
}

const failures = new Map();
const queue = files.toSorted((one, other) => statSync(other).size - statSync(one).size);
await Promise.all(Array.from({ length: availableParallelism() }, () => lane(queue, failures)));
let failed = false;
for (const [file, first] of failures) {
  console.error(`${nameOf(file)} failed; it is run once more`);
  const cases = await once(file);
  keep(file, cases);
  if (failedOf(cases).length > 0) failed = true;
  else {
    for (const one of failedOf(first)) {
      const line = `flaky: ${nameOf(file)}: ${one.name}`;
      console.error(line);
      if (kept) appendFileSync(join(kept, "flaky.txt"), `${line}\n`);
    }
  }
}
clearTimeout(end);
process.exit(failed ? 1 : 0);
