// Words in German that come after the first load.
export * from "./drawn.ts";
export { build } from "./build.ts";
export { days } from "./days.ts";
export { finished } from "./finished.ts";
export { ideas } from "./ideas.ts";
export { learn } from "./learn.ts";
export { options } from "./options.ts";
export { order } from "./order.ts";
export { photo } from "./photo.ts";
export { picture } from "./shared-picture.ts";
export { reading } from "./reading.ts";
export { sheets } from "./sheets.ts";
export { trial } from "./trial.ts";
export { workbench } from "./workbench.ts";
