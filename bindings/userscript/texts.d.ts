// Modules that the build puts in as texts: the packed engine as base64, the worker's code, a sheet of styles.
declare module "clew:module" { const text: string; export default text; }
declare module "clew:worker" { const text: string; export default text; }
declare module "*.css" { const text: string; export default text; }
