// Words of a trial in English.
import { countedIn } from "../prose.ts";

const counted = countedIn("en");

export const trial = {
  title: (steps: number) => `This needs trial and error: ${counted(steps, "step", "steps")}`,
  show: "Show",
  tree: "Tree of the trial",
  fails: (steps: number) => (steps ? `fails in ${counted(steps, "step", "steps")}` : "fails at once"),
  ruleOut: (digit: string, cell: string) => `Rule out ${digit} in ${cell}`,
  shown: "The grid shows the branch that is open.",
};
