// Resolver results. Constant results are shared objects.
import { type FilePath, filePath } from '../../model/file-path.ts';
import type { Target } from '../../model/resolution.ts';

/** For callers that only accept packages. */
export type PackageTarget = Extract<Target, { kind: 'package' }>;
export type UnresolvedTarget = Extract<Target, { kind: 'unresolved' }>;

/** Exists, but is not a node of the graph. */
export const asset = { kind: 'asset' } as const;

/** Not a dependency. */
export const nothing = { kind: 'nothing' } as const;

/** Known only when the code is built or runs. */
export const computed = { kind: 'computed' } as const;

/** `reason` completes "Cannot resolve …: ". `places` are the paths where it would be; see Target. */
export function unresolved(reason: string, places?: readonly string[]): UnresolvedTarget {
  return { kind: 'unresolved', reason, ...(places !== undefined && { places }) };
}

/** One wording for all languages. */
export const outOfProject: UnresolvedTarget = {
  ...unresolved('it leads out of the project'),
  isOutside: true,
};

export function ignoredPath(path: string): UnresolvedTarget {
  return unresolved(`it leads to ${path}, which is ignored`, [path, `${path}/`]);
}

export function toFile(path: string): Target {
  return { kind: 'files', paths: [filePath(path)] };
}

/** At least one. */
export function toFiles(paths: readonly FilePath[]): Target {
  return { kind: 'files', paths };
}

/** An external package. */
export function toPackage(name: string): PackageTarget {
  return { kind: 'package', name, builtin: false };
}

/** A package of the language or its platform. */
export function toBuiltin(name: string): PackageTarget {
  return { kind: 'package', name, builtin: true };
}
