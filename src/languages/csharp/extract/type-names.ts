// The types that a file declares, their members, and the places where names are used in it.
import { PairTable } from '../../kit/pair-table.ts';
import type { Declaration } from '../../../model/declaration.ts';
import type { PlaceDetail } from '../../../model/import-detail.ts';
import { declareAll } from '../../kit/declarations.ts';

interface DeclaredType {
  /** `Cart<>+Line` */
  readonly path: string;
  readonly outer: number;
  /** Of the names in its base list, once one was read. */
  baseNote: number;
}

interface Surroundings {
  readonly namespace: string;
  readonly types: string;
  readonly depth: number;
  readonly note: number;
}

/** What is nested deeper than this counts as part of what it is nested in. */
const maxDepth = 40;

const none = -1;

/** Types with the names of their members. Used for one file after the other. */
const members = new PairTable();

export class TypeNames {
  readonly #types: DeclaredType[] = [];
  readonly #declares = new Set<string>();
  readonly #extensions = new Set<string>();
  readonly #places: Surroundings[] = [];
  /** What is noted of the places: two parts of a type are one. */
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

  /** The place in the namespace `name` that stands at `place`. */
  addNamespace(place: number, name: string): number {
    const { namespace, depth } = this.#places[place]!;
    if (depth > maxDepth) return place;
    const full = namespace === '' ? name : `${namespace}.${name}`;
    this.#firstNamespace ??= full;
    return this.#addPlace(full, '', depth + 1);
  }

  /** `outer` is the type that it stands in, or -1. */
  addType(place: number, outer: number, name: string): number {
    const { namespace, types, depth } = this.#places[place]!;
    if (depth > maxDepth) return this.#types.push({ path: types, outer, baseNote: none }) - 1;
    const path = types === '' ? name : `${types}+${name}`;
    this.#declares.add(namespace === '' ? path : `${namespace}.${path}`);
    return this.#types.push({ path, outer, baseNote: none }) - 1;
  }

  /** The place in the body of a type that was declared at `place`. */
  addBody(place: number, type: number): number {
    const { namespace, depth } = this.#places[place]!;
    return this.#addPlace(namespace, this.#types[type]!.path, depth + 1);
  }

  /** A method that can be called like one of another type's own. */
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

  /** The number of what is noted of a place. */
  noteOf(place: number): number {
    return this.#places[place]!.note;
  }

  /** The same of names in the base list of a type that is declared at `place`. */
  noteOfBase(place: number, type: number): number {
    const declared = this.#types[type]!;
    if (declared.baseNote === none) {
      const { namespace, types } = this.#places[place]!;
      declared.baseNote = this.#note(namespace, types, declared.path.split('+').at(-1) ?? '');
    }
    return declared.baseNote;
  }

  detailAt(note: number): PlaceDetail {
    return this.#details[note]!;
  }

  #addPlace(namespace: string, types: string, depth: number): number {
    return this.#places.push({ namespace, types, depth, note: this.#note(namespace, types, '') }) - 1;
  }

  #note(namespace: string, types: string, derived: string): number {
    const key = `${namespace}:${types}:${derived}`;
    const known = this.#notes.get(key);
    if (known !== undefined) return known;
    const note = this.#details.push({ kind: 'place', namespace, types, derived }) - 1;
    this.#notes.set(key, note);
    return note;
  }
}
