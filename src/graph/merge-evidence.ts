// The lines of code behind one edge, in order and without duplicates.
import type { Evidence } from '../model/graph.ts';
import { compareCodePoints } from '../std/code-point-order.ts';

export function mergeEvidence(lines: readonly Evidence[]): readonly Evidence[] {
  if (areDistinctAndOrdered(lines)) return lines;
  const ordered = lines.toSorted(compareEvidence);
  return ordered.filter((line, i) => i === 0 || compareEvidence(line, ordered[i - 1]!) !== 0);
}

/** Nearly always true: imports are read from top to bottom. */
function areDistinctAndOrdered(lines: readonly Evidence[]): boolean {
  for (let i = 1; i < lines.length; i++) if (compareEvidence(lines[i - 1]!, lines[i]!) >= 0) return false;
  return true;
}

function compareEvidence(a: Evidence, b: Evidence): number {
  return (
    a.line - b.line ||
    compareCodePoints(a.specifier, b.specifier) ||
    compareCodePoints(a.kind, b.kind) ||
    compareCodePoints(a.role ?? '', b.role ?? '')
  );
}
