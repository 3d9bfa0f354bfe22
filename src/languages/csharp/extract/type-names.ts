// The types that a file declares, their members, and the places where names are used.
import { PairTable } from '../../kit/pair-table.ts';
import type { Declaration } from '../../../model/declaration.ts';
import type { PlaceDetail } from '../../../model/import-detail.ts';
import { declareAll } from '../../kit/declarations.ts';
import { getOrAdd } from '../../../std/multi-map.ts';

interface DeclaredType {
  /** `Cart<>+Line` */
  readonly path: string;
  readonly outer: number;
  /** The note of names in its head; -1 until needed. */
  headNote: number;
}

interface Surroundings {
  readonly namespace: string;
  readonly types: string;
  readonly depth: number;
  readonly note: number;
}

/** Deeper types are treated as their ancestor. */
const maxDepth = 40;

const none = -1;

/** Type and member name pairs. Reused across files. */
const members = new PairTable();

export class TypeNames {
  readonly #types: DeclaredType[] = [];
  readonly #declares = new Set<string>();
  readonly #extensions = new Set<string>();
  readonly #places: Surroundings[] = [];
  /** The parts of a partial type share a note. */
  readonly #notes = new Map<string, number>();
  readonly #details: PlaceDetail[] = [];
  #firstNamespace: string | undefined;

  constructor() {
    members.clear();
    this.#addPlace('', '', 0);
  }

  get declares(): Declaration[] {
    return [...declareAll(this.#declares), ...declareAll(this.#extensions, 'extension')];
  }

  get firstNamespace(): string | undefined {
    return this.#firstNamespace;
  }

  namespaceOf(place: number): string {
    return this.#places[place]!.namespace;
  }

  /** The place inside namespace `name`, declared at `place`. */
  addNamespace(place: number, name: string): number {
    const { namespace, depth } = this.#places[place]!;
    if (depth > maxDepth) return place;
    const full = namespace === '' ? name : `${namespace}.${name}`;
    this.#firstNamespace ??= full;
    return this.#addPlace(full, '', depth + 1);
  }

  /** `outer` is the enclosing type, or -1. */
  addType(place: number, outer: number, name: string): number {
    const { namespace, types, depth } = this.#places[place]!;
    if (depth > maxDepth) return this.#types.push({ path: types, outer, headNote: none }) - 1;
    const path = types === '' ? name : `${types}+${name}`;
    this.#declares.add(namespace === '' ? path : `${namespace}.${path}`);
    return this.#types.push({ path, outer, headNote: none }) - 1;
  }

  /** The place inside the body of a type declared at `place`. */
  addBody(place: number, type: number): number {
    const { namespace, depth } = this.#places[place]!;
    return this.#addPlace(namespace, this.#types[type]!.path, depth + 1);
  }

  /** An extension method. */
  addExtension(place: number, name: string): void {
    const { namespace, types } = this.#places[place]!;
    this.#extensions.add(`${namespace === '' ? '' : `${namespace}.`}${types}+${name}`);
  }

  addMember(type: number, word: number): void {
    members.numberOf(type, word);
  }

  hasMember(type: number, word: number): boolean {
    return members.has(type, word);
  }

  outerOf(type: number): number {
    return this.#types[type]!.outer;
  }

  noteOf(place: number): number {
    return this.#places[place]!.note;
  }

  /** The note of names in the base list, and in constraints, of a type declared at `place`. */
  noteOfHead(place: number, type: number): number {
    const declared = this.#types[type]!;
    if (declared.headNote === none) {
      const { namespace, types } = this.#places[place]!;
      declared.headNote = this.#note(namespace, types, declared.path.split('+').at(-1) ?? '');
    }
    return declared.headNote;
  }

  /** `isBase`: of a type in a base list, not of a type argument or a constraint there. */
  detailAt(note: number, isBase: boolean): PlaceDetail {
    const detail = this.#details[note]!;
    if (isBase || detail.derived === '') return detail;
    return this.#details[this.#note(detail.namespace, detail.types, '')]!;
  }

  #addPlace(namespace: string, types: string, depth: number): number {
    return this.#places.push({ namespace, types, depth, note: this.#note(namespace, types, '') }) - 1;
  }

  #note(namespace: string, types: string, derived: string): number {
    const key = `${namespace}:${types}:${derived}`;
    return getOrAdd(
      this.#notes,
      key,
      () => this.#details.push({ kind: 'place', namespace, types, derived }) - 1,
    );
  }
}
