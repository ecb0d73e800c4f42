// Requests and answers of the verbs, from the engine's own package.
export type * from "../../../bindings/wasm/src/verbs.ts";
