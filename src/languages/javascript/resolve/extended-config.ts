// Finds the config that a tsconfig extends.
import { childPath, foldersUpward, joinPath } from '../../../std/paths.ts';
import { parsePackageSpecifier } from './package-name.ts';

export type Extended =
  /** No candidates: outside the project, or not a name. */
  | { readonly kind: 'file'; readonly candidates: readonly string[] }
  | { readonly kind: 'package'; readonly name: string; readonly subpath: string };

/** `root` is the absolute path of the project, for configs with an absolute path. */
export function parseExtends(written: string, folder: string, root?: string): Extended {
  const specifier = written.replaceAll('\\', '/');
  if (/^\.\.?(?:\/|$)/.test(specifier)) return fileAt(joinPath(folder, specifier));
  if (specifier.startsWith('/')) {
    const inside = root !== undefined && specifier.startsWith(`${root}/`);
    return fileAt(inside ? joinPath('.', specifier.slice(root.length)) : undefined);
  }
  const parsed = parsePackageSpecifier(specifier);
  return parsed === undefined ? fileAt(undefined) : { kind: 'package', ...parsed };
}

/** Candidates in a package without `exports`. */
export function configsInPackage(folder: string, subpath: string, named?: string): readonly string[] {
  const paths =
    subpath === '.'
      ? [named ?? 'tsconfig.json', `${named}.json`]
      : [subpath, `${subpath}.json`, `${subpath}/tsconfig.json`];
  return paths.flatMap((path) => joinPath(folder, path) ?? []);
}

/** Where Node searches for an installed package, nearest first. */
export function installFolders(folder: string, name: string): readonly string[] {
  return enclosingFolders(folder).map((around) => childPath(around, `node_modules/${name}`));
}

/** Deeper than real projects; bounds the work for malicious ones. */
const depthLimit = 20;

export function enclosingFolders(folder: string): readonly string[] {
  return [...foldersUpward(folder)].slice(0, depthLimit);
}

function fileAt(path: string | undefined): Extended {
  if (path === undefined) return { kind: 'file', candidates: [] };
  return { kind: 'file', candidates: path.endsWith('.json') ? [path] : [path, `${path}.json`] };
}
