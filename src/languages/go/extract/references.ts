// Names that a file uses but does not declare locally, each at its first use. `cart.Add` is one name: only the resolver
// knows whether `cart` is a package or a variable of a sibling file.
import type { ImportStatement } from '../../../model/source.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { PairTable } from '../../kit/pair-table.ts';
import type { Scopes } from '../../kit/scopes.ts';
import { none, words } from './words.ts';

/** Line of a reference that was taken back. */
const takenBack = 0;

/** Reused across files. */
export class References {
  /** (name, selector) */
  readonly #pairs = new PairTable();
  readonly #lines = new NumberStack();
  readonly #starts = new NumberStack();
  /** In order of use; a reference that was taken back may be added again. */
  readonly #log = new NumberStack();

  clear(): void {
    this.#pairs.clear();
    for (const stack of [this.#lines, this.#starts, this.#log]) stack.clear();
  }

  get mark(): number {
    return this.#log.size;
  }

  note(word: number, selector: number, line: number, start: number): void {
    const pair = this.#pairs.numberOf(word, selector);
    if (pair === this.#lines.size) {
      this.#lines.push(line);
      this.#starts.push(start);
    } else {
      if (this.#lines.at(pair) !== takenBack) return;
      this.#lines.put(pair, line);
      this.#starts.put(pair, start);
    }
    this.#log.push(pair);
  }

  /** Takes back references since the mark whose names are declared there. */
  takeBack(mark: number, scopes: Scopes): void {
    for (let i = mark; i < this.#log.size; i++) {
      const pair = this.#log.at(i);
      if (scopes.isHidden(this.#pairs.leftOf(pair))) this.#lines.put(pair, takenBack);
    }
  }

  /** In source order, without excluded names. Types that the file declares methods of are written `func (Cart)`. */
  addTo(statements: ImportStatement[], excluded: ReadonlySet<number>, receivers: ReadonlySet<number>): void {
    for (const pair of this.#inOrder(excluded)) {
      statements.push({
        specifier: this.#specifier(pair, receivers),
        line: this.#lines.at(pair),
        kind: 'reference',
      });
    }
  }

  #inOrder(excluded: ReadonlySet<number>): number[] {
    const starts = this.#starts;
    const pairs: number[] = [];
    let before = -1;
    let isSorted = true;
    for (let pair = 0; pair < starts.size; pair++) {
      if (this.#lines.at(pair) === takenBack || excluded.has(this.#pairs.leftOf(pair))) continue;
      if (starts.at(pair) < before) isSorted = false;
      before = starts.at(pair);
      pairs.push(pair);
    }
    return isSorted ? pairs : pairs.sort((a, b) => starts.at(a) - starts.at(b));
  }

  #specifier(pair: number, receivers: ReadonlySet<number>): string {
    const word = this.#pairs.leftOf(pair);
    const name = words.text(word);
    const selector = this.#pairs.rightOf(pair);
    if (selector !== none) return `${name}.${words.text(selector)}`;
    return receivers.has(word) ? `func (${name})` : name;
  }
}
