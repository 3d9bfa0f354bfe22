// Compares elements of the report's lists. Member by member, because a generic comparison of 100,000 pairs is too slow. A
// test changes every member and checks that the change is detected.
import type { Evidence } from '../model/graph.ts';
import type { DetailedEdge, DetailedFile, DetailedNode, DetailedPackage } from '../model/report.ts';

export function isSamePair(a: readonly [string, string], b: readonly [string, string]): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function isSameNode(a: DetailedNode, b: DetailedNode): boolean {
  return a === b || (nodeMembers.every((name) => a[name] === b[name]) && isSameKind(a, b));
}

/** The members that files and packages have. */
const nodeMembers = [
  'id',
  'label',
  'type',
  'language',
  'folder',
  'outgoing',
  'incoming',
  'isCircular',
] as const;

/** The members that only files or only packages have. */
function isSameKind(a: DetailedNode, b: DetailedNode): boolean {
  if (a.type === 'file') return b.type === 'file' && isSameFile(a, b);
  return b.type === 'package' && isSamePackage(a, b);
}

function isSamePackage(a: DetailedPackage, b: DetailedPackage): boolean {
  return (
    a.builtin === b.builtin &&
    JSON.stringify([a.ecosystems, a.versionRanges]) === JSON.stringify([b.ecosystems, b.versionRanges])
  );
}

function isSameFile(a: DetailedFile, b: DetailedFile): boolean {
  return a.complexity === b.complexity && a.size === b.size && a.changes === b.changes && a.role === b.role;
}

export function isSameEdge(a: DetailedEdge, b: DetailedEdge): boolean {
  return (
    a === b ||
    (a.source === b.source &&
      a.target === b.target &&
      a.id === b.id &&
      a.isCircular === b.isCircular &&
      haveSameLines(a.imports, b.imports))
  );
}

function haveSameLines(a: readonly Evidence[], b: readonly Evidence[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    const one = a[i]!;
    const other = b[i]!;
    if (one.line !== other.line || one.specifier !== other.specifier) return false;
    if (one.kind !== other.kind || one.role !== other.role) return false;
  }
  return true;
}
