import { countsAsUse, type Evidence, type Graph } from '../model/graph.ts';
import type { LayerViolation, ViolationBasis } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { clearLimits } from '../structure/order/clear-limits.ts';
import { isClear, isClearlyBack, leaveOutUnclear } from '../structure/order/clear-order.ts';
import type { UnitDependency } from '../structure/folders/lift-dependencies.ts';
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
      if (to === undefined || from.rank >= to.rank || !graph.evidence[edge]!.some(countsAsUse)) continue;
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

function findInferred(graph: Graph, structure: Structure): readonly LayerViolation[] {
  const { tree, tangles } = structure;
  const isFolderPair = ({ from, to }: UnitDependency): boolean => tree.isFolder[from]! && tree.isFolder[to]!;
  const clearlyBack = tangles.map(({ back, members }) =>
    back.filter((pair) => isFolderPair(pair) && isClearlyBack(structure, members, pair)),
  );
  const inferred = hasTypeOnly(graph)
    ? tangles.flatMap(({ members }, i) => leaveOutUnclear(graph, structure, members, clearlyBack[i]!))
    : clearlyBack.flat();
  const known = new Set(clearlyBack.flat().map(({ edges }) => edges));
  const conventional = findConventional(structure, known).filter(isFolderPair);
  return [
    ...describe(graph, structure, { pairs: inferred, basis: 'inferred' }),
    ...describe(graph, structure, { pairs: conventional, basis: 'conventional' }),
  ].sort((a, b) => compareCodePoints(a.source, b.source) || compareCodePoints(a.target, b.target));
}

function hasTypeOnly({ isOfProduct, carriesCycle }: Graph): boolean {
  return isOfProduct.some((counts, edge) => counts === 1 && carriesCycle[edge] === 0);
}

/**
 * High to low. Used only between siblings whose own dependencies are too few for an order, and never if one of them is a
 * build module: its manifest already says who may use it.
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
  /** Pairs with a clear order in the other direction: `high` uses `low` so often that the names do not count. */
  const clearlyOrdered = new Set(
    tangles.flatMap(({ back }) => back.filter(isClear).map(({ from, to }) => `${to} ${from}`)),
  );
  const isModule = (unit: number): boolean => modules.has(tree.paths[unit]!.slice(0, -1));
  return lifted.dependencies.filter(({ from, to, edges }) => {
    const low = conventionalLayers.get(lastPart(tree.paths[from]!));
    const high = conventionalLayers.get(lastPart(tree.paths[to]!));
    if (low === undefined || high === undefined || low.rank >= high.rank) return false;
    if (isModule(from) || isModule(to)) return false;
    if (edges.length + lifted.count(to, from) >= clearLimits.atLeast) return false;
    return !inferred.has(edges) && !clearlyOrdered.has(`${from} ${to}`);
  });
}

/** The last segment: `core` for `src/core/`. */
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
}

function describe(graph: Graph, structure: Structure, { pairs, basis }: Broken): readonly LayerViolation[] {
  const { sourceOf } = structure;
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

/** Teams use lazy imports to keep two layers apart at load time. Only a configured order forbids them. */
function isLazy(evidence: readonly Evidence[]): boolean {
  return evidence.every(({ kind, role }) => kind === 'lazy' || role !== undefined);
}

function nameOf({ tree }: Structure, unit: number): string {
  return tree.paths[unit]!.slice(0, -1);
}
