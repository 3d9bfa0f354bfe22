// The files to extract, in batches: small enough that no thread waits long for the last one, large enough that handing one
// over is cheap compared with reading it.
import type { SourceFile } from '../model/source.ts';
import type { Batch, BatchQueue, Outcome } from '../model/worker-pool.ts';

const batchSize = 128;

export class Batches implements BatchQueue {
  readonly files: readonly SourceFile[];
  readonly #outcomes: (Outcome | undefined)[] = [];
  readonly #returned: Batch[] = [];
  #next = 0;
  /** Number of extracted files. */
  done = 0;

  constructor(files: readonly SourceFile[]) {
    this.files = files;
  }

  take(): Batch | undefined {
    if (this.#next >= this.files.length) return undefined;
    const start = this.#next;
    this.#next += batchSize;
    return { start, files: this.files.slice(start, this.#next) };
  }

  putBack(batch: Batch): void {
    this.#returned.push(batch);
  }

  takeReturned(): Batch | undefined {
    return this.#returned.pop();
  }

  finish({ start }: Batch, outcomes: readonly Outcome[]): void {
    for (let i = 0; i < outcomes.length; i++) this.#outcomes[start + i] = outcomes[i];
    this.done += outcomes.length;
  }

  /** To be called when all batches are finished. `index` is that of the file in `files`. */
  outcomeAt(index: number): Outcome {
    const outcome = this.#outcomes[index];
    if (outcome === undefined) throw new Error(`Not extracted: ${this.files[index]?.path}`);
    return outcome;
  }
}
