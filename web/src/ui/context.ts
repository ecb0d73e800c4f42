import { createContext, useContext } from "solid-js";
import type { App } from "../app/app.ts";

export const AppContext = createContext<App>();

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error("outside the page");
  return app;
}
