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

interface Block {
  readonly column: number;
  readonly context: Context;
  /** The context of an `else` after its last `if`. */
  otherwise: Context;
}

export class Blocks {
  readonly #open: Block[] = [];
  #block: Block = { column: 0, context: 0, otherwise: 0 };
  /** Of the line's statement. */
  context: Context = 0;
  /** Of the code after the colon, on this line or in the block below. */
  body: Context = 0;

  /** At the start of a logical line. */
  enter(column: number, header: Header): void {
    while (column < this.#block.column) this.#block = this.#open.pop()!;
    if (column > this.#block.column) {
      this.#open.push(this.#block);
      this.#block = { column, context: this.body, otherwise: this.body };
    }
    const block = this.#block;
    this.context = block.context;
    const isBranch = header.kind === 'elif' || header.kind === 'else';
    const base = isBranch ? block.otherwise : block.context;
    this.body = bodyOf(header, base);
    block.otherwise = elseOf(header, base);
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
