// Runs one job at a time. A request for a job that is already waiting shares it. A job that is already running is not
// shared: it may have read a file before the caller changed it.

const maxWaiting = 16;

export class RunQueue<Result> {
  readonly #waiting = new Map<string, Promise<Result>>();
  #last: Promise<unknown> = Promise.resolve();

  /** `key` identifies the job. Rejects with a {@link QueueFullError} if too many jobs are waiting. */
  async run(key: string, job: () => Promise<Result>): Promise<Result> {
    const shared = this.#waiting.get(key);
    if (shared !== undefined) return shared;
    if (this.#waiting.size >= maxWaiting) throw new QueueFullError();
    const run = this.#last.then(() => {
      this.#waiting.delete(key);
      return job();
    });
    this.#waiting.set(key, run);
    this.#last = run.catch(() => undefined);
    return run;
  }

  /** Resolves when no job is running or waiting. */
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
    super('Too many projects are waiting to be analysed.');
  }
}
