import type { ChangedImport, Difference } from '../model/change.ts';
import type { Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import type { Sides } from './sides.ts';

/** Lost imports count too, although they resolve to a package. */
export function compareUnresolved(
  { before, after, names }: Sides,
  lost: Difference<ChangedImport>,
): Difference<ChangedImport> {
  const old = listUnresolved(before, names.toAfter);
  const fresh = listUnresolved(after, (id) => id);
  return {
    added: [...onlyIn(fresh, old), ...lost.added].sort(byPlace),
    removed: [...onlyIn(old, fresh), ...lost.removed].sort(byPlace),
  };
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
