import type { ChangedDependency, Difference } from '../model/change.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

export function compareDependencies({ before, after, edges }: Sides): Difference<ChangedDependency> {
  return {
    added: after.detailed.edges
      .filter((edge) => edges.earlier(edge) === undefined)
      .map(writeDependency)
      .sort(byEnds),
    removed: before.detailed.edges
      .filter((edge) => edges.later(edge) === undefined)
      .map(writeDependency)
      .sort(byEnds),
  };
}

export function byEnds(a: ChangedDependency, b: ChangedDependency): number {
  return compareCodePoints(a.source, b.source) || compareCodePoints(a.target, b.target);
}
