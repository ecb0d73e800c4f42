// The bodies of the dialogs, as one piece that is loaded when the first of them opens.
export { KeyTable } from "./KeyTable.tsx";
export { Library } from "./Library.tsx";
export { Menu } from "./Menu.tsx";
export { Options } from "./Options.tsx";
export { Share } from "./Share.tsx";
