import { sourcesOf } from '../graph/sources-of.ts';
import type { Evidence, Graph } from '../model/graph.ts';
import type { LayerViolation, ViolationBasis } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { type BackDependency, countForward } from '../structure/find-tangles.ts';
import type { UnitDependency } from '../structure/lift-dependencies.ts';
import type { Structure } from '../structure/structure.ts';
import type { Detector } from './detector.ts';
import { layersOf, nameLayers } from './layers.ts';

export const layerRule = 'lower-level module should not depend on higher-level module';

export const layerViolations: Detector<'layer_violations'> = {
  id: 'layer_violations',
  title: 'Layer violations',
  why: 'A file that depends on a layer above its own cannot be used, tested or moved without that layer.',
  thresholds: () => ({}),
  detect: ({ graph, structure, options, layerRules }) => {
    if (options.layers !== undefined) return findConfigured(graph, structure, options.layers);
    return layerRules ?? findInferred(graph, structure);
  },
};

function findConfigured(
  graph: Graph,
  structure: Structure,
  order: readonly (readonly string[])[],
): readonly LayerViolation[] {
  const layers = layersOf(graph, order);
  const violations: LayerViolation[] = [];
  for (let source = 0; source < layers.length; source++) {
    const from = layers[source];
    if (from === undefined) continue;
    for (let edge = graph.edgeStart[source]!; edge < graph.edgeStart[source + 1]!; edge++) {
      const target = graph.edgeTarget[edge]!;
      const to = layers[target];
      if (graph.isOfProduct[edge] === 0 || to === undefined || from.rank >= to.rank) continue;
      violations.push({
        source: graph.ids[source]!,
        target: graph.ids[target]!,
        sourceLayer: from.name,
        targetLayer: to.name,
        rule: layerRule,
        basis: 'configured',
        remedy: structure.isMisplaced(source, target) ? 'move' : 'cut',
      });
    }
  }
  return violations;
}

/** The order is clear where so many dependencies follow it, and so many times as many as contradict it. */
const clear = { atLeast: 6, times: 6 };

function isClear({ edges, forward }: Pick<BackDependency, 'edges' | 'forward'>): boolean {
  return forward >= clear.times * edges.length && forward >= clear.atLeast;
}

function findInferred(graph: Graph, structure: Structure): readonly LayerViolation[] {
  const { tree, tangles } = structure;
  const sourceOf = sourcesOf(graph);
  const isFolderPair = ({ from, to }: UnitDependency): boolean => tree.isFolder[from]! && tree.isFolder[to]!;
  const clearlyBack = tangles.map(({ back, members }) =>
    back.filter(
      (pair) =>
        isFolderPair(pair) &&
        isClearWithoutContested(structure, members, pair) &&
        holdsBetweenTheTwo(structure, pair) &&
        holdsWithoutOneFile(sourceOf, structure, members, pair),
    ),
  );
  const inferred = hasTypeOnly(graph)
    ? tangles.flatMap(({ members }, i) => leaveOutUnclear(graph, structure, members, clearlyBack[i]!))
    : clearlyBack.flat();
  const known = new Set(clearlyBack.flat().map(({ edges }) => edges));
  const conventional = findConventional(structure, known).filter(isFolderPair);
  return [
    ...describe(graph, structure, { pairs: inferred, basis: 'inferred', sourceOf }),
    ...describe(graph, structure, { pairs: conventional, basis: 'conventional', sourceOf }),
  ].sort((a, b) => compareCodePoints(a.source, b.source) || compareCodePoints(a.target, b.target));
}

/** A way through another folder says little if as much leads back on a part of it: only ways whose parts are ordered count. */
function isClearWithoutContested(
  { lifted: { count } }: Structure,
  members: readonly number[],
  { from, to, edges }: BackDependency,
): boolean {
  const countOrdered = (high: number, low: number): number =>
    (high === to && low === from) || count(high, low) >= ordered * count(low, high) ? count(high, low) : 0;
  return isClear({ edges, forward: countForward(countOrdered, unitsBetween(members, to, from)) });
}

const ordered = 2;

/** Where two folders use each other, what they have to do with others does not outweigh that as many point back as forward. */
function holdsBetweenTheTwo({ lifted }: Structure, { from, to, edges }: BackDependency): boolean {
  const forward = lifted.count(to, from);
  return forward === 0 || forward > edges.length;
}

/**
 * Whether most dependencies follow the order even without the file that follows it most often. A file that puts the parts
 * together, such as a registry of all of them, may lie in any folder: it does not make that folder the upper one.
 */
function holdsWithoutOneFile(
  sourceOf: Uint32Array,
  { lifted }: Structure,
  members: readonly number[],
  { from, to, edges }: BackDependency,
): boolean {
  const between = unitsBetween(members, to, from);
  const sources = between.slice(1).flatMap((unit) => lifted.edgesOf(to, unit).map((edge) => sourceOf[edge]!));
  const busiest = mostFrequent(sources);
  const countOthers = (high: number, low: number): number =>
    lifted.edgesOf(high, low).filter((edge) => sourceOf[edge] !== busiest).length;
  return countForward(countOthers, between) > edges.length;
}

function mostFrequent(values: readonly number[]): number | undefined {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  let most: number | undefined;
  for (const [value, count] of times) if (most === undefined || count > times.get(most)!) most = value;
  return most;
}

function unitsBetween(members: readonly number[], high: number, low: number): readonly number[] {
  return members.slice(members.indexOf(high), members.indexOf(low) + 1);
}

function hasTypeOnly({ isOfProduct, carriesCycle }: Graph): boolean {
  return isOfProduct.some((counts, edge) => counts === 1 && carriesCycle[edge] === 0);
}

/** What runs is judged by what runs: types that lead down do not forbid a call that leads up. */
function leaveOutUnclear(
  { carriesCycle }: Graph,
  { lifted }: Structure,
  members: readonly number[],
  pairs: readonly BackDependency[],
): readonly UnitDependency[] {
  const runs = (edge: number): boolean => carriesCycle[edge] === 1;
  return pairs.map((pair) => {
    const edges = pair.edges.filter(runs);
    if (edges.length === 0) return pair;
    const forward = countForward(lifted.countRunning, unitsBetween(members, pair.to, pair.from));
    return isClear({ edges, forward }) ? pair : { ...pair, edges: pair.edges.filter((edge) => !runs(edge)) };
  });
}

/**
 * High to low. Used only between siblings whose own dependencies are too few to show an order, and never where one is a build
 * module: who may use it is written down in manifests.
 */
const conventionalLayers = nameLayers([
  ['cli', 'web', 'web-ui', 'ui', 'api', 'interface', 'presentation'],
  ['app', 'application'],
  ['core', 'domain'],
  ['exporters', 'adapters', 'infra', 'infrastructure'],
  ['utils', 'util', 'shared', 'common'],
]);

function findConventional(
  { tree, modules, lifted, tangles }: Structure,
  inferred: ReadonlySet<readonly number[]>,
): readonly UnitDependency[] {
  /** Pairs whose order is clear the other way: `low` is used by `high` so often that its name does not count. */
  const clearlyOrdered = new Set(
    tangles.flatMap(({ back }) => back.filter(isClear).map(({ from, to }) => `${to} ${from}`)),
  );
  const isModule = (unit: number): boolean => modules.has(tree.paths[unit]!.slice(0, -1));
  return lifted.dependencies.filter(({ from, to, edges }) => {
    const low = conventionalLayers.get(lastPart(tree.paths[from]!));
    const high = conventionalLayers.get(lastPart(tree.paths[to]!));
    if (low === undefined || high === undefined || low.rank >= high.rank) return false;
    if (isModule(from) || isModule(to)) return false;
    if (edges.length + lifted.count(to, from) >= clear.atLeast) return false;
    return !inferred.has(edges) && !clearlyOrdered.has(`${from} ${to}`);
  });
}

/** `core` of `src/core/`. */
function lastPart(path: string): string {
  const end = path.endsWith('/') ? -1 : path.length;
  return path
    .slice(0, end)
    .slice(path.lastIndexOf('/', path.length - 2) + 1)
    .toLowerCase();
}

interface Broken {
  readonly pairs: readonly UnitDependency[];
  readonly basis: ViolationBasis;
  /** Edge → the file it starts from. */
  readonly sourceOf: Uint32Array;
}

function describe(
  graph: Graph,
  structure: Structure,
  { pairs, basis, sourceOf }: Broken,
): readonly LayerViolation[] {
  return pairs.flatMap(({ from, to, edges }) =>
    edges
      .filter((edge) => !isLazy(graph.evidence[edge]!) && !structure.isProgram(sourceOf[edge]!))
      .map((edge) => {
        const [source, target] = [sourceOf[edge]!, graph.edgeTarget[edge]!];
        return {
          source: graph.ids[source]!,
          target: graph.ids[target]!,
          sourceLayer: nameOf(structure, from),
          targetLayer: nameOf(structure, to),
          rule: layerRule,
          basis,
          remedy: structure.isMisplaced(source, target) ? ('move' as const) : ('cut' as const),
        };
      }),
  );
}

/** Lazy imports are how a team keeps two layers apart while they load. Only a configured order forbids them. */
function isLazy(evidence: readonly Evidence[]): boolean {
  return evidence.every(({ kind, role }) => kind === 'lazy' || role !== undefined);
}

function nameOf({ tree }: Structure, unit: number): string {
  return tree.paths[unit]!.slice(0, -1);
}
