// How far the work is: on a terminal in one line that is rewritten, otherwise a line for each failure and one at the end.
import { countOf, printable, writeNumber } from '../lintel.ts';
import type { JobResult } from '../worker/run-job.ts';

export interface WorkSummary {
  readonly stored: number;
  /** Repositories that failed and were tried again. */
  readonly failed: number;
  readonly setAside: readonly { readonly repository: string; readonly reason: string }[];
  readonly seconds: number;
}

const eraseLine = '\r\u001b[2K';

export class Progress {
  readonly #total: number | undefined;
  readonly #startedAt = performance.now();
  readonly #isTerminal = process.stderr.isTTY && process.env['CI'] === undefined;
  #stored = 0;
  #failed = 0;
  #ended = 0;
  readonly #setAside: { repository: string; reason: string }[] = [];

  /** `total`: how many jobs are known to wait; undefined if others add more. */
  constructor(total?: number) {
    this.#total = total;
  }

  readonly note = (result: JobResult): void => {
    const { repository, kind, reason = '' } = result;
    if (kind === 'stored') this.#stored++;
    if (kind === 'failed') this.#failed++;
    else this.#ended++;
    if (kind === 'set aside') this.#setAside.push({ repository, reason });
    if (kind === 'failed') this.#say(`${repository} failed and will be tried again: ${reason}`);
    if (kind === 'set aside') this.#say(`${repository} is set aside: ${reason}`);
    this.#show();
  };

  readonly noteWait = (isWaiting: boolean): void => {
    this.#say(isWaiting ? 'The database does not answer. Waiting for it.' : 'The database is back.');
  };

  end(): WorkSummary {
    if (this.#isTerminal) process.stderr.write(eraseLine);
    return {
      stored: this.#stored,
      failed: this.#failed,
      setAside: this.#setAside,
      seconds: Math.round(performance.now() - this.#startedAt) / 1000,
    };
  }

  #say(text: string): void {
    process.stderr.write(`${this.#isTerminal ? eraseLine : ''}${printable(text)}\n`);
  }

  #show(): void {
    if (!this.#isTerminal) return;
    const rate = this.#ended / ((performance.now() - this.#startedAt) / 1000);
    const of = this.#total === undefined ? '' : ` of ${writeNumber(this.#total)}`;
    process.stderr.write(
      `${eraseLine}Analysed ${writeNumber(this.#ended)}${of}, ${rate.toFixed(1)} per second`,
    );
  }
}

/** `Analysed 998 repositories in 61.2 s (16.3 per second). 2 are set aside.` */
export function describeSummary({ stored, setAside, seconds }: WorkSummary): string {
  const rate = seconds === 0 ? '' : ` (${(stored / seconds).toFixed(1)} per second)`;
  const aside = setAside.length === 0 ? '' : ` ${countOf(setAside.length, 'is', 'are')} set aside.`;
  return `Analysed ${countOf(stored, 'commit')} in ${seconds.toFixed(1)} s${rate}.${aside}`;
}
