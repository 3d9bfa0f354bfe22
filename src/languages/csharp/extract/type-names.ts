// The types that a file declares, their members, and the places where names are used in it.
import { writePlace } from '../note.ts';
import type { Names } from './names.ts';

interface DeclaredType {
  /** `Cart<>+Line` */
  readonly path: string;
  readonly outer: number;
}

interface Surroundings {
  readonly namespace: string;
  readonly types: string;
  readonly depth: number;
}

/** What is nested deeper than this counts as part of what it is nested in. */
const maxDepth = 40;

/** Names of members are kept with the number of their type in one set. */
const mostNames = 2 ** 26;

export class TypeNames {
  readonly #names: Names;
  readonly #types: DeclaredType[] = [];
  readonly #members = new Set<number>();
  readonly #declares = new Set<string>();
  readonly #places: Surroundings[] = [{ namespace: '', types: '', depth: 0 }];
  /** Most names are used in few places. */
  readonly #placeTexts: string[] = [];
  #firstNamespace: string | undefined;

  constructor(names: Names) {
    this.#names = names;
  }

  get declares(): string[] {
    return [...this.#declares];
  }

  get firstNamespace(): string | undefined {
    return this.#firstNamespace;
  }

  namespaceOf(place: number): string {
    return this.#places[place]!.namespace;
  }

  /** The place in the namespace `name` that stands at `place`. */
  addNamespace(place: number, name: string): number {
    const { namespace, depth } = this.#places[place]!;
    if (depth > maxDepth) return place;
    const full = namespace === '' ? name : `${namespace}.${name}`;
    this.#firstNamespace ??= full;
    return this.#places.push({ namespace: full, types: '', depth: depth + 1 }) - 1;
  }

  /** `outer` is the type that it stands in, or -1. */
  addType(place: number, outer: number, name: string): number {
    const { namespace, types, depth } = this.#places[place]!;
    if (depth > maxDepth) return this.#types.push({ path: types, outer }) - 1;
    const path = types === '' ? name : `${types}+${name}`;
    this.#declares.add(namespace === '' ? path : `${namespace}.${path}`);
    return this.#types.push({ path, outer }) - 1;
  }

  /** The place in the body of a type that was declared at `place`. */
  addBody(place: number, type: number): number {
    const { namespace, depth } = this.#places[place]!;
    return this.#places.push({ namespace, types: this.#types[type]!.path, depth: depth + 1 }) - 1;
  }

  /** A method that can be called like one of another type's own. */
  addExtension(place: number, name: string): void {
    const { namespace, types } = this.#places[place]!;
    this.#declares.add(`${namespace === '' ? '' : `${namespace}.`}${types}+${name}()`);
  }

  addMember(type: number, token: number): void {
    this.#members.add(type * mostNames + this.#names.numberOf(token));
  }

  hasMember(type: number, name: number): boolean {
    return this.#members.has(type * mostNames + name);
  }

  outerOf(type: number): number {
    return this.#types[type]!.outer;
  }

  placeText(place: number, derived: number): string {
    if (derived !== -1) return this.#writePlace(place, this.#types[derived]!.path.split('+').at(-1) ?? '');
    return (this.#placeTexts[place] ??= this.#writePlace(place, ''));
  }

  #writePlace(place: number, derived: string): string {
    const { namespace, types } = this.#places[place]!;
    return writePlace({ namespace, types, derived });
  }
}
