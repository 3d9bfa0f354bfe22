// Splits long synchronous work into slices. Between two slices the event loop runs, so that a signal can abort the work
// and a terminal can show the progress.

const sliceMs = 30;

export class Pacer {
  readonly #signal: AbortSignal | undefined;
  /** Not performance.now(), which is another module to load, and slower. */
  #sliceStart = Date.now();

  constructor(signal?: AbortSignal) {
    this.#signal = signal;
    signal?.throwIfAborted();
  }

  /** Cheap enough to call once per file. */
  isSliceOver(): boolean {
    const spentMs = Date.now() - this.#sliceStart;
    // Negative if the clock was set back.
    return spentMs > sliceMs || spentMs < 0;
  }

  /** Lets the event loop run; throws the signal's reason if it was aborted. */
  async rest(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#signal?.throwIfAborted();
    this.#sliceStart = Date.now();
  }
}
