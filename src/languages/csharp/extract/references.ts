// The names that a file uses without declaring them in an enclosing scope, each once per place.
import type { ImportStatement } from '../../../model/source.ts';
import { PairTable } from '../../kit/pair-table.ts';
import { nameOf, textOf, wrap, Wrapping } from './names.ts';
import type { TypeNames } from './type-names.ts';

/** How a name is used. */
export const Use = {
  type: 0,
  /** A type, or a value with a member access. */
  value: 1,
  /** Same, with a call of the last name. */
  call: 2,
  /** `.Total()`: a method of a value. */
  member: 3,
  attribute: 4,
  /** A type in a base list. */
  base: 5,
} as const;

const uses = Object.keys(Use).length;
/** Real code does not nest types deeper. */
const maxNesting = 16;

interface Noted {
  readonly use: number;
  readonly name: number;
  /** The first and the last word of the name. */
  readonly first: number;
  readonly last: number;
  readonly place: number;
  /** The enclosing type, -1 if there is none. */
  readonly around: number;
  readonly line: number;
}

/** Reused across files. */
export class References {
  /** Undefined where one was taken back. */
  #noted: (Noted | undefined)[] = [];
  /** (name, place and use) → where it was noted last. */
  readonly #known = new PairTable();
  #notedAt: number[] = [];
  readonly #emitted = new PairTable();

  begin(): void {
    this.#noted = [];
    this.#known.clear();
    this.#notedAt = [];
  }

  get mark(): number {
    return this.#noted.length;
  }

  note(noted: Noted): void {
    const known = this.#known.numberOf(noted.name, noted.place * uses + noted.use);
    // The parts of a partial type share a place.
    if (this.#noted[this.#notedAt[known] ?? this.mark]?.around === noted.around) return;
    this.#notedAt[known] = this.#noted.push(noted) - 1;
  }

  /** Takes back uses since the mark whose first name is a type parameter. */
  takeBack(mark: number, isHidden: (word: number) => boolean): void {
    for (let at = mark; at < this.#noted.length; at++) {
      const noted = this.#noted[at];
      if (noted !== undefined && isHidden(noted.first)) this.#noted[at] = undefined;
    }
  }

  /** In source order. */
  addTo(statements: ImportStatement[], types: TypeNames): void {
    const emitted = this.#emitted;
    emitted.clear();
    const start = statements.length;
    for (const noted of this.#noted) {
      const name = noted === undefined ? undefined : specifierOf(noted, types);
      if (noted === undefined || name === undefined) continue;
      const { place, line } = noted;
      const isBase = noted.use === Use.base;
      const detail = types.detailAt(place, isBase);
      const { size } = emitted;
      const number = emitted.numberOf(name, place);
      if (number === size) statements.push({ specifier: textOf(name), detail, line, kind: 'reference' });
      // `class Carts : List<ICart>, ICart`
      else if (isBase) statements[start + number] = { ...statements[start + number]!, detail };
    }
  }
}

function specifierOf(noted: Noted, types: TypeNames): number | undefined {
  const { use, name } = noted;
  switch (use) {
    case Use.attribute:
      return wrap(name, Wrapping.attribute);
    case Use.member:
      return wrap(name, Wrapping.member);
    case Use.value:
      return isMember(noted, types) ? undefined : name;
    case Use.call:
      if (isMember(noted, types)) return wrap(nameOf(noted.last), Wrapping.member);
      return wrap(name, Wrapping.call);
    default:
      return name;
  }
}

/** Whether the first name is a member of an enclosing type. */
function isMember({ first, around }: Noted, types: TypeNames): boolean {
  let type = around;
  for (let depth = 0; type !== -1 && depth < maxNesting; depth++) {
    if (types.hasMember(type, first)) return true;
    type = types.outerOf(type);
  }
  return false;
}
