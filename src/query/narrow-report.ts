// A part of a report: the neighbourhood of a file, or everything except tests. It contains the cycles within that part and
// says what is left out.
import type { DetailedEdge, DetailedNode, Report } from '../model/report.ts';
import { groupBy } from '../std/group-by.ts';
import { countOf } from '../std/words.ts';

export interface Part {
  /** ID of a file: keeps only its dependencies and dependents within `depth` steps. */
  readonly focus?: string | undefined;
  readonly depth: number;
  /** Whether tests and their data are included. */
  readonly tests: boolean;
}

export interface NarrowedReport {
  readonly report: Report;
  /** What was left out, in sentences. */
  readonly notes: readonly string[];
}

/** `part.focus` must be a file in the report. */
export function narrowReport(report: Report, part: Part): NarrowedReport {
  const isKept = part.tests ? () => true : (node: DetailedNode): boolean => !isTest(node);
  const wanted = report.detailed.nodes.filter(isKept);
  const edgesOfWanted = edgesAmong(report, wanted);
  const isUsed = new Set(edgesOfWanted.map(({ target }) => target));
  // A package used only by tests is left out with them.
  const used = wanted.filter(({ id, type }) => type === 'file' || part.tests || isUsed.has(id));
  const notes = describeTests(report, used, part);
  if (part.focus === undefined)
    return { report: used.length === report.nodes.length ? report : partOf(report, used), notes };
  const near = findNear(edgesOfWanted, part.focus, part.depth);
  const nodes = used.filter(({ id }) => near.has(id));
  return { report: partOf(report, nodes), notes: [...describeFocus(nodes, used, part), ...notes] };
}

function isTest(node: DetailedNode): boolean {
  return node.type === 'file' && (node.role === 'test' || node.role === 'fixture');
}

function edgesAmong({ detailed }: Report, nodes: readonly DetailedNode[]): readonly DetailedEdge[] {
  const ids = new Set(nodes.map(({ id }) => id));
  return detailed.edges.filter(({ source, target }) => ids.has(source) && ids.has(target));
}

/** Everything that the file reaches within `depth` steps, and everything that reaches it. */
function findNear(edges: readonly DetailedEdge[], focus: string, depth: number): ReadonlySet<string> {
  const forward = groupBy(edges, ({ source }) => source);
  const backward = groupBy(edges, ({ target }) => target);
  const walk = (next: (id: string) => readonly string[]): ReadonlySet<string> => {
    const seen = new Set([focus]);
    let border = [focus];
    for (let step = 0; step < depth && border.length > 0; step++) {
      border = [...new Set(border.flatMap(next))].filter((id) => !seen.has(id));
      for (const id of border) seen.add(id);
    }
    return seen;
  };
  return new Set([
    ...walk((id) => (forward.get(id) ?? []).map(({ target }) => target)),
    ...walk((id) => (backward.get(id) ?? []).map(({ source }) => source)),
  ]);
}

function partOf(report: Report, nodes: readonly DetailedNode[]): Report {
  const edges = edgesAmong(report, nodes);
  const circular = new Set(edges.filter(({ isCircular }) => isCircular).map(({ source }) => source));
  const places = report.cycles.flatMap((members, at) => (members.some((id) => circular.has(id)) ? [at] : []));
  return {
    ...report,
    nodes: nodes.map(({ id }) => id),
    edges: edges.map(({ source, target }) => [source, target] as const),
    cycles: places.map((at) => report.cycles[at]!),
    cycleDetails: places.flatMap((at) => report.cycleDetails[at] ?? []),
    metrics: {
      ...report.metrics,
      filesAnalyzed: countFiles(nodes),
      totalDependencies: edges.length,
    },
    detailed: { nodes, edges },
  };
}

function describeFocus(
  nodes: readonly DetailedNode[],
  all: readonly DetailedNode[],
  { focus = '', depth }: Part,
): readonly string[] {
  const out = countFiles(all) - countFiles(nodes);
  return out === 0
    ? []
    : [`Only what is within ${countOf(depth, 'step')} of ${focus}: ${countOf(out, 'other file')} left out.`];
}

function describeTests(
  { detailed }: Report,
  used: readonly DetailedNode[],
  { tests }: Part,
): readonly string[] {
  const out = countFiles(detailed.nodes) - countFiles(used);
  return tests || out === 0 ? [] : [`Tests and their data are left out: ${countOf(out, 'file')}.`];
}

function countFiles(nodes: readonly DetailedNode[]): number {
  return nodes.filter(({ type }) => type === 'file').length;
}
