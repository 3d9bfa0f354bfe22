// Which block a line stands in, by its indentation, and what that means for an import there: whether it waits for a call
// of the function around it, whether only a type checker ever sees it.
import type { ImportKind } from '../../../model/source.ts';
import type { Header } from './header.ts';

/** A set of the two bits below. */
export type Context = number;

const inFunction = 1;
const forTypes = 2;

export function kindOf(context: Context): ImportKind {
  if ((context & forTypes) !== 0) return 'type';
  return (context & inFunction) !== 0 ? 'lazy' : 'static';
}

export class Blocks {
  readonly #columns = [0];
  readonly #contexts: Context[] = [0];
  /** What an `else` at this level would be, after the `if` before it. */
  readonly #elses: Context[] = [0];
  /** Of the line's own statement. */
  context: Context = 0;
  /** Of what stands behind the colon of its header, on this line or in the block below. */
  body: Context = 0;

  /** A logical line begins in this column with this header. */
  enter(column: number, header: Header): void {
    let top = this.#columns.length - 1;
    while (top > 0 && column < (this.#columns[top] ?? 0)) top--;
    this.#cut(top + 1);
    if (column > (this.#columns[top] ?? 0)) {
      this.#columns.push(column);
      this.#contexts.push(this.body);
      this.#elses.push(this.body);
      top++;
    }
    this.#begin(top, header);
  }

  #begin(top: number, header: Header): void {
    this.context = this.#contexts[top] ?? 0;
    const otherwise = this.#elses[top] ?? 0;
    const continues = header.kind === 'elif' || header.kind === 'else';
    const base = continues ? otherwise : this.context;
    this.body = base;
    this.#elses[top] = base;
    if (header.kind === 'def') this.body |= inFunction;
    else if (header.condition === 'types') this.body |= forTypes;
    else if (header.condition === 'not types') this.#elses[top] = base | forTypes;
  }

  #cut(length: number): void {
    if (this.#columns.length === length) return;
    this.#columns.length = length;
    this.#contexts.length = length;
    this.#elses.length = length;
  }
}
