// What the page's modules ask of a browser as they are loaded: a window of some size, and timers that
// do at once what the page does bit by bit.
const nothing = () => undefined;
Object.assign(globalThis, {
  window: {
    innerWidth: 1440, innerHeight: 900, addEventListener: nothing,
    setTimeout: (act: (...args: unknown[]) => void, _after: number, ...args: unknown[]) => { act(...args); return 0; },
  },
});
