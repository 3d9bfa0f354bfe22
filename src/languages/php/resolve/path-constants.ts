// Constants with literal paths: `define('ABSPATH', __DIR__ . '/')`. An include that uses one is resolved if all of its
// definitions that can be read agree.
import type { ExtractedFile } from '../../../model/source.ts';
import { folderOf, joinPath } from '../../../std/paths.ts';
import type { PathPiece } from '../../../model/import-detail.ts';
import { keyOfConstant } from '../keys.ts';
import { here } from '../path-expression.ts';
import { addTo } from '../../../std/multi-map.ts';

/** Rooted paths begin at the root of the project, others where includes are searched. */
export interface Place {
  readonly isRooted: boolean;
  readonly path: string;
}

/** Limits for hostile chains of constants. */
const maxDepth = 16;
const maxLength = 1000;

interface Definition {
  /** Undefined if computed at run time. */
  readonly value: readonly PathPiece[] | undefined;
  readonly folder: string;
}

export class PathConstants {
  readonly #definitions = new Map<string, Definition[]>();
  /** Last parts of namespaced constants: a short name may refer to those. */
  readonly #lastParts = new Set<string>();
  /** Undefined while being evaluated, which ends circular definitions. */
  readonly #values = new Map<string, Place | undefined>();

  constructor(files: readonly ExtractedFile[]) {
    for (const { file, declares = [] } of files) {
      for (const declared of declares) {
        if (declared.kind === 'constant') this.#add(declared.name, undefined, folderOf(file.path));
        else if (declared.kind === 'path-constant')
          this.#add(declared.name, declared.value, folderOf(file.path));
      }
    }
  }

  /** Undefined if computed at run time. `folder` is that of the file with the expression. */
  evaluate(pieces: readonly PathPiece[], folder: string, depth = 0): Place | undefined {
    let place: Place = { isRooted: false, path: '' };
    for (const { kind, text } of pieces) {
      const piece = kind === 'text' ? { isRooted: false, path: text } : this.#placeOf(text, folder, depth);
      if (piece === undefined || (piece.isRooted && place.path !== '')) return undefined;
      if (place.path.length + piece.path.length > maxLength) return undefined;
      place = { isRooted: place.isRooted || piece.isRooted, path: place.path + piece.path };
    }
    return place;
  }

  #add(name: string, value: readonly PathPiece[] | undefined, folder: string): void {
    const key = keyOfConstant(name);
    addTo(this.#definitions, key, { value, folder });
    const slash = key.lastIndexOf('\\');
    if (slash !== -1) this.#lastParts.add(key.slice(slash + 1));
  }

  #placeOf(name: string, folder: string, depth: number): Place | undefined {
    if (name === here) return { isRooted: true, path: folder === '.' ? '' : `/${folder}` };
    if (this.#lastParts.has(name) || depth > maxDepth) return undefined;
    const key = keyOfConstant(name);
    if (!this.#values.has(key)) {
      this.#values.set(key, undefined);
      this.#values.set(key, this.#agreed(this.#definitions.get(key) ?? [], depth + 1));
    }
    return this.#values.get(key);
  }

  #agreed(definitions: readonly Definition[], depth: number): Place | undefined {
    const [first, ...others] = definitions
      .map(({ value, folder }) => (value === undefined ? undefined : this.evaluate(value, folder, depth)))
      .filter((place) => place !== undefined);
    return first !== undefined && others.every((other) => isSame(first, other)) ? first : undefined;
  }
}

function isSame(a: Place, b: Place): boolean {
  return a.isRooted === b.isRooted && inShort(a) === inShort(b);
}

function inShort({ path }: Place): string {
  return `${joinPath('.', path)}${path.endsWith('/') ? '/' : ''}`;
}
