// What of two resolutions of the same files differs, where they make the same graph.
import type { FilePath } from '../model/file-path.ts';
import type { ResolvedImport } from '../model/resolution.ts';

/** Files with imports on other lines than before, and all their imports. Undefined where more than lines has changed. */
export function findMoved(
  before: readonly ResolvedImport[],
  after: readonly ResolvedImport[],
): ReadonlyMap<FilePath, readonly ResolvedImport[]> | undefined {
  if (before.length !== after.length) return undefined;
  const moved = new Map<FilePath, ResolvedImport[]>();
  for (let i = 0; i < after.length; i++) {
    if (after[i] === before[i]) continue;
    if (!leadAlike(before[i]!, after[i]!)) return undefined;
    moved.set(after[i]!.from, []);
  }
  if (moved.size > 0) for (const each of after) moved.get(each.from)?.push(each);
  return moved;
}

/** What is remembered of an unchanged import leads to the same object. */
function leadAlike(a: ResolvedImport, b: ResolvedImport): boolean {
  return (
    a.from === b.from &&
    a.target === b.target &&
    a.statement.specifier === b.statement.specifier &&
    a.statement.kind === b.statement.kind
  );
}
