// Compares two resolutions of the same files.
import type { FilePath } from '../model/file-path.ts';
import type { ResolvedImport } from '../model/resolution.ts';

/** The files whose imports moved to other lines, with all their imports. Undefined if more than lines changed. */
export function findMovedImports(
  before: readonly ResolvedImport[],
  after: readonly ResolvedImport[],
): ReadonlyMap<FilePath, readonly ResolvedImport[]> | undefined {
  if (before.length !== after.length) return undefined;
  const moved = new Map<FilePath, ResolvedImport[]>();
  for (let i = 0; i < after.length; i++) {
    if (after[i] === before[i]) continue;
    if (!isSameDependency(before[i]!, after[i]!)) return undefined;
    moved.set(after[i]!.from, []);
  }
  if (moved.size > 0) for (const each of after) moved.get(each.from)?.push(each);
  return moved;
}

/** A cached target is the same object. */
function isSameDependency(a: ResolvedImport, b: ResolvedImport): boolean {
  return (
    a.from === b.from &&
    a.target === b.target &&
    a.isOfSupertype === b.isOfSupertype &&
    a.statement.specifier === b.statement.specifier &&
    a.statement.kind === b.statement.kind &&
    a.statement.role === b.statement.role &&
    a.statement.usesOnlyTypes === b.statement.usesOnlyTypes
  );
}
