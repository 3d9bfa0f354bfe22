// The report, converted once into what the views need: nodes as integers, edges as typed arrays, and the findings of each
// file by its number. Views read this and never search the report.

import type { Dependency, DetailedEdge, DetailedNode, Signal } from '../../src/model/report.ts';
import { linkEdges } from '../../src/query/graph/link-edges.ts';
import type { PathGraph } from '../../src/query/paths/path-search.ts';
import type { SearchableGraph } from '../../src/query/graph/search-graph.ts';
import { scoreRisk } from '../../src/risks/score-risk.ts';
import type { Evidence, ReadReport, ShownReport } from './page-report.ts';

export interface ReportIndex extends SearchableGraph {
  /** The report without its long lists. */
  readonly report: ShownReport;
  /** The report's detailed nodes; a node's number is its index here. */
  readonly nodes: readonly DetailedNode[];
  /** Nodes with smaller numbers are files, the others packages. */
  readonly fileCount: number;
  readonly numberOf: ReadonlyMap<string, number>;
  /** Edge → 1 if it is in a cycle. */
  readonly edgeIsCircular: Uint8Array;
  readonly edgeCount: number;
  readonly evidence: Evidence;
  /** Node → the index of its cycle in report.cycles, -1 for none. */
  readonly cycleOf: Int32Array;
  /** File → 1 if conclusions are drawn from it: a product file, or any file of a project without product files. */
  readonly isJudged: Uint8Array;
  /** File → its risk score, for all files and not just the report's top files; 0 for files that are not judged. */
  readonly riskScore: Float64Array;
  readonly signalsOf: ReadonlyMap<number, readonly Signal[]>;
  /** Node → 1 if this report does not have it, and only the other side of a change does. */
  readonly isAbsent?: Uint8Array;
}

export function indexReport({ report, nodes, ends, evidence }: ReadReport): ReportIndex {
  const numberOf = new Map<string, number>();
  nodes.forEach(({ id }, number) => numberOf.set(id, number));
  const { edgeSource, edgeTarget, edgeIsCircular } = readEnds(ends);
  const firstPackage = nodes.findIndex((node) => node.type === 'package');
  const isJudged = findJudged(nodes);
  const signalsOf = findSignals(report, numberOf, isJudged);
  return {
    report,
    nodes,
    fileCount: firstPackage === -1 ? nodes.length : firstPackage,
    numberOf,
    edgeSource,
    edgeTarget,
    edgeIsCircular,
    edgeCount: edgeSource.length,
    evidence,
    ...linkEdges(edgeSource, edgeTarget, nodes.length),
    cycleOf: mapCycles(report, numberOf, nodes.length),
    isJudged,
    riskScore: scoreFiles(nodes, isJudged),
    signalsOf,
  };
}

/** For questions that the commands answer too. */
export function unitGraph(index: ReportIndex): PathGraph {
  return { ...index, importsOf: index.evidence.importsOf };
}

/** An edge as the report has it. */
export function edgeOf(index: ReportIndex, edge: number): DetailedEdge {
  const source = index.nodes[index.edgeSource[edge] ?? -1]?.id ?? '';
  const target = index.nodes[index.edgeTarget[edge] ?? -1]?.id ?? '';
  return {
    id: `${source}->${target}`,
    source,
    target,
    isCircular: index.edgeIsCircular[edge] === 1,
    imports: index.evidence.importsOf(edge),
  };
}

/** The number of an edge, -1 if the report does not have it. */
export function findEdge(index: ReportIndex, [source, target]: Dependency): number {
  const [from = -1, to] = [index.numberOf.get(source), index.numberOf.get(target)];
  const own = from === -1 ? [] : index.outEdges.subarray(index.outStart[from], index.outStart[from + 1]);
  return own.find((edge) => index.edgeTarget[edge] === to) ?? -1;
}

function readEnds(
  ends: readonly number[],
): Pick<ReportIndex, 'edgeSource' | 'edgeTarget' | 'edgeIsCircular'> {
  const count = ends.length / 3;
  const edgeSource = new Uint32Array(count);
  const edgeTarget = new Uint32Array(count);
  const edgeIsCircular = new Uint8Array(count);
  for (let edge = 0; edge < count; edge++) {
    edgeSource[edge] = ends[3 * edge] ?? 0;
    edgeTarget[edge] = ends[3 * edge + 1] ?? 0;
    edgeIsCircular[edge] = ends[3 * edge + 2] ?? 0;
  }
  return { edgeSource, edgeTarget, edgeIsCircular };
}

function mapCycles(
  report: ShownReport,
  numberOf: ReadonlyMap<string, number>,
  nodeCount: number,
): Int32Array {
  const cycleOf = new Int32Array(nodeCount).fill(-1);
  report.cycles.forEach((members, cycle) => {
    for (const id of members) cycleOf[numberOf.get(id) ?? 0] = cycle;
  });
  return cycleOf;
}

/** The report lists signals for its top files only; this finds them for all files. */
function findSignals(
  report: ShownReport,
  numberOf: ReadonlyMap<string, number>,
  isJudged: Uint8Array,
): Map<number, Signal[]> {
  const signalsOf = new Map<number, Signal[]>();
  const add = (id: string, signal: Signal): void => {
    const number = numberOf.get(id);
    if (number === undefined) return;
    const own = signalsOf.get(number);
    if (own === undefined) signalsOf.set(number, [signal]);
    else own.push(signal);
  };
  for (const id of report.cycles.flat()) add(id, 'circular_dependency');
  // A test imports much by its nature.
  const addToJudged = (id: string, signal: Signal): void => {
    if (isJudged[numberOf.get(id) ?? -1] === 1) add(id, signal);
  };
  for (const { file } of report.risks.god_modules) addToJudged(file, 'god_module');
  for (const { file } of report.risks.dependency_explosions) addToJudged(file, 'dependency_explosion');
  const violations = new Map<string, number>();
  for (const { source } of report.risks.layer_violations)
    violations.set(source, (violations.get(source) ?? 0) + 1);
  for (const [id, count] of violations) add(id, `layer_violations:${count}`);
  return signalsOf;
}

function findJudged(nodes: readonly DetailedNode[]): Uint8Array {
  const product = Uint8Array.from(nodes, (node) => Number(node.type === 'file' && node.role === 'product'));
  return product.includes(1) ? product : Uint8Array.from(nodes, ({ type }) => Number(type === 'file'));
}

function scoreFiles(nodes: readonly DetailedNode[], isJudged: Uint8Array): Float64Array {
  return Float64Array.from(nodes, (node, number) =>
    node.type === 'file' && isJudged[number] === 1 ? scoreRisk({ ...node, dependents: node.incoming }) : 0,
  );
}
