// Components that are not part of the first load.
import { type Component, lazy } from "solid-js";
import { learn } from "../words/load.ts";

/** A component that is loaded with its words when it is first shown. */
export function lazily<T extends Component<any>>(load: () => Promise<T>): T & { preload: () => Promise<{ default: T }> } {
  return lazy(async () => {
    const [component] = await Promise.all([load(), learn("later")]);
    return { default: component };
  });
}
