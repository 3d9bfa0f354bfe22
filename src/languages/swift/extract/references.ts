// The names a file uses, with the enclosing types of each use: `Line` inside `Cart` may be `Cart.Line`.
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { ImportStatement } from '../../../model/source.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { importStatement } from '../../kit/import-statement.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { PairTable } from '../../kit/pair-table.ts';
import type { Contexts } from './contexts.ts';
import { words } from './words.ts';

/** Of a chain: the line of its first use, and the types around all of its uses. */
interface Found {
  readonly line: number;
  readonly types: string[];
}

/** Reused across files. */
export class References {
  /** (chain such as `Cart.Line`, context), in order of first use. */
  readonly #uses = new PairTable();
  /** For each use: the first word of the chain, and its line. */
  readonly #firsts = new NumberStack();
  readonly #lines = new NumberStack();

  begin(): void {
    for (const each of [this.#uses, this.#firsts, this.#lines]) each.clear();
  }

  note(chain: number, first: number, context: number, line: number): void {
    const { size } = this.#uses;
    if (this.#uses.numberOf(chain, context) < size) return;
    this.#firsts.push(first);
    this.#lines.push(line);
  }

  /** In source order, one per chain, without members of the enclosing types. */
  addTo(statements: ImportStatement[], contexts: Contexts): void {
    const uses = this.#uses;
    const found = new Map<number, Found>();
    for (let use = 0; use < uses.size; use++) {
      const chain = uses.leftOf(use);
      const context = uses.rightOf(use);
      // A longer chain may name something that another file adds to the type.
      if (chain === this.#firsts.at(use) && contexts.hasMember(context, chain)) continue;
      const { types } = getOrAdd(found, chain, () => ({ line: this.#lines.at(use), types: [] }));
      types.push(contexts.pathOf(context));
    }
    for (const [chain, { line, types }] of found) {
      const isOutside = types.length === 1 && types[0] === '';
      const detail: ImportDetail | undefined = isOutside ? undefined : { kind: 'types-around', types };
      statements.push(importStatement({ specifier: words.text(chain), detail, line, kind: 'reference' }));
    }
  }
}
