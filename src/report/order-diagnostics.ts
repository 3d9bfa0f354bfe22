// Sorts diagnostics, independent of which stage found them first, removes duplicates, and replaces paths by the IDs of files.
import { fileId } from '../model/node-id.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { compareCodePoints } from '../std/code-point-order.ts';

export function orderDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const ordered = diagnostics.map(nameById).sort(compareDiagnostics);
  return ordered
    .filter((diagnostic, i) => i === 0 || compareDiagnostics(diagnostic, ordered[i - 1]!) !== 0)
    .map(arrangeMembers);
}

function nameById(diagnostic: Diagnostic): Diagnostic {
  const file = fileId({ path: diagnostic.file });
  return file === diagnostic.file ? diagnostic : { ...diagnostic, file };
}

function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareCodePoints(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    compareCodePoints(a.kind, b.kind) ||
    compareCodePoints(a.message, b.message) ||
    compareCodePoints(a.specifier ?? '', b.specifier ?? '') ||
    compareCodePoints(a.role ?? '', b.role ?? '')
  );
}

function arrangeMembers({ kind, file, line, specifier, role, cause, message }: Diagnostic): Diagnostic {
  return {
    kind,
    file,
    ...(line === undefined ? {} : { line }),
    ...(specifier === undefined ? {} : { specifier }),
    ...(role === undefined ? {} : { role }),
    ...(cause === undefined ? {} : { cause }),
    message,
  };
}
