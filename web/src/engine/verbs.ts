// What verbs take and answer, as the engine's own package says it.
export type * from "../../../bindings/wasm/src/verbs.ts";
