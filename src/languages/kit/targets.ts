// The answers of a resolver. Those without a word of their own are the same object each time.
import { type FilePath, filePath } from '../../model/file-path.ts';
import type { Target } from '../../model/resolution.ts';

/** Where no other target will do. */
export type PackageTarget = Extract<Target, { kind: 'package' }>;
export type UnresolvedTarget = Extract<Target, { kind: 'unresolved' }>;

/** Something that exists and is no node of the graph. */
export const asset: Target = { kind: 'asset' };

/** Nobody's dependency. */
export const nothing: Target = { kind: 'nothing' };

/** `reason` completes the sentence "Cannot resolve …: ". */
export function unresolved(reason: string): UnresolvedTarget {
  return { kind: 'unresolved', reason };
}

/** The same words in every language for the same reason. */
export const outOfProject = unresolved('it leads out of the project');

export function ignoredPath(path: string): UnresolvedTarget {
  return unresolved(`it leads to ${path}, which is ignored`);
}

export function toFile(path: string): Target {
  return { kind: 'files', paths: [filePath(path)] };
}

/** At least one. */
export function toFiles(paths: readonly FilePath[]): Target {
  return { kind: 'files', paths };
}

/** A package that others publish. */
export function toPackage(name: string): PackageTarget {
  return { kind: 'package', name, builtin: false };
}

/** A package that comes with the language or its platform. */
export function toBuiltin(name: string): PackageTarget {
  return { kind: 'package', name, builtin: true };
}
