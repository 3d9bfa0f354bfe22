// From imports to a graph: one edge per pair of nodes, each with the lines of code that make it. Linear in the number
// of imports, whatever order they come in.
import type { Evidence, Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { ResolvedImport } from '../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../model/source.ts';
import { countingSort } from './counting-sort.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { type Nodes, numberNodes } from './number-nodes.ts';
import { rankIds } from './rank-ids.ts';

export function buildGraph(
  files: readonly SourceFile[],
  imports: readonly ResolvedImport[],
  options: Options,
): Graph {
  const nodes = numberNodes(files, imports);
  const edges = mergeLinks(linkNodes(nodes, imports), nodes);
  return {
    fileCount: nodes.files.length,
    files: nodes.files,
    ids: nodes.ids,
    packages: nodes.packages,
    ...edges,
    carriesCycle: Uint8Array.from(edges.evidence, (lines) => Number(carriesCycle(lines, options))),
    incoming: countIncoming(edges.edgeTarget, nodes.ids.length),
  };
}

/** Every way from a node to another, in columns; the same pair may stand here many times. */
interface Links {
  readonly source: Uint32Array;
  readonly target: Uint32Array;
  readonly statement: readonly ImportStatement[];
}

function linkNodes(nodes: Nodes, imports: readonly ResolvedImport[]): Links {
  const source: number[] = [];
  const target: number[] = [];
  const statement: ImportStatement[] = [];
  for (const resolved of imports) {
    const from = nodes.ofFile(resolved.from);
    for (const to of targetNodes(nodes, resolved)) {
      source.push(from);
      target.push(to);
      statement.push(resolved.statement);
    }
  }
  return { source: Uint32Array.from(source), target: Uint32Array.from(target), statement };
}

function targetNodes(nodes: Nodes, { target }: ResolvedImport): readonly number[] {
  return target.kind === 'package'
    ? [nodes.ofPackage(target.name)]
    : target.paths.map((path) => nodes.ofFile(path));
}

function mergeLinks(
  { source, target, statement }: Links,
  { ids, files }: Nodes,
): Pick<Graph, 'edgeStart' | 'edgeTarget' | 'evidence'> {
  const order = orderLinks(source, target, rankIds(ids, files.length));
  const edgeStart = new Uint32Array(ids.length + 1);
  const edgeTarget: number[] = [];
  const evidence: (readonly Evidence[])[] = [];
  for (let i = 0; i < order.length;) {
    const first = order[i]!;
    const lines: ImportStatement[] = [];
    for (; i < order.length; i++) {
      const link = order[i]!;
      if (source[link] !== source[first] || target[link] !== target[first]) break;
      lines.push(statement[link]!);
    }
    edgeTarget.push(target[first]!);
    evidence.push(mergeEvidence(lines));
    edgeStart[source[first]! + 1]!++;
  }
  for (let node = 0; node < ids.length; node++) edgeStart[node + 1]! += edgeStart[node]!;
  return { edgeStart, edgeTarget: Uint32Array.from(edgeTarget), evidence };
}

/** By source, then by the target's ID: the later of two stable sorts counts first. */
function orderLinks(source: Uint32Array, target: Uint32Array, rank: Uint32Array): Uint32Array {
  const links = Uint32Array.from(source, (_, link) => link);
  const byTarget = countingSort(links, (link) => rank[target[link]!]!, rank.length);
  return countingSort(byTarget, (link) => source[link]!, rank.length);
}

function carriesCycle(lines: readonly Evidence[], { cycles }: Options): boolean {
  return cycles.typeOnly || lines.some(({ kind }) => kind !== 'type');
}

function countIncoming(edgeTarget: Uint32Array, nodeCount: number): Uint32Array {
  const incoming = new Uint32Array(nodeCount);
  for (const target of edgeTarget) incoming[target]!++;
  return incoming;
}
