/// <reference types="vite/client" />
declare module "virtual:engine" {
  const urls: { first: string; whole: string; photo: string };
  export default urls;
}
