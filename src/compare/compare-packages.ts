import type { ChangedImport, ChangedPackage, Difference } from '../model/change.ts';
import type { DetailedPackage, Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { groupBy } from '../std/group-by.ts';
import { byEnds } from './compare-dependencies.ts';
import { importKey } from './find-lost-imports.ts';
import { writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

/** Without packages that only lost imports lead to: those imports are unresolved. */
export function comparePackages(
  { before, after }: Sides,
  lost: Difference<ChangedImport>,
): Difference<ChangedPackage> {
  return {
    added: onlyIn(after, before, lost.added),
    removed: onlyIn(before, after, lost.removed),
  };
}

function onlyIn(
  { detailed }: Report,
  other: Report,
  lost: readonly ChangedImport[],
): readonly ChangedPackage[] {
  const known = new Set(other.detailed.nodes.map(({ id }) => id));
  const own = detailed.nodes.filter(
    (node): node is DetailedPackage => node.type === 'package' && !known.has(node.id),
  );
  if (own.length === 0) return [];
  const isOwn = new Set(own.map(({ id }) => id));
  const isLost = new Set(lost.map(({ file, specifier }) => importKey(file, specifier)));
  const edges = detailed.edges.filter(({ target }) => isOwn.has(target));
  const users = groupBy(
    edges.filter(
      // A report of another program does not say which lines make a dependency.
      ({ source, imports }) =>
        imports.length === 0 || !imports.every(({ specifier }) => isLost.has(importKey(source, specifier))),
    ),
    ({ target }) => target,
  );
  const isUsed = new Set(edges.map(({ target }) => target));
  return own
    .filter(({ id }) => users.has(id) || !isUsed.has(id))
    .map(({ id, builtin }) => ({
      id,
      ...(builtin === true && { builtin }),
      usedBy: (users.get(id) ?? []).map(writeDependency).sort(byEnds),
    }))
    .sort((a, b) => compareCodePoints(a.id, b.id));
}
