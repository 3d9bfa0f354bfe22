// From imports to a graph: one edge per pair of nodes, each with the lines of code that make it. Linear in the number
// of imports, whatever order they come in.
import type { Evidence, Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { ResolvedImport } from '../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../model/source.ts';
import { countingSort } from './counting-sort.ts';
import { type Links, linkNodes } from './link-nodes.ts';
import { mergeEvidence } from './merge-evidence.ts';
import { numberNodes } from './number-nodes.ts';
import { rankIds } from './rank-ids.ts';

export function buildGraph(
  files: readonly SourceFile[],
  imports: readonly ResolvedImport[],
  options: Options,
): Graph {
  const nodes = numberNodes(files, imports);
  const links = linkNodes(nodes, imports);
  const edges = mergeLinks(links, orderLinks(links, rankIds(nodes.ids, files.length)), nodes.ids.length);
  return {
    fileCount: files.length,
    files: nodes.files,
    ids: nodes.ids,
    packages: nodes.packages,
    ...edges,
    carriesCycle: findCarriers(edges.evidence, options),
    incoming: countIncoming(edges.edgeTarget, nodes.ids.length),
  };
}

/** By source, then by the target's ID: of two stable sorts the later one counts first. */
function orderLinks({ source, target }: Links, rank: Uint32Array): Uint32Array {
  const links = new Uint32Array(source.length);
  const targetRank = new Uint32Array(target.length);
  for (let link = 0; link < links.length; link++) {
    links[link] = link;
    targetRank[link] = rank[target[link]!]!;
  }
  const byTarget = countingSort(links, targetRank, rank.length);
  return countingSort(byTarget, source, rank.length);
}

function mergeLinks(
  { source, target, statement }: Links,
  order: Uint32Array,
  nodeCount: number,
): Pick<Graph, 'edgeStart' | 'edgeTarget' | 'evidence'> {
  const edgeStart = new Uint32Array(nodeCount + 1);
  const edgeTarget = new Uint32Array(order.length);
  const evidence: (readonly Evidence[])[] = [];
  for (let i = 0; i < order.length;) {
    const from = source[order[i]!]!;
    const to = target[order[i]!]!;
    // Most edges have one line: a list that starts with it takes an eighth of the memory of one that starts empty.
    const lines = [evidenceOf(statement[order[i]!]!)];
    for (i++; i < order.length && source[order[i]!] === from && target[order[i]!] === to; i++) {
      lines.push(evidenceOf(statement[order[i]!]!));
    }
    edgeTarget[evidence.length] = to;
    evidence.push(mergeEvidence(lines));
    edgeStart[from + 1]!++;
  }
  for (let node = 0; node < nodeCount; node++) edgeStart[node + 1]! += edgeStart[node]!;
  return { edgeStart, edgeTarget: edgeTarget.slice(0, evidence.length), evidence };
}

function evidenceOf({ line, specifier, kind }: ImportStatement): Evidence {
  return { line, specifier, kind };
}

function findCarriers(evidence: Graph['evidence'], { cycles }: Options): Uint8Array {
  const carriesCycle = new Uint8Array(evidence.length);
  for (let edge = 0; edge < evidence.length; edge++) {
    const carries = cycles.typeOnly || evidence[edge]!.some(({ kind }) => kind !== 'type');
    carriesCycle[edge] = carries ? 1 : 0;
  }
  return carriesCycle;
}

function countIncoming(edgeTarget: Uint32Array, nodeCount: number): Uint32Array {
  const incoming = new Uint32Array(nodeCount);
  for (const target of edgeTarget) incoming[target]!++;
  return incoming;
}
