// Which nodes match the filters.
import type { DetailedFile, DetailedNode } from '../../src/model/report.ts';
import { isInFolder } from './format.ts';
import type { ReportIndex } from './report-index.ts';
import { selectNodes } from './select-nodes.ts';
import type { Filters, RoleFilter } from './view-state.ts';

/** Node → 1 if it is shown: files that match the filters, and packages that such a file imports. */
export function findVisible(current: ReportIndex, filters: Filters, builtins: boolean): Uint8Array {
  const hasFinding = findingTest(current, filters.signal);
  const selected = filters.selected.length === 0 ? undefined : selectNodes(current, filters.selected);
  const shown = Uint8Array.from(current.nodes, (node, number) =>
    Number(matches(current, node, number, filters) && selected?.has(number) !== false && hasFinding(number)),
  );
  if (filters.hidesPackages) return shown;
  for (let number = current.fileCount; number < current.nodes.length; number++) {
    const node = current.nodes[number];
    const hidden = node?.type === 'package' && node.builtin === true && !builtins;
    shown[number] = Number(!hidden && isUsed(current, number, shown));
  }
  return shown;
}

function matches(current: ReportIndex, node: DetailedNode, number: number, filters: Filters): boolean {
  if (node.type === 'package' || current.isAbsent?.[number] === 1) return false;
  if (filters.folder !== null && !isInFolder(node.folder, filters.folder)) return false;
  if (filters.exclude.some((folder) => isInFolder(node.folder, folder))) return false;
  if (filters.language !== null && node.language !== filters.language) return false;
  if (!hasRole(node, filters.role)) return false;
  return filters.package === null || dependsOn(current, number, filters.package);
}

function hasRole({ role }: DetailedFile, wanted: RoleFilter): boolean {
  if (wanted === 'all') return true;
  return wanted === 'other' ? role !== 'product' : role === wanted;
}

function findingTest(current: ReportIndex, signal: string | null): (number: number) => boolean {
  if (signal === null) return () => true;
  if (signal === 'tangle') {
    const tangled = findTangled(current);
    return (number) => tangled.has(number);
  }
  if (signal === 'rule_violation') {
    const breaking = findBreaking(current);
    return (number) => breaking.has(number);
  }
  return (number) =>
    (current.signalsOf.get(number) ?? []).some((own) => own === signal || own.startsWith(`${signal}:`));
}

/** The files at both ends of the dependencies that point back in a tangle. */
function findTangled({ report, numberOf }: ReportIndex): ReadonlySet<number> {
  const ends = report.tangles.flatMap(({ back }) => back.flatMap(({ edges }) => edges.flat()));
  return new Set(ends.map((id) => numberOf.get(id) ?? -1));
}

/** The files at both ends of the dependencies that break a rule. */
function findBreaking({ report, numberOf }: ReportIndex): ReadonlySet<number> {
  const violations = report.rules?.results.flatMap((result) => result.violations) ?? [];
  return new Set(violations.flatMap(({ from, to }) => [numberOf.get(from) ?? -1, numberOf.get(to) ?? -1]));
}

function dependsOn(current: ReportIndex, number: number, packageId: string): boolean {
  const target = current.numberOf.get(packageId);
  const edges = current.outEdges.subarray(current.outStart[number], current.outStart[number + 1]);
  return edges.some((edge) => current.edgeTarget[edge] === target);
}

/** Whether a shown file depends on this package. */
function isUsed(current: ReportIndex, number: number, shown: Uint8Array): boolean {
  const edges = current.inEdges.subarray(current.inStart[number], current.inStart[number + 1]);
  return edges.some((edge) => shown[current.edgeSource[edge] ?? 0] === 1);
}
