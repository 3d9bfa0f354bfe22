import type { ChangedImport, Difference } from '../model/change.ts';
import type { Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { groupBy } from '../std/group-by.ts';
import { parentPath } from '../std/paths.ts';
import type { Sides } from './sides.ts';

/** Lost imports count too, although they resolve to a package. */
export function compareUnresolved(
  { before, after, names }: Sides,
  lost: Difference<ChangedImport>,
): Difference<ChangedImport> {
  const old = listUnresolved(before, names.toAfter);
  const fresh = listUnresolved(after, (id) => id);
  const [added, removed] = withoutMoved(onlyIn(fresh, old), onlyIn(old, fresh), names.pathToAfter);
  return {
    added: [...added, ...lost.added].sort(byPlace),
    removed: [...removed, ...lost.removed].sort(byPlace),
  };
}

/** An import that went from one file to another in the same folder is neither new nor fixed. */
function withoutMoved(
  added: readonly ChangedImport[],
  removed: readonly ChangedImport[],
  pathToAfter: (path: string) => string,
): readonly [readonly ChangedImport[], readonly ChangedImport[]] {
  const keyOf = (folder: string, { specifier }: ChangedImport): string => JSON.stringify([folder, specifier]);
  const gone = groupBy(removed, (each) => keyOf(pathToAfter(parentPath(each.file)), each));
  const moved = new Set<ChangedImport>();
  const isNew = added.filter((each) => {
    const from = gone.get(keyOf(parentPath(each.file), each))?.pop();
    if (from !== undefined) moved.add(from);
    return from === undefined;
  });
  return [isNew, removed.filter((each) => !moved.has(each))];
}

/** File and specifier → the first such import of each role, which health distinguishes. */
type Imports = ReadonlyMap<string, ReadonlyMap<string, ChangedImport>>;

/** The first line comes first in the report. */
function listUnresolved({ diagnostics }: Report, nameOf: (id: string) => string): Imports {
  const imports = new Map<string, Map<string, ChangedImport>>();
  for (const { kind, file, line, specifier = '', message, role = '' } of diagnostics) {
    if (kind !== 'unresolved-import') continue;
    const key = JSON.stringify([nameOf(file), specifier]);
    const byRole = imports.get(key) ?? new Map<string, ChangedImport>();
    imports.set(key, byRole);
    if (!byRole.has(role))
      byRole.set(role, { file, specifier, ...(line !== undefined && { line }), message });
  }
  return imports;
}

/** Repeated imports of one file count once, and so do those of a file whose role changed. */
function onlyIn(own: Imports, other: Imports): readonly ChangedImport[] {
  return [...own].flatMap(([key, byRole]) => {
    const there = other.get(key) ?? new Map<string, ChangedImport>();
    const found = [...byRole].find(([role]) => !there.has(role));
    return found !== undefined && byRole.size > there.size ? [found[1]] : [];
  });
}

function byPlace(a: ChangedImport, b: ChangedImport): number {
  return (
    compareCodePoints(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compareCodePoints(a.specifier, b.specifier)
  );
}
