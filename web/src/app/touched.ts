// The first press of a pointer or a key. On a phone, where the level is not shown, what nobody has asked for waits for it,
// so that a shared link costs little until the first entry.

const phone = 700; // px: the level stands beside wider grids

/** When a pointer or a key is first pressed. */
export const pressed = new Promise<void>((resolve) => {
  for (const name of ["pointerdown", "keydown"]) window.addEventListener(name, () => resolve(), { once: true, capture: true });
});

export const touched = (): Promise<void> => (window.innerWidth < phone ? pressed : Promise.resolve());
