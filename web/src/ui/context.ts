import { createContext, useContext } from "solid-js";
import type { App } from "../app/app.ts";

/** The part of the page that a drawn grid uses; a picture without a page provides the same. */
export type Scene = Pick<
  App,
  | "layout" | "grid" | "doc" | "candidates" | "drawing" | "drawn" | "overlay" | "veiled"
  | "selected" | "setSelected" | "focus" | "setFocus" | "wanted" | "setWanted"
  | "mode" | "filter" | "marked" | "reveal" | "truth" | "solutions" | "panel" | "settings" | "marking" | "starting"
>;

export const AppContext = createContext<Scene>();

export function useScene(): Scene {
  const scene = useContext(AppContext);
  if (!scene) throw new Error("outside the page");
  return scene;
}

export const useApp = (): App => useScene() as App;
