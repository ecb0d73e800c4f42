// Stand-ins for the browser functions that the page's modules use while they load: a window with a size, and timers
// that run at once.
const nothing = () => undefined;
Object.assign(globalThis, {
  window: {
    innerWidth: 1440, innerHeight: 900, addEventListener: nothing,
    setTimeout: (act: (...args: unknown[]) => void, _after: number, ...args: unknown[]) => { act(...args); return 0; },
  },
});
