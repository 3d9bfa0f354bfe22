// Long synchronous work, done in slices: between two of them the event loop runs, so that a signal can abort the work
// and a terminal can show how far it is.

const sliceMs = 30;

export class Pacer {
  readonly #signal: AbortSignal | undefined;
  /** By the wall's clock: the engine's own is another module to load, and dearer to read. */
  #sliceStart = Date.now();

  constructor(signal?: AbortSignal) {
    this.#signal = signal;
    signal?.throwIfAborted();
  }

  /** Cheap enough to ask once per file. */
  isSliceOver(): boolean {
    const spentMs = Date.now() - this.#sliceStart;
    // Below zero once somebody has set the clock back.
    return spentMs > sliceMs || spentMs < 0;
  }

  /** Lets the event loop run; throws the signal's reason where it was aborted. */
  async rest(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#signal?.throwIfAborted();
    this.#sliceStart = Date.now();
  }
}
