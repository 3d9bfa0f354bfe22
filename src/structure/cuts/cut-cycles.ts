// Where to cut cycles that exist at load time. The others are harmless by themselves and get no cuts.
import type { Evidence, Graph } from '../../model/graph.ts';
import type { CutChange, CycleDetail } from '../../model/report.ts';
import type { EdgeCut, WithEdgeCuts } from './edge-cut.ts';
import type { FileParts } from '../../model/file-part.ts';
import { costOfMove } from './cost-of-move.ts';
import { findCuts } from './find-cuts.ts';
import { eitherMove, findUsedParts, findUsingParts, leadsBackInCycle, partsBehind } from './movable-parts.ts';
import { isBelow } from '../folders/folder-tree.ts';
import type { FolderStructure } from '../folder-structure.ts';

export interface CyclesToCut {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  readonly structure: FolderStructure;
  readonly parts: FileParts;
}

/** Larger cycles are cut without a look at what their files declare. */
const mostMembers = 60;
const mostEdges = 1500;

/** The dependencies for which `parts` is asked. */
export function edgesOfParts({ graph, cycles, structure }: Omit<CyclesToCut, 'parts'>): readonly number[] {
  const edges: number[] = [];
  for (const [i, { kind }] of structure.cycleKinds.entries()) {
    const members = cycles[i]!;
    if (kind !== 'load' || members.length < 2 || members.length > mostMembers) continue;
    if (!members.some((file) => structure.isJudged[file] === 1)) continue;
    const own = loadEdgesAmong(graph, members, structure);
    if (edges.length + own.length <= mostEdges) for (const { edge } of own) edges.push(edge);
  }
  return edges;
}

export function detailCycles(
  { graph, cycles, structure, parts }: CyclesToCut,
  mostCuts: number,
): readonly WithEdgeCuts<CycleDetail>[] {
  if (mostCuts === 0 || !structure.cycleKinds.some(({ kind }) => kind === 'load')) {
    return structure.cycleKinds.map(({ kind, size }) => ({ kind, size, cuts: [] }));
  }
  const weigh = edgeCosts(graph, structure);
  return structure.cycleKinds.map(({ kind, size }, i) => ({
    kind,
    size,
    cuts: kind === 'load' ? cutCycle(graph, { members: cycles[i]!, structure, weigh, parts, mostCuts }) : [],
  }));
}

interface CycleToCut {
  readonly members: readonly number[];
  readonly structure: FolderStructure;
  readonly weigh: EdgeCosts;
  readonly parts: FileParts;
  readonly mostCuts: number;
}

function cutCycle(
  graph: Graph,
  { members, structure, weigh, parts, mostCuts }: CycleToCut,
): readonly EdgeCut[] {
  const edges = loadEdgesAmong(graph, members, structure);
  if (members.length === 1) {
    return [{ edges: [edgeTo(graph, members[0]!)], change: 'remove', after: 0 }];
  }
  const numberOf = new Map(members.map((file, number) => [file, number]));
  const finder = { graph, structure, parts, withTypes: false };
  const all = edges.map(({ edge }) => edge);
  const moves = eitherMove(
    findUsedParts(all, finder, leadsBackInCycle(graph, structure)),
    findUsingParts(all, finder),
  );
  const costOf = ({ source, target, edge }: LoadEdge): number => {
    const move = moves.byEdge.get(edge);
    if (move === undefined) return weigh.costOf(edge) * factorOf(graph, structure, source, target);
    // Of one move, all edges rather than one.
    return costOfMove(move) * (move.edges.length > 1 ? aloneFactor : 1);
  };
  const dependencies = edges.map((each) => ({
    from: numberOf.get(each.source)!,
    to: numberOf.get(each.target)!,
    cost: costOf(each),
  }));
  const numberAt = new Map(edges.map(({ edge }, number) => [edge, number]));
  const steps = findCuts({
    nodeCount: members.length,
    dependencies,
    groups: moves.all.map((move) => ({
      cut: move.edges.map((edge) => numberAt.get(edge)!),
      cost: costOfMove(move),
    })),
    maxSteps: mostCuts,
  });
  return steps.map(({ cut, ...left }) => {
    const own = cut.map((number) => edges[number]!.edge);
    const changes = own.map((edge) => (moves.byEdge.has(edge) ? 'move-part' : weigh.changeOf(edge)));
    return { edges: own, ...changeOf(changes), ...left, ...partsBehind(own, moves.byEdge) };
  });
}

const aloneFactor = 1.001;

/** The edge of a file to itself. */
function edgeTo({ edgeStart, edgeTarget }: Graph, file: number): number {
  return edgeTarget.indexOf(file, edgeStart[file]);
}

interface LoadEdge {
  readonly edge: number;
  readonly source: number;
  readonly target: number;
}

function loadEdgesAmong(
  { edgeStart, edgeTarget }: Graph,
  members: readonly number[],
  { loads, areLoadedTogether }: FolderStructure,
): readonly LoadEdge[] {
  const isMember = new Set(members);
  return members.flatMap((source) => {
    const edges: LoadEdge[] = [];
    for (let edge = edgeStart[source]!; edge < edgeStart[source + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (loads.atLoadTime[edge] !== 1 || target === source || !isMember.has(target)) continue;
      if (areLoadedTogether(source, target)) edges.push({ edge, source, target });
    }
    return edges;
  });
}

interface EdgeCosts {
  costOf(edge: number): number;
  changeOf(edge: number): CutChange;
}

/** The source of such a dependency is the wrong place for a change, so a cut costs more. */
const imposedFactor = 3;
/** A file that imports the index of a folder around it can import what it needs directly, so a cut costs less. */
const throughIndexFactor = 1 / 3;
const isIndex = /(?:^|\/)index\.[^/]+$/;
/** Other entry files may define what it needs. They import their folder, so of two equal cuts this is the better one. */
const throughEntryFactor = 0.99;

function factorOf({ ids }: Graph, structure: FolderStructure, source: number, target: number): number {
  if (isImposed(structure, source, target)) return imposedFactor;
  if (!isEntryOf(structure, target, source)) return 1;
  return isIndex.test(ids[target]!) ? throughIndexFactor : throughEntryFactor;
}

/** A generated file gets its imports from the generator, and an entry file exists to import the files of its folder. */
function isImposed(structure: FolderStructure, source: number, target: number): boolean {
  return structure.roles[source] === 'generated' || isEntryOf(structure, source, target);
}

/** Whether the source is the entry file of a folder that contains the target, such as an `index.ts` that re-exports it. */
function isEntryOf({ tree }: FolderStructure, source: number, target: number): boolean {
  const [entry, unit] = [tree.unitOf[source]!, tree.unitOf[target]!];
  if (entry === -1 || unit === -1 || !tree.isEntry[entry]!) return false;
  return isBelow(tree, unit, tree.parent[entry]!);
}

const maxLines = 5;
/** Cutting along the project's own order is the wrong advice, even if it takes fewer lines. */
const alongOrderFactor = 3;
/** Of two equal cuts, the one against the order is better: it fixes more than the cycle. */
const againstOrderFactor = 0.99;
/** Making an import type-only takes one keyword and no other change. */
const addTypeFactor = 0.5;
const forward = 1;
const backward = 2;

function edgeCosts(graph: Graph, { tangles }: FolderStructure): EdgeCosts {
  const direction = new Uint8Array(graph.edgeTarget.length);
  for (const { dependencies, back } of tangles) {
    for (const { edges } of dependencies) for (const edge of edges) direction[edge] = forward;
    for (const { edges } of back) for (const edge of edges) direction[edge] = backward;
  }
  return {
    costOf: (edge) => {
      const lines = Math.min(maxLines, countStatements(graph.evidence[edge]!));
      if (graph.usesOnlyTypes[edge] === 1) return lines * addTypeFactor;
      if (direction[edge] === backward) return lines * againstOrderFactor;
      return direction[edge] === forward ? lines * alongOrderFactor : lines;
    },
    changeOf: (edge) => {
      if (graph.usesOnlyTypes[edge] === 1) return 'type-only';
      return direction[edge] === backward ? 'invert' : 'remove';
    },
  };
}

/** Some languages have one line of evidence for each name in an import: `from . import (Head, Body)`. */
export function countStatements(evidence: readonly Evidence[]): number {
  return evidence.length < 2 ? evidence.length : new Set(evidence.map(({ specifier }) => specifier)).size;
}

/** The change of a cut with several dependencies. */
export function changeOf(changes: readonly CutChange[]): Pick<EdgeCut, 'change' | 'changes'> {
  const [first] = changes;
  if (first !== undefined && changes.every((change) => change === first)) return { change: first };
  const largest = (['invert', 'remove', 'move-part'] as const).find((change) => changes.includes(change));
  return { change: largest ?? 'remove', changes };
}
