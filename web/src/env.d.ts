/// <reference types="vite/client" />
declare module "virtual:engine" {
  const url: string;
  export default url;
}
