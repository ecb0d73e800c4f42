// Asks the same thing again and again while only the newest answer matters. A call that is still
// running is given a moment to finish before its worker is ended, because most do.

const patience = 80; // ms

export class Latest {
  private running: AbortController | undefined;
  private started = 0;
  private next: (() => void) | undefined;
  private timer = 0;

  /** Runs `ask` now or as soon as the one before has ended; an older one that waits is dropped. */
  run(ask: (signal: AbortSignal) => Promise<void>): void {
    this.next = () => {
      this.next = undefined;
      const controller = (this.running = new AbortController());
      this.started = performance.now();
      ask(controller.signal).finally(() => {
        if (this.running !== controller) return;
        this.running = undefined;
        clearTimeout(this.timer);
        this.next?.();
      });
    };
    if (!this.running) return this.next();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.running?.abort(), Math.max(0, this.started + patience - performance.now()));
  }

  stop(): void {
    this.next = undefined;
    this.running?.abort();
  }
}
