// The names that a file uses, with the types around the places of use: `Line` inside `Cart` may be `Cart.Line`.
import type { ImportStatement } from '../../../model/source.ts';
import { NumberStack } from '../../../std/number-stack.ts';
import { PairTable } from '../../../std/pair-table.ts';
import { widened } from '../../../std/widened.ts';
import type { Contexts } from './contexts.ts';
import { words } from './words.ts';

const firstNames = 1024;
/** In `name` of a statement: the place outside of all types, where the name is used inside one too. */
const outside = '.';

/** Used for one file after the other. */
export class References {
  /** Chains (`Cart.Line`) with the contexts they are used in, in the order of their first use. */
  readonly #uses = new PairTable();
  /** Of each of them: the first word of the chain, and its line. */
  readonly #firsts = new NumberStack();
  readonly #lines = new NumberStack();
  /** Chain → the context it was last used in, counted through all files: most are used there again. */
  #last = new Float64Array(firstNames);
  #contextsBefore = 1;

  begin(): void {
    this.#uses.clear();
    this.#firsts.size = 0;
    this.#lines.size = 0;
  }

  note(chain: number, first: number, context: number, line: number): void {
    if (chain >= this.#last.length) this.#last = widened(this.#last, new Float64Array(chain * 2));
    const place = this.#contextsBefore + context;
    if (this.#last[chain] === place) return;
    this.#last[chain] = place;
    const { size } = this.#uses;
    if (this.#uses.numberOf(chain, context) < size) return;
    this.#firsts.push(first);
    this.#lines.push(line);
  }

  /** In the order of the text, one per chain, without those that a member of a type around them answers. */
  addTo(statements: ImportStatement[], contexts: Contexts): void {
    const uses = this.#uses;
    const indexOf = new Map<number, number>();
    const found: { readonly chain: number; readonly line: number; paths: string }[] = [];
    for (let use = 0; use < uses.size; use++) {
      const chain = uses.leftOf(use);
      const context = uses.rightOf(use);
      // A longer chain may yet lead to what another file adds to the type.
      if (chain === this.#firsts.at(use) && contexts.hasMember(context, chain)) continue;
      const path = context === 0 ? outside : contexts.pathOf(context);
      const earlier = indexOf.get(chain);
      if (earlier !== undefined) found[earlier]!.paths += ` ${path}`;
      else indexOf.set(chain, found.push({ chain, line: this.#lines.at(use), paths: path }) - 1);
    }
    this.#contextsBefore += contexts.size;
    for (const { chain, line, paths } of found) {
      const specifier = words.text(chain);
      if (paths === outside) statements.push({ specifier, line, kind: 'reference' });
      else statements.push({ specifier, name: paths, line, kind: 'reference' });
    }
  }
}
