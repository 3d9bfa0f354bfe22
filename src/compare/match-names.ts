// The name of a file or folder of one side on the other side. A rename counts only if it fits both reports: the old file is
// gone, and the new one did not exist. A file that was rewritten in another language is the same file too.
import type { RenamedFile } from '../model/change.ts';
import type { Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { findMovedAlong } from './find-moved-along.ts';
import { findRenamedFolders } from './find-renamed-folders.ts';
import { matchPackages } from './match-packages.ts';
import { parentPath } from '../std/paths.ts';

export interface MatchedNames {
  /** Sorted by ID before. */
  readonly renamed: readonly RenamedFile[];
  /** ID before → ID afterwards. */
  readonly toAfter: (id: string) => string;
  /** ID afterwards → ID before. */
  readonly toBefore: (id: string) => string;
  /** A folder or file before, also as a member of a tangle with a trailing `/` → its path afterwards. */
  readonly pathToAfter: (path: string) => string;
  /**
   * Whether the file with this ID afterwards moved to another folder, and its folder was not just renamed. One that is now in a
   * folder of its own name did not move.
   */
  readonly isMoved: (id: string) => boolean;
}

export function matchNames(before: Report, after: Report, renames: readonly RenamedFile[]): MatchedNames {
  const files = matchFiles(fileIds(before), fileIds(after), renames);
  const packages = matchPackages(before, after, files.toAfter);
  if (packages.length === 0) return files;
  const afterOf = new Map(packages.map(({ from, to }) => [from, to]));
  const beforeOf = new Map(packages.map(({ from, to }) => [to, from]));
  return {
    ...files,
    toAfter: (id) => afterOf.get(id) ?? files.toAfter(id),
    toBefore: (id) => beforeOf.get(id) ?? files.toBefore(id),
  };
}

/** The same for IDs of files. */
export function matchFiles(
  before: readonly string[],
  after: readonly string[],
  renames: readonly RenamedFile[],
): MatchedNames {
  const renamed = acceptRenames(before, after, renames);
  const afterOf = new Map(renamed.map(({ from, to }) => [from, to]));
  const beforeOf = new Map(renamed.map(({ from, to }) => [to, from]));
  const folderAfter = renamed.length === 0 ? (folder: string) => folder : findRenamedFolders(before, renamed);
  const pathToAfter = (path: string): string => {
    const bare = path.endsWith('/') ? path.slice(0, -1) : path;
    const oneAfter = (one: string): string => afterOf.get(one) ?? folderAfter(one);
    const name =
      renamed.length > 0 && bare.includes('*') ? afterBehind(bare, before, oneAfter) : oneAfter(bare);
    return name + (bare === path ? '' : '/');
  };
  return {
    renamed,
    toAfter: renamed.length === 0 ? (id) => id : (id) => afterOf.get(id) ?? id,
    toBefore: renamed.length === 0 ? (id) => id : (id) => beforeOf.get(id) ?? id,
    pathToAfter,
    isMoved: (id) => {
      const from = beforeOf.get(id);
      if (from === undefined || isEntryOfOwnFolder(from, id)) return false;
      return pathToAfter(parentPath(from)) !== parentPath(id);
    },
  };
}

/** `cart.rs` that became `cart/mod.rs`: the same member of the same folder. */
function isEntryOfOwnFolder(from: string, to: string): boolean {
  const folder = parentPath(to);
  return parentPath(from) === parentPath(folder) && from.startsWith(`${folder}.`);
}

function acceptRenames(
  before: readonly string[],
  after: readonly string[],
  renames: readonly RenamedFile[],
): readonly RenamedFile[] {
  const old = new Set(before);
  const fresh = new Set(after);
  // A file rewritten in another language has little in common with the old one, so git may pair it with any file.
  const sorted = renames.toSorted(byNames);
  const movedAlong = findMovedAlong(
    before.filter((id) => !fresh.has(id)),
    new Set(after.filter((id) => !old.has(id))),
    sorted,
  );
  return [...findRewritten(old, fresh), ...movedAlong, ...sorted]
    .filter(({ from, to }) => {
      if (!old.has(from) || fresh.has(from) || !fresh.has(to) || old.has(to)) return false;
      // Each name is used once, so the first of two candidates wins.
      old.delete(from);
      fresh.delete(to);
      return true;
    })
    .map(({ from, to }) => ({ from, to }))
    .sort(byNames);
}

function byNames(a: RenamedFile, b: RenamedFile): number {
  return compareCodePoints(a.from, b.from) || compareCodePoints(a.to, b.to);
}

/** `Cart.java` that became `Cart.kt`: the same name in the same folder, in a successor language. */
function findRewritten(old: ReadonlySet<string>, fresh: ReadonlySet<string>): readonly RenamedFile[] {
  const gone = new Map<string, string | undefined>();
  for (const from of old) {
    const key = fresh.has(from) ? undefined : keyInAnyLanguage(from);
    if (key !== undefined) gone.set(key, gone.has(key) ? undefined : from);
  }
  if (gone.size === 0) return [];
  const found = new Map<string, RenamedFile | undefined>();
  for (const to of fresh) {
    const key = old.has(to) ? undefined : keyInAnyLanguage(to);
    const from = key === undefined ? undefined : gone.get(key);
    // If there are two with that name, neither counts.
    if (key !== undefined && from !== undefined) found.set(key, found.has(key) ? undefined : { from, to });
  }
  return [...found.values()].filter((renamed) => renamed !== undefined);
}

/**
 * A member that stands for several folders, `src/main/*\/shop/Cart.java`, is renamed if all paths it stands for are renamed
 * alike.
 */
function afterBehind(path: string, files: readonly string[], oneAfter: (one: string) => string): string {
  const parts = path.split('/');
  const behind = new Set<string>();
  for (const file of files) {
    const own = file.split('/').slice(0, parts.length);
    if (parts.every((part, i) => part === own[i] || (part === '*' && own[i] !== undefined)))
      behind.add(own.join('/'));
  }
  const withStars = (one: string): string =>
    oneAfter(one)
      .split('/')
      .map((part, i) => (parts[i] === '*' ? '*' : part))
      .join('/');
  const [name, ...others] = new Set([...behind].map(withStars));
  return name !== undefined && others.length === 0 ? name : path;
}

/** Extensions of languages between which files are rewritten. */
const families: readonly RegExp[] = [
  /\.(?:java|kt|scala|groovy)$/,
  /\.(?:[cm]?[jt]sx?|vue|svelte)$/,
  /\.(?:c|cc|cpp|cxx)$/,
  /\.(?:h|hh|hpp|hxx)$/,
];

function keyInAnyLanguage(id: string): string | undefined {
  const family = families.findIndex((extensions) => extensions.test(id));
  return family === -1 ? undefined : `${id.replace(families[family]!, '')}\0${family}`;
}

function fileIds({ detailed }: Report): readonly string[] {
  return detailed.nodes.filter(({ type }) => type === 'file').map(({ id }) => id);
}
