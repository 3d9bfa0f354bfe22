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

type Imports = ReadonlyMap<string, ChangedImport>;

/** Repeated imports of one file count once. The first line comes first in the report. */
function listUnresolved({ diagnostics }: Report, nameOf: (id: string) => string): Imports {
  const imports = new Map<string, ChangedImport>();
  for (const { kind, file, line, specifier = '', message } of diagnostics) {
    if (kind !== 'unresolved-import') continue;
    const key = JSON.stringify([nameOf(file), specifier]);
    if (imports.has(key)) continue;
    imports.set(key, { file, specifier, ...(line !== undefined && { line }), message });
  }
  return imports;
}

function onlyIn(own: Imports, other: Imports): readonly ChangedImport[] {
  return [...own].filter(([key]) => !other.has(key)).map(([, each]) => each);
}

function byPlace(a: ChangedImport, b: ChangedImport): number {
  return (
    compareCodePoints(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compareCodePoints(a.specifier, b.specifier)
  );
}
