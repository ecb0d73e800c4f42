/// <reference types="vite/client" />
declare module "virtual:engine" {
  const urls: { first: string; whole: string };
  export default urls;
}
