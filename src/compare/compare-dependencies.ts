import type { ChangedDependency, Difference } from '../model/change.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { missingIn, writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

export function compareDependencies({ before, after, names, edges }: Sides): Difference<ChangedDependency> {
  const old = { edges: before.detailed.edges, nameOf: names.toBefore, find: edges.earlier };
  const fresh = { edges: after.detailed.edges, nameOf: names.toAfter, find: edges.later };
  return {
    added: missingIn(old, fresh.edges).map(writeDependency).sort(byEnds),
    removed: missingIn(fresh, old.edges).map(writeDependency).sort(byEnds),
  };
}

export function byEnds(a: ChangedDependency, b: ChangedDependency): number {
  return compareCodePoints(a.source, b.source) || compareCodePoints(a.target, b.target);
}
