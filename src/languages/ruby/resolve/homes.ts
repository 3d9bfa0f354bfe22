// The file that a constant is at home in. A class may be opened in many files: its home is the one that its name leads to
// (`Shop::Cart` → shop/cart.rb), else the only one that gives it more than a namespace, else the only one at all, else the
// one nearest to whoever asks. A namespace without a home is nobody's dependency.
import type { FilePath } from '../../../model/file-path.ts';
import { folderOf } from '../../../std/join-path.ts';
import type { ConstantIndex, Declaration } from './constant-index.ts';
import { isInside, upFrom } from './folders.ts';

export class Homes {
  readonly #index: ConstantIndex;
  readonly #cache = new Map<string, readonly Declaration[]>();

  constructor(index: ConstantIndex) {
    this.#index = index;
  }

  /** Undefined where it has none, or where `from` is its home. */
  find(name: string, from: FilePath): Declaration | undefined {
    const candidates = this.#candidates(name);
    const home = candidates.length === 1 ? candidates[0] : nearest(candidates, from);
    if (home === undefined || home.path === from) return undefined;
    const isOwn = this.#index.declarationsOf(name).some(({ path, isBare }) => path === from && !isBare);
    return isOwn ? undefined : home;
  }

  #candidates(name: string): readonly Declaration[] {
    let candidates = this.#cache.get(name);
    if (candidates === undefined) {
      candidates = choose(name, this.#index.declarationsOf(name));
      this.#cache.set(name, candidates);
    }
    return candidates;
  }
}

function choose(name: string, declarations: readonly Declaration[]): readonly Declaration[] {
  if (declarations.length <= 1) return declarations;
  const expected = plainPath(name.replaceAll('::', '/'));
  const named = declarations.filter(({ path }) => isNamed(path, expected));
  if (named.length > 0) return named;
  return declarations.filter(({ isBare }) => !isBare);
}

/** Whether the path of a file ends in what its constant's name leads to. */
function isNamed(path: FilePath, expected: string): boolean {
  const plain = plainPath(path.slice(0, path.lastIndexOf('.')));
  return plain === expected || plain.endsWith(`/${expected}`);
}

/** `html_parser` and `HTMLParser` are the same, however its capitals are counted. */
function plainPath(path: string): string {
  return path.toLowerCase().replace(/[-_]/g, '');
}

/** The only one that shares the longest way with the file. */
function nearest(declarations: readonly Declaration[], from: FilePath): Declaration | undefined {
  for (const folder of upFrom(folderOf(from))) {
    const inside = declarations.filter(({ path }) => isInside(path, folder));
    if (inside.length > 0) return inside.length === 1 ? inside[0] : undefined;
  }
  return undefined;
}
