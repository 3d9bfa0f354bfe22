// An `index.ts` that exports other files again pulls all of them in: who needs one of them can get into a cycle with another.
// Importing the file itself breaks such a cycle, if that file is not in it. (In Python it does not: a package is always
// loaded before its modules.)
import type { Cut, Dependency } from '../model/report.ts';

const indexFile = /(?:^|\/)index\.[cm]?[jt]sx?$/;

/** What a cut of a cycle does not show: that its dependencies could lead to files behind an index instead. */
export type AdviseDirectImports = (cut: Cut, cycle: readonly string[]) => string | undefined;

/** `listEdges` is called only if it is needed. */
export function directImports(listEdges: () => Iterable<Dependency>): AdviseDirectImports {
  let targets: ReadonlyMap<string, readonly string[]> | undefined;
  return ({ edges, change }, cycle) => {
    const index = sharedTarget(edges);
    if (change === 'type-only' || index === undefined || !indexFile.test(index)) return undefined;
    targets ??= targetsOfIndexes(listEdges());
    const behind = filesBehind(index, targets);
    const members = new Set(cycle);
    const outside = behind.filter((file) => !members.has(file)).length;
    return outside === 0 ? undefined : advise(index, behind.length, outside);
  };
}

export function sharedTarget(edges: readonly Dependency[]): string | undefined {
  const target = edges[0]?.[1];
  return edges.every((edge) => edge[1] === target) ? target : undefined;
}

function advise(index: string, count: number, outside: number): string {
  const name = index.slice(index.lastIndexOf('/') + 1);
  if (count === 1) return `the file behind ${name} is outside the cycle: import it directly`;
  return `${outside} of the ${count} files behind ${name} are outside the cycle: import them directly`;
}

function targetsOfIndexes(edges: Iterable<Dependency>): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, string[]>();
  for (const [source, target] of edges) {
    if (!indexFile.test(source)) continue;
    const known = targets.get(source);
    if (known === undefined) targets.set(source, [target]);
    else known.push(target);
  }
  return targets;
}

/** In its folder, also where another index is between. */
function filesBehind(index: string, targets: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const folder = index.slice(0, index.lastIndexOf('/') + 1);
  const seen = new Set([index]);
  // It grows while it is read.
  for (const id of seen)
    for (const target of targets.get(id) ?? []) if (target.startsWith(folder)) seen.add(target);
  return [...seen].filter((id) => !targets.has(id) && !id.startsWith('pkg:'));
}
