// One runs, the others wait in line; whoever asks for what already waits shares it. What runs is not shared: it may
// have read a file before the caller changed it.

const mostWaiting = 16;

export class RunQueue<Result> {
  readonly #waiting = new Map<string, Promise<Result>>();
  #last: Promise<unknown> = Promise.resolve();

  /** `key` says what is asked for. Rejects with a {@link QueueFullError} where too many different things wait. */
  async run(key: string, job: () => Promise<Result>): Promise<Result> {
    const shared = this.#waiting.get(key);
    if (shared !== undefined) return shared;
    if (this.#waiting.size >= mostWaiting) throw new QueueFullError();
    const run = this.#last.then(() => {
      this.#waiting.delete(key);
      return job();
    });
    this.#waiting.set(key, run);
    this.#last = run.catch(() => undefined);
    return run;
  }

  /** Resolves when nothing runs or waits any more. */
  async idle(): Promise<void> {
    for (let last; last !== this.#last;) {
      last = this.#last;
      await last;
    }
  }
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor() {
    super('Too many projects wait to be analysed.');
  }
}
