// The names that a file uses, with the types around the places of use: `Line` inside `Cart` may be `Cart.Line`.
import type { ImportStatement } from '../../../model/source.ts';
import type { NameTable } from '../../../std/name-table.ts';
import type { Contexts } from './contexts.ts';

const firstNames = 1024;
/** In `name` of a statement: the place outside of all types, where the name is used inside one too. */
const outside = '.';

interface Use {
  /** `Cart.Line` */
  readonly chain: number;
  /** `Cart` */
  readonly first: number;
  readonly context: number;
  readonly line: number;
}

export class References {
  readonly #uses: Use[] = [];
  readonly #known = new Set<number>();
  /** The context + 1 that a chain was last used in: most are used there again. */
  #last = new Int32Array(firstNames);

  note(chain: number, first: number, context: number, line: number): void {
    if (chain >= this.#last.length) this.#widen(chain);
    if (this.#last[chain] === context + 1) return;
    const isNew = this.#last[chain] === 0;
    this.#last[chain] = context + 1;
    const key = chain * firstNames * firstNames + context;
    if (!isNew && this.#known.has(key)) return;
    this.#known.add(key);
    this.#uses.push({ chain, first, context, line });
  }

  /** In the order of the text, one per chain, without those that a member of a type around them answers. */
  statements(table: NameTable, contexts: Contexts): ImportStatement[] {
    const found = new Map<number, { readonly line: number; readonly paths: string[] }>();
    for (const { chain, first, context, line } of this.#uses) {
      // A longer chain may yet lead to what another file adds to the type.
      if (chain === first && contexts.hasMember(context, first)) continue;
      const path = context === 0 ? outside : contexts.pathOf(context);
      const earlier = found.get(chain);
      if (earlier === undefined) found.set(chain, { line, paths: [path] });
      else earlier.paths.push(path);
    }
    return Array.from(found, ([chain, { line, paths }]) => {
      const name = paths.length === 1 && paths[0] === outside ? {} : { name: paths.join(' ') };
      return { specifier: table.text(chain), ...name, line, kind: 'reference' };
    });
  }

  #widen(chain: number): void {
    const wider = new Int32Array(Math.max(chain + 1, this.#last.length * 2));
    wider.set(this.#last);
    this.#last = wider;
  }
}
