// The types around the places of a file, by their full names. Two bodies of one type (its own and an extension) are one
// context: what either declares is seen in both.
import { PairTable } from '../../kit/pair-table.ts';

/** Types in types; what is nested deeper counts as a member of the last one. */
const maxDepth = 32;

/** Used for one file after the other. */
export class Contexts {
  readonly #paths: string[] = [''];
  readonly #parents: number[] = [0];
  readonly #depths: number[] = [0];
  readonly #numberOf = new Map<string, number>();
  /** Contexts with the names of their members. */
  readonly #members = new PairTable();

  /** Forgets all but the place outside of all types. */
  clear(): void {
    this.#paths.length = 1;
    this.#parents.length = 1;
    this.#depths.length = 1;
    this.#numberOf.clear();
    this.#members.clear();
  }

  get size(): number {
    return this.#paths.length;
  }

  /** The number of a type inside another; of an extension at the top of the file, inside none (0). */
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

  /** Whether the type, or one around it, has a member of that name, as far as this file tells. */
  hasMember(context: number, name: number): boolean {
    for (let at = context; at !== 0; at = this.#parents[at] ?? 0) {
      if (this.#members.has(at, name)) return true;
    }
    return this.#members.has(0, name);
  }
}
