// The names a file uses, with the enclosing types of each use: `Line` inside `Cart` may be `Cart.Line`.
import type { ImportStatement } from '../../../model/source.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { PairTable } from '../../kit/pair-table.ts';
import { resized } from '../../kit/resized.ts';
import type { Contexts } from './contexts.ts';
import { words } from './words.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import { importStatement } from '../../kit/import-statement.ts';

const firstNames = 1024;

/** Reused across files. */
export class References {
  /** (chain such as `Cart.Line`, context), in order of first use. */
  readonly #uses = new PairTable();
  /** For each use: the first word of the chain, and its line. */
  readonly #firsts = new NumberStack();
  readonly #lines = new NumberStack();
  /** Chain → context of its last use, numbered across files: repeated uses are the common case. */
  #last = new Float64Array(firstNames);
  #contextsBefore = 1;
  /** Chain → its index in `#found` + 1, while collecting. */
  #placeOf = new Int32Array(firstNames);
  /** The first use of each chain, and the contexts of all. */
  readonly #found = new NumberStack();
  readonly #types: string[][] = [];

  begin(): void {
    this.#uses.clear();
    this.#firsts.clear();
    this.#lines.clear();
  }

  note(chain: number, first: number, context: number, line: number): void {
    if (chain >= this.#last.length) this.#widen(chain * 2);
    const place = this.#contextsBefore + context;
    if (this.#last[chain] === place) return;
    this.#last[chain] = place;
    const { size } = this.#uses;
    if (this.#uses.numberOf(chain, context) < size) return;
    this.#firsts.push(first);
    this.#lines.push(line);
  }

  /** In source order, one per chain, without members of the enclosing types. */
  addTo(statements: ImportStatement[], contexts: Contexts): void {
    this.#collect(contexts);
    this.#contextsBefore += contexts.size;
    for (let place = 0; place < this.#found.size; place++) {
      const use = this.#found.at(place);
      const chain = this.#uses.leftOf(use);
      this.#placeOf[chain] = 0;
      const specifier = words.text(chain);
      const types = this.#types[place]!;
      const isOutside = types.length === 1 && types[0] === '';
      const detail: ImportDetail | undefined = isOutside ? undefined : { kind: 'types-around', types };
      statements.push(importStatement({ specifier, detail, line: this.#lines.at(use), kind: 'reference' }));
    }
    this.#found.clear();
    this.#types.length = 0;
  }

  #collect(contexts: Contexts): void {
    const uses = this.#uses;
    for (let use = 0; use < uses.size; use++) {
      const chain = uses.leftOf(use);
      const context = uses.rightOf(use);
      // A longer chain may name something that another file adds to the type.
      if (chain === this.#firsts.at(use) && contexts.hasMember(context, chain)) continue;
      const path = contexts.pathOf(context);
      const place = this.#placeOf[chain]! - 1;
      if (place === -1) {
        this.#found.push(use);
        this.#placeOf[chain] = this.#types.push([path]);
      } else this.#types[place]!.push(path);
    }
  }

  #widen(length: number): void {
    this.#last = resized(this.#last, new Float64Array(length));
    this.#placeOf = resized(this.#placeOf, new Int32Array(length));
  }
}
