import type { ChangedDependency, Difference } from '../model/change.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

export function compareDependencies({ edges: { different } }: Sides): Difference<ChangedDependency> {
  return {
    added: different
      .flatMap(({ before, after }) => (before === undefined && after !== undefined ? [after] : []))
      .map(writeDependency)
      .sort(byEnds),
    removed: different
      .flatMap(({ before, after }) => (after === undefined && before !== undefined ? [before] : []))
      .map(writeDependency)
      .sort(byEnds),
  };
}

export function byEnds(a: ChangedDependency, b: ChangedDependency): number {
  return compareCodePoints(a.source, b.source) || compareCodePoints(a.target, b.target);
}
