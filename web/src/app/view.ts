// What is selected and shown, and what is said about it: everything that is no part of the puzzle.
import { batch, type Component, createSignal } from "solid-js";
import type { Mode } from "../model/acts.ts";
import type { Reading } from "../model/reading.ts";
import type { Spotted } from "../model/several.ts";

export type DialogName = "options" | "keys" | "library" | "games" | "statistics" | "days" | "share" | "menu" | "steps" | "prove" | "path" | "photo" | "several" | "reading";

export function createView() {
  const [selected, select] = createSignal<readonly number[]>([]);
  const [focus, setFocus] = createSignal(0);
  const [mode, setMode] = createSignal<Mode>("value");
  const [ink, setInk] = createSignal(1);
  const [filter, setFilter] = createSignal(0);
  const [said, setSaid] = createSignal("");
  const [remark, setRemark] = createSignal("");
  const [refusal, setRefusal] = createSignal("");
  const [level, setLevel] = createSignal("");
  const [dialog, setDialog] = createSignal<DialogName | null>(null);
  /** A picture that was dropped or pasted, for the dialog that reads it. */
  const [pictured, setPictured] = createSignal<Blob | null>(null);
  /** Puzzles of one text, of which one is to be chosen. */
  const [spotted, setSpotted] = createSignal<readonly Spotted[]>([]);
  /** How a published puzzle was read. */
  const [reading, setReading] = createSignal<Reading | null>(null);
  const [shared, setShared] = createSignal<{ link: string; copied: boolean } | null>(null);
  const [zoom, setZoom] = createSignal(1);
  const [starting, setStarting] = createSignal(true);
  const [begun, setBegun] = createSignal(false);
  /** The layout that the start page offers puzzles of. */
  const [picked, setPicked] = createSignal<string | null>(null);
  /** What the lessons show: "" all of them, "x-wing", "x-wing/practice"; null while there are none. */
  const [lesson, setLesson] = createSignal<string | null>(null);
  const [wanted, setWanted] = createSignal(false);
  /** What an editor shows under the lines of the grid. */
  const [overlay, setOverlay] = createSignal<Component<{ scale: number }>>();
  /** Cells in which the overlay stands in place of marks. */
  const [veiled, setVeiled] = createSignal<ReadonlySet<number>>(new Set());
  /** Said to those who cannot see the page; the same words are said again. */
  const say = (text: string): void => {
    setSaid((before) => (before === text ? `${text}\u00a0` : text));
  };
  return {
    selected, focus, setFocus, mode, setMode, ink, setInk, filter, setFilter, said, say,
    setSelected(cells: readonly number[]): void {
      setRemark("");
      select(cells);
    },
    /** A short word on what has just been done, beside the grid until something else is. */
    remark, setRemark,
    tell(text: string): void {
      setRemark(text);
      say(text);
    },
    /** Why the last text or file was not taken. */
    refusal, setRefusal,
    level, setLevel, dialog, setDialog, pictured, setPictured, spotted, setSpotted, reading, setReading, shared, setShared, zoom, setZoom,
    /** The page's frame stands and a link has been read: the grid can come, in a task of its own. */
    begun, setBegun,
    /** The start page is open. */
    starting, picked, setPicked, lesson, setLesson,
    /** Goes to the start page or to the grid, from wherever one is. */
    setStarting: (on: boolean) => batch(() => {
      if (on !== starting() || lesson() !== null) {
        setRemark("");
        setRefusal("");
      }
      setLesson(null);
      setStarting(on);
    }),
    /** The grid is to have the focus, as soon as it is there. */
    wanted, setWanted,
    overlay, setOverlay, veiled, setVeiled,
  };
}
