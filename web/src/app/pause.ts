/** Lets the browser answer in between, so that no task is long. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
