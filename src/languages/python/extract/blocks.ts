// Blocks by indentation: whether an import in them is lazy (in a function, or where the file is started as a program) or
// type-only (`if TYPE_CHECKING`, `if False`), and whether it may fail (in a `try`).
import type { ImportKind } from '../../../model/source.ts';
import type { Header } from './header.ts';

/** A set of the bits below. */
export type Context = number;

const notOnImport = 1;
const forTypes = 2;
const attempted = 4;

export function kindOf(context: Context): ImportKind {
  if ((context & forTypes) !== 0) return 'type';
  return (context & notOnImport) !== 0 ? 'lazy' : 'static';
}

/** Inside of a lambda. */
export function lazyIn(context: Context): Context {
  return context | notOnImport;
}

export function mayFail(context: Context): boolean {
  return (context & attempted) !== 0;
}

export class Blocks {
  /** The open blocks are 0 … top; the rest is left over from closed ones. */
  readonly #columns = [0];
  readonly #contexts: Context[] = [0];
  /** The context of an `else` after the last `if` of the block. */
  readonly #elses: Context[] = [0];
  #top = 0;
  /** Of the line's statement. */
  context: Context = 0;
  /** Of the code after the colon, on this line or in the block below. */
  body: Context = 0;

  /** At the start of a logical line. */
  enter(column: number, header: Header): void {
    while (column < (this.#columns[this.#top] ?? 0)) this.#top--;
    if (column > (this.#columns[this.#top] ?? 0)) this.#open(column);
    this.context = this.#contexts[this.#top] ?? 0;
    const isBranch = header.kind === 'elif' || header.kind === 'else';
    const base = isBranch ? (this.#elses[this.#top] ?? 0) : this.context;
    this.body = bodyOf(header, base);
    this.#elses[this.#top] = elseOf(header, base);
  }

  #open(column: number): void {
    this.#top++;
    this.#columns[this.#top] = column;
    this.#contexts[this.#top] = this.body;
    this.#elses[this.#top] = this.body;
  }
}

function bodyOf(header: Header, base: Context): Context {
  if (header.kind === 'def' || header.condition === 'main') return base | notOnImport;
  if (header.kind === 'try') return base | attempted;
  return header.condition === 'types' ? base | forTypes : base;
}

function elseOf({ condition }: Header, base: Context): Context {
  if (condition === 'not main') return base | notOnImport;
  return condition === 'not types' ? base | forTypes : base;
}
