// The files that `import.meta.glob` of Vite and `require.context` of webpack import.
import type { FilePath } from '../../../model/file-path.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { compileWholePathGlob, GlobError } from '../../../std/glob.ts';
import { NearestUpward } from '../../kit/nearest-upward.ts';
import { computed, nothing } from '../../kit/targets.ts';
import { childPath, folderOf, isInside, joinPath, relativeTo } from '../../../std/paths.ts';
import type { Scope } from './scope.ts';
import { substitute, type PathMapping } from './tsconfig.ts';

type GlobDetail = Extract<ImportDetail, { kind: 'glob' }>;
type ContextDetail = Extract<ImportDetail, { kind: 'context' }>;

/** Tells whether a path is meant, from the folder on. */
type Matches = (inside: string) => boolean;

interface Place {
  readonly folder: string;
  readonly matches: Matches;
}

export class GlobFiles {
  readonly #files: readonly FilePath[];
  readonly #roots: NearestUpward<string>;

  constructor({ manifests }: Project, files: readonly ExtractedFile[]) {
    this.#files = files.map(({ file }) => file.path);
    const foldersOf = (manifest: RegExp): ReadonlySet<string> =>
      new Set([...manifests.keys()].filter((path) => manifest.test(path)).map(folderOf));
    const configured = foldersOf(ofVite);
    const from = configured.size > 0 ? configured : foldersOf(ofPackage);
    this.#roots = new NearestUpward((folder) => (from.has(folder) ? folder : undefined));
  }

  glob(scope: Scope, from: FilePath, pattern: string, { except, hidden }: GlobDetail): Target {
    const place = this.#placeOf(scope, pattern);
    const others = except.flatMap((each) => this.#placeOf(scope, each) ?? []);
    // What is excepted must be known too.
    if (place === undefined || others.length < except.length) return computed;
    return this.#select(
      from,
      (path) =>
        isIn(place, path) &&
        !others.some((other) => isIn(other, path)) &&
        (hidden || !hiddenPath.test(relativeTo(place.folder, path))),
    );
  }

  context(
    scope: Scope,
    from: FilePath,
    folder: string,
    { isDeep, names, ignoresCase }: ContextDetail,
  ): Target {
    const place = this.#folderOf(scope, folder);
    const pattern = readPattern(names, ignoresCase);
    if (place === undefined || pattern === undefined) return computed;
    return this.#select(from, (path) => {
      const inside = relativeTo(place, path);
      return isInside(place, path) && (isDeep || !inside.includes('/')) && pattern.test(`./${inside}`);
    });
  }

  #select(from: FilePath, isMeant: (path: FilePath) => boolean): Target {
    const paths = this.#files.filter((path) => path !== from && isMeant(path));
    return paths.length === 0 ? nothing : { kind: 'files', paths };
  }

  #placeOf(scope: Scope, pattern: string): Place | undefined {
    const segments = pattern.split('/');
    const first = segments.findIndex((segment) => /[*?[{(]/.test(segment));
    const count = first === -1 ? segments.length - 1 : first;
    const folder = this.#folderOf(scope, segments.slice(0, count).join('/') || '/');
    const rest = segments.slice(count).join('/');
    // Extended globs: `!(cart).ts`
    if (folder === undefined || /[@!+?*]\(/.test(rest)) return undefined;
    try {
      const glob = compileWholePathGlob(rest);
      return { folder, matches: (inside) => glob.matches(inside) };
    } catch (error) {
      if (error instanceof GlobError) return undefined;
      throw error;
    }
  }

  /** Undefined outside of the project, and if nothing says what the name stands for. */
  #folderOf(scope: Scope, written: string): string | undefined {
    if (/^\.{1,2}(?:\/|$)/.test(written)) return joinPath(scope.folder, `${written}/`);
    if (written.startsWith('/')) return joinPath(this.#roots.homeOf(scope.folder), `.${written}/`);
    const mappings = [scope.config, ...[...scope.aliases.around(scope.folder)].flat()];
    for (const mapping of mappings) {
      const folder = mapping === undefined ? undefined : mappedFolder(mapping, written);
      if (folder !== undefined) return folder;
    }
    return undefined;
  }
}

/** Tests a path from the folder on: `./cart/item.js`. */
function readPattern(names: string, ignoresCase: boolean): RegExp | undefined {
  if (!isSimple(names)) return undefined;
  try {
    return new RegExp(names, ignoresCase ? 'i' : '');
  } catch {
    return undefined;
  }
}

/** Such a pattern takes no long time, whoever wrote it: only one part of it is repeated, and there are few ways to match it. */
function isSimple(pattern: string): boolean {
  const rest = pattern.replace(/(?:\.|\\w|\[[^\]]{1,20}])[*+]/, '').replaceAll(/\\./g, '');
  const count = (signs: RegExp): number => rest.match(signs)?.length ?? 0;
  return pattern.length <= 100 && !/[*+{]/.test(rest) && count(/\(/g) <= 3 && count(/[?|]/g) <= 10;
}

const ofVite = /(?:^|\/)(?:(?:electron\.)?vite|svelte|nuxt|astro|quasar)\.config\.\w+$/;
const hiddenPath = /(?:^|\/)\./;
const ofPackage = /(?:^|\/)package\.json$/;

function isIn({ folder, matches }: Place, path: string): boolean {
  return isInside(folder, path) && matches(relativeTo(folder, path));
}

/** Of `@/cart` where `@/*` is `src/*`: `src/cart`. */
function mappedFolder({ paths }: Pick<PathMapping, 'paths'>, written: string): string | undefined {
  const match = paths?.match(childPath(written, '*'));
  const [first] = match?.value ?? [];
  const place = match === undefined || first === undefined ? undefined : substitute(first, match.star);
  return place?.endsWith('/*') === true ? place.slice(0, -2) : place === '*' ? '.' : undefined;
}
