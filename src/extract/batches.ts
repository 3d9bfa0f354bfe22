// The files to be read, cut into batches: small enough that nobody waits long for the last one, large enough that
// handing one over costs nothing beside reading it.
import type { Batch, Outcome, WorkList } from '../model/crew.ts';
import type { SourceFile } from '../model/source.ts';

const batchSize = 128;

export class Batches implements WorkList {
  readonly files: readonly SourceFile[];
  readonly #outcomes: (Outcome | undefined)[] = [];
  readonly #returned: Batch[] = [];
  #next = 0;
  /** Files that are read. */
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

  giveBack(batch: Batch): void {
    this.#returned.push(batch);
  }

  takeReturned(): Batch | undefined {
    return this.#returned.pop();
  }

  finish({ start }: Batch, outcomes: readonly Outcome[]): void {
    for (let i = 0; i < outcomes.length; i++) this.#outcomes[start + i] = outcomes[i];
    this.done += outcomes.length;
  }

  /** Once there is nothing left to take, by the file's place in the list. */
  outcomeAt(place: number): Outcome {
    const outcome = this.#outcomes[place];
    if (outcome === undefined) throw new Error(`Nobody has read ${this.files[place]?.path}`);
    return outcome;
  }
}
