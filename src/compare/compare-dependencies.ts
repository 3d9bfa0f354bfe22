import type { ChangedDependency, Difference } from '../model/change.ts';
import type { DetailedEdge, Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

export function compareDependencies({ before, after, edges }: Sides): Difference<ChangedDependency> {
  const added = edges.different.flatMap((pair) => (pair.before === undefined ? [pair.after!] : []));
  const removed = edges.different.flatMap((pair) => (pair.after === undefined ? [pair.before!] : []));
  return { added: describe(added, after), removed: describe(removed, before) };
}

function describe(edges: readonly DetailedEdge[], { detailed }: Report): readonly ChangedDependency[] {
  const roleOf = new Map(
    detailed.nodes.map((node) => [node.id, node.type === 'file' ? node.role : undefined]),
  );
  return edges
    .map((edge): ChangedDependency => {
      const role = roleOf.get(edge.source);
      return { ...writeDependency(edge), ...(role !== undefined && role !== 'product' && { role }) };
    })
    .sort(byEnds);
}

export function byEnds(a: ChangedDependency, b: ChangedDependency): number {
  return compareCodePoints(a.source, b.source) || compareCodePoints(a.target, b.target);
}
