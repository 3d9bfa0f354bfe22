// The lines of code behind one edge: what says the same thing on the same line is said once.
import type { Evidence } from '../model/graph.ts';
import type { ImportStatement } from '../model/source.ts';
import { compareCodePoints } from '../std/code-point-order.ts';

export function mergeEvidence(statements: readonly ImportStatement[]): readonly Evidence[] {
  const lines = statements.map(({ line, specifier, kind }): Evidence => ({ line, specifier, kind }));
  if (lines.length === 1) return lines;
  lines.sort(compareEvidence);
  return lines.filter((line, i) => i === 0 || compareEvidence(line, lines[i - 1]!) !== 0);
}

function compareEvidence(a: Evidence, b: Evidence): number {
  return a.line - b.line || compareCodePoints(a.specifier, b.specifier) || compareCodePoints(a.kind, b.kind);
}
