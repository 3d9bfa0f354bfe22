// Nodes and edges with all their details.
import { cycleOf } from '../graph/cycle-of.ts';
import { complexityScorer } from '../metrics/score-complexity.ts';
import type { ChangeCounts } from '../model/change-counts.ts';
import type { FileRole } from '../model/file-role.ts';
import { type Graph, outgoing } from '../model/graph.ts';
import type { Detailed, DetailedEdge, DetailedFile, DetailedPackage } from '../model/report.ts';
import type { PackageFacts } from './describe-packages.ts';
import { folderOf } from '../std/paths.ts';

export interface DetailInput {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  /** File → its role. */
  readonly roles: readonly FileRole[];
  /** Path → the number of recent changes. */
  readonly changes: ChangeCounts['changes'];
  /** In the order of the graph's packages. */
  readonly packages: readonly PackageFacts[];
}

/** `previous`, if given, has the same nodes and edges. */
export function detail(input: DetailInput, previous?: Detailed): Detailed {
  const { graph, cycles } = input;
  const cycleOfNode = cycleOf(graph, cycles);
  return {
    nodes: [...detailFiles(input, cycleOfNode), ...detailPackages(input)],
    edges:
      previous === undefined
        ? detailEdges(graph, cycleOfNode)
        : previous.edges.map((edge, i) => updateLines(edge, graph.evidence[i]!)),
  };
}

/** An unchanged edge stays the same object, so that it need not be rendered again. */
function updateLines(edge: DetailedEdge, imports: DetailedEdge['imports']): DetailedEdge {
  return edge.imports === imports ? edge : { ...edge, imports };
}

function detailFiles(
  { graph, roles, changes }: DetailInput,
  cycleOfNode: Int32Array,
): readonly DetailedFile[] {
  const scoreOf = complexityScorer(graph);
  return graph.files.map(({ path, language, size }, node) => {
    const id = graph.ids[node]!;
    return {
      id,
      label: id,
      type: 'file',
      language,
      folder: folderOf(id),
      outgoing: outgoing(graph, node),
      incoming: graph.incoming[node]!,
      isCircular: cycleOfNode[node] !== -1,
      complexity: scoreOf(node),
      size,
      changes: changes.get(path) ?? 0,
      role: roles[node]!,
    };
  });
}

function detailPackages({ graph, packages }: DetailInput): readonly DetailedPackage[] {
  return graph.packages.map(({ name, builtin }, i) => ({
    id: graph.ids[graph.fileCount + i]!,
    label: name,
    type: 'package',
    language: 'package',
    folder: '(external)',
    outgoing: 0,
    incoming: graph.incoming[graph.fileCount + i]!,
    isCircular: false,
    ...(builtin ? { builtin } : {}),
    ...packages[i]!,
  }));
}

function detailEdges(graph: Graph, cycleOfNode: Int32Array): readonly DetailedEdge[] {
  const { ids, edgeStart, edgeTarget, carriesCycle, evidence } = graph;
  const edges: DetailedEdge[] = [];
  for (let node = 0; node < ids.length; node++) {
    const source = ids[node]!;
    const cycle = cycleOfNode[node];
    // V8 keeps a concatenated string as a reference to its two parts: the first part is shared by all edges of a node.
    const idStart = `${source}->`;
    for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++) {
      const target = ids[edgeTarget[edge]!]!;
      const isCircular = cycle !== -1 && cycleOfNode[edgeTarget[edge]!] === cycle && carriesCycle[edge] === 1;
      edges.push({ id: idStart + target, source, target, isCircular, imports: evidence[edge]! });
    }
  }
  return edges;
}
