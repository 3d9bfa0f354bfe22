// Long synchronous work, done in slices: between two of them the event loop runs, so that a signal can abort the work
// and a terminal can show how far it is.

const sliceMs = 30;

export class Pacer {
  readonly #signal: AbortSignal | undefined;
  #sliceStart = performance.now();

  constructor(signal?: AbortSignal) {
    this.#signal = signal;
    signal?.throwIfAborted();
  }

  /** Cheap enough to ask once per file. */
  isSliceOver(): boolean {
    return performance.now() - this.#sliceStart > sliceMs;
  }

  /** Lets the event loop run; throws the signal's reason where it was aborted. */
  async rest(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    this.#signal?.throwIfAborted();
    this.#sliceStart = performance.now();
  }
}
