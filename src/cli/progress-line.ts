// The progress of the analysis in one line, which is rewritten in place and erased at the end.
import type { Progress } from '../model/run.ts';
import { writeNumber } from '../std/words.ts';

const intervalMs = 100;

const verbs: Readonly<Record<Progress['stage'], string>> = {
  scan: 'Scanning files',
  extract: 'Reading imports',
  resolve: 'Resolving imports',
  report: 'Writing report',
  revisions: 'Analysing revisions',
};

export class ProgressLine {
  readonly #write: (text: string) => void;
  readonly #now: () => number;
  #shownAt: number;
  #isShown = false;

  constructor(write: (text: string) => void, now = () => performance.now()) {
    this.#write = write;
    this.#now = now;
    this.#shownAt = now();
  }

  /** At most ten times a second, and not at all for a short run. */
  show({ stage, done, total }: Progress): void {
    if (this.#now() - this.#shownAt < intervalMs) return;
    this.#shownAt = this.#now();
    this.#isShown = true;
    const count = total === 0 ? writeNumber(done) : `${writeNumber(done)} of ${writeNumber(total)}`;
    this.#write(`${eraseLine}${verbs[stage]}: ${count}`);
  }

  end(): void {
    if (this.#isShown) this.#write(eraseLine);
    this.#isShown = false;
  }
}

const eraseLine = '\r\u001b[2K';
