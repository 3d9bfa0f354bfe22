// The types that enclose each position, by full name. A type and its extensions share one context: members declared in
// one are visible in the others.
import { PairTable } from '../../kit/pair-table.ts';

/** Deeper types count as members of the last one. */
const maxDepth = 32;

export class Contexts {
  /** The top level is 0. */
  readonly #paths: string[] = [''];
  readonly #parents: number[] = [0];
  readonly #depths: number[] = [0];
  readonly #numberOf = new Map<string, number>();
  /** (context, member name) */
  readonly #members = new PairTable();

  /** An extension at the top of a file has parent 0. */
  enter(parent: number, name: string): number {
    const depth = (this.#depths[parent] ?? 0) + 1;
    if (depth > maxDepth) return parent;
    const path = this.pathIn(parent, name);
    const known = this.#numberOf.get(path);
    if (known !== undefined) return known;
    const number = this.#paths.length;
    this.#paths.push(path);
    this.#parents.push(parent);
    this.#depths.push(depth);
    this.#numberOf.set(path, number);
    return number;
  }

  pathOf(context: number): string {
    return this.#paths[context] ?? '';
  }

  pathIn(context: number, name: string): string {
    const path = this.pathOf(context);
    return path === '' ? name : `${path}.${name}`;
  }

  addMember(context: number, name: number): void {
    this.#members.numberOf(context, name);
  }

  /** Whether the type or an enclosing one has this member in this file. */
  hasMember(context: number, name: number): boolean {
    for (let at = context; at !== 0; at = this.#parents[at] ?? 0) {
      if (this.#members.has(at, name)) return true;
    }
    return this.#members.has(0, name);
  }
}
