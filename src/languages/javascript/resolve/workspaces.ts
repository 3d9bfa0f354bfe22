// Workspaces of npm, yarn, bun and pnpm: packages of the project that import each other by name.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { compileWholePathGlob, findGlobError, type Glob } from '../../../std/glob.ts';
import { complainAbout } from './manifest-fields.ts';
import { NearestUpward } from '../../kit/nearest-upward.ts';
import type { PackageManifest } from './package-manifest.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { childPath, parentPath, relativeTo } from '../../../std/paths.ts';

/** Name → package. Includes the root, as in yarn and pnpm. */
export type Workspace = ReadonlyMap<string, PackageManifest>;

/** A manifest that declares a workspace root. */
export interface WorkspaceDeclaration {
  readonly path: string;
  readonly folder: string;
  readonly globs: readonly string[];
}

export function declaredWorkspaces(packages: readonly PackageManifest[]): readonly WorkspaceDeclaration[] {
  return packages.flatMap(({ folder, workspaces: globs }) =>
    globs === undefined ? [] : { path: childPath(folder, 'package.json'), folder, globs },
  );
}

/** Root folder → workspace. `packages` must have a fixed order: the first of two with one name wins. */
export function findWorkspaces(
  declarations: readonly WorkspaceDeclaration[],
  packages: readonly PackageManifest[],
  diagnostics: Diagnostic[],
): ReadonlyMap<string, Workspace> {
  const workspaces = new Map<string, Map<string, PackageManifest>>();
  const declared = new NearestUpward(byRoot(declarations, diagnostics));
  for (const member of packages) {
    for (const { root, isMember } of declared.around(member.folder)) {
      if (member.name === undefined || !isMember(relativeTo(root, member.folder))) continue;
      getOrAdd(
        getOrAdd(workspaces, root, () => new Map()),
        member.name,
        () => member,
      );
    }
  }
  return workspaces;
}

interface Root {
  readonly root: string;
  readonly isMember: (folder: string) => boolean;
}

/** A folder may be the root for two package managers: members of either count. */
function byRoot(
  declarations: readonly WorkspaceDeclaration[],
  diagnostics: Diagnostic[],
): (folder: string) => Root | undefined {
  const roots = new Map<string, Root>();
  for (const { path, folder, globs } of declarations) {
    const other = roots.get(folder);
    const isMember = compileMembers(path, globs, diagnostics);
    const isEither = (member: string): boolean => isMember(member) || other?.isMember(member) === true;
    roots.set(folder, { root: folder, isMember: isEither });
  }
  return (folder) => roots.get(folder);
}

/** More than real workspaces have; bounds globs × packages. */
const globLimit = 1000;

function compileMembers(
  path: string,
  globs: readonly string[],
  diagnostics: Diagnostic[],
): (folder: string) => boolean {
  const complain = complainAbout(path, diagnostics);
  const parents = new Set<string>();
  const folders = new Set(['.']);
  const included: Glob[] = [];
  const excluded: Glob[] = [];
  for (const written of globs) {
    const pattern = withoutEnds(written.startsWith('!') ? written.slice(1) : written);
    const error = pattern === '' ? undefined : findGlobError(pattern);
    if (error !== undefined)
      complain(`The workspace glob \`${written}\` is not one (${error}); it was left out.`);
    else if (written.startsWith('!')) excluded.push(compileWholePathGlob(pattern));
    else if (!hasMagic(pattern)) folders.add(pattern === '' ? '.' : pattern);
    else if (pattern.endsWith('/*') && !hasMagic(pattern.slice(0, -2))) parents.add(pattern.slice(0, -2));
    else included.push(compileWholePathGlob(pattern));
    if (included.length + excluded.length > globLimit) {
      complain(`More than ${globLimit} workspace globs; those after \`${written}\` were left out.`);
      break;
    }
  }
  return (folder) => {
    const isIncluded =
      folders.has(folder) || parents.has(parentPath(folder)) || included.some((glob) => glob.matches(folder));
    return isIncluded && !excluded.some((glob) => glob.matches(folder));
  };
}

function withoutEnds(pattern: string): string {
  const start = pattern.startsWith('./') ? 2 : 0;
  let end = pattern.length;
  while (end > start && pattern[end - 1] === '/') end--;
  const path = pattern.slice(start, end);
  return path === '.' ? '' : path;
}

function hasMagic(pattern: string): boolean {
  return /[*?[\]{}\\]/.test(pattern);
}
