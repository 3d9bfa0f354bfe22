import type { ChangedImport, ChangedPackage, Difference } from '../model/change.ts';
import type { DetailedPackage, Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { groupBy } from '../std/group-by.ts';
import { byEnds } from './compare-dependencies.ts';
import { importKey } from './find-lost-imports.ts';
import { writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

/** Leaves out packages that only lost imports refer to: these imports are reported as unresolved. */
export function comparePackages(
  { before, after, names }: Sides,
  lost: Difference<ChangedImport>,
): Difference<ChangedPackage> {
  const isUndeclared = findUndeclared(before, after);
  return {
    added: onlyIn(after, idsOf(before, names.toAfter), lost.added).map((each) =>
      isUndeclared(each.id) ? { ...each, undeclared: true } : each,
    ),
    removed: onlyIn(before, idsOf(after, names.toBefore), lost.removed),
  };
}

/** By their names on the other side. */
function idsOf({ detailed }: Report, nameOf: (id: string) => string): ReadonlySet<string> {
  return new Set(detailed.nodes.map(({ id }) => nameOf(id)));
}

function onlyIn(
  { detailed }: Report,
  known: ReadonlySet<string>,
  lost: readonly ChangedImport[],
): readonly ChangedPackage[] {
  const own = detailed.nodes.filter(
    (node): node is DetailedPackage => node.type === 'package' && !known.has(node.id),
  );
  if (own.length === 0) return [];
  const isOwn = new Set(own.map(({ id }) => id));
  const isLost = new Set(lost.map(({ file, specifier }) => importKey(file, specifier)));
  const edges = detailed.edges.filter(({ target }) => isOwn.has(target));
  const users = groupBy(
    edges.filter(
      // Reports of other programs do not contain the lines of a dependency.
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

/** With fewer packages, there is no evidence. */
const minPackages = 5;
/** In Python and Ruby, modules and packages have different names, and optional packages are often in no manifest. */
const maxUndeclaredShare = 1 / 8;

/** Finds packages that no manifest asks for, in an ecosystem where manifests asked for nearly all packages before. */
function findUndeclared(before: Report, after: Report): (id: string) => boolean {
  const counts = new Map<string, { all: number; undeclared: number }>();
  for (const { builtin, ecosystems, versionRanges } of packagesOf(before)) {
    if (builtin === true) continue;
    for (const ecosystem of ecosystems) {
      const count = counts.get(ecosystem) ?? { all: 0, undeclared: 0 };
      count.all++;
      if (versionRanges === undefined) count.undeclared++;
      counts.set(ecosystem, count);
    }
  }
  const isComplete = (ecosystem: string): boolean => {
    const { all, undeclared } = counts.get(ecosystem) ?? { all: 0, undeclared: 0 };
    return all >= minPackages && undeclared <= all * maxUndeclaredShare;
  };
  const found = packagesOf(after).filter(
    ({ builtin, ecosystems, versionRanges }) =>
      builtin !== true &&
      versionRanges === undefined &&
      ecosystems.length > 0 &&
      ecosystems.every(isComplete),
  );
  const ids = new Set(found.map(({ id }) => id));
  return (id) => ids.has(id);
}

/** Reports of other programs do not contain ecosystems. */
function packagesOf({ detailed }: Report): readonly DetailedPackage[] {
  return detailed.nodes
    .filter((node): node is DetailedPackage => node.type === 'package')
    .map((node) => ({ ...node, ecosystems: (node as Partial<DetailedPackage>).ecosystems ?? [] }));
}
