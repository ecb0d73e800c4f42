// Words of the finish in English.
import { countedIn, helpIn } from "../prose.ts";
import { inProse } from "./prose.ts";

const counted = countedIn("en");

export const finished = {
  title: "Solved",
  thread: "This is the thread you followed.",
  rows: { time: "Time", hardest: "Hardest step", hints: "Hints", days: "Days in a row" },
  bestIs: (time: string) => `your best is ${time}`, bestWas: (time: string) => `your best, ${time} before`,
  help: helpIn(counted, ["hint", "hints"], ["step by the page", "steps by the page"], "none"),
  hardest: (technique: string) => technique.replace(/^\S.*?(?= on |$)/, inProse),
  alone: "You found the way by yourself.",
  next: "Next puzzle", harder: "A harder one", layout: "Another layout",
  picture: "Share picture", saved: "The picture is saved.",
  tell: "Copy the result", told: "The result is on the clipboard.", notTold: "The browser does not let the page write to the clipboard.",
  result: (what: string, time: string, help: string) => `Clew, ${what}: solved${time ? ` in ${time}` : ""}, ${help}.`,
  resultHelp: helpIn(counted, ["hint", "hints"], ["step by the page", "steps by the page"], "without a hint"),
};
