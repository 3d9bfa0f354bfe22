import type { ChangedPackage, Difference } from '../model/change.ts';
import type { DetailedPackage, Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { groupBy } from '../std/group-by.ts';
import { byEnds } from './compare-dependencies.ts';
import { writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

export function comparePackages({ before, after }: Sides): Difference<ChangedPackage> {
  return { added: onlyIn(after, before), removed: onlyIn(before, after) };
}

function onlyIn({ detailed }: Report, other: Report): readonly ChangedPackage[] {
  const known = new Set(other.detailed.nodes.map(({ id }) => id));
  const own = detailed.nodes.filter(
    (node): node is DetailedPackage => node.type === 'package' && !known.has(node.id),
  );
  if (own.length === 0) return [];
  const isOwn = new Set(own.map(({ id }) => id));
  const users = groupBy(
    detailed.edges.filter(({ target }) => isOwn.has(target)),
    ({ target }) => target,
  );
  return own
    .map(({ id, builtin }) => ({
      id,
      ...(builtin === true && { builtin }),
      usedBy: (users.get(id) ?? []).map(writeDependency).sort(byEnds),
    }))
    .sort((a, b) => compareCodePoints(a.id, b.id));
}
