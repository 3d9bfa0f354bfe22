// `layers`: a layer may use the layers below it, with `closed` only the next one. Files without a layer may use everything;
// with `transitive` a layer may not reach a higher one through them either.
import type { LayersRule, Selector } from '../model/rule.ts';
import { sharedFolder } from '../std/paths.ts';
import { findPaths, type Paths } from './find-paths.ts';
import type { BrokenEdge, RuleContext } from './rule-context.ts';
import type { Selections } from './select.ts';

interface LayerOf {
  /** Node → its layer, 0 for the highest, -1 for none. */
  readonly rank: Int32Array;
  /** Node → the folder whose layers it belongs to; undefined if the rule has no `within`. */
  readonly container: Int32Array | undefined;
  /** The nodes with a layer. */
  readonly nodes: readonly number[];
}

export function findLayerOf(rule: LayersRule, { selections, graph }: RuleContext): LayerOf {
  const rank = new Int32Array(graph.ids.length).fill(-1);
  const nodes: number[] = [];
  const container = rule.within === undefined ? undefined : selections.unitsOf(rule.within).unitOf;
  for (const [layer, selector] of rule.layers.entries()) {
    for (const node of selections.select(selector).nodes) {
      if (rank[node] !== -1 || container?.[node] === -1) continue;
      rank[node] = layer;
      nodes.push(node);
    }
  }
  return { rank, container, nodes };
}

export function checkLayers(
  rule: LayersRule,
  context: RuleContext,
  counts: Uint8Array,
): readonly BrokenEdge[] {
  const { graph, selections } = context;
  const { edgeStart, edgeTarget } = graph;
  const layerOf = findLayerOf(rule, context);
  const { rank, container, nodes } = layerOf;
  const pathsOf = rule.transitive
    ? preparePaths(context, layerOf, { counts, layers: rule.layers.length })
    : undefined;
  const broken: BrokenEdge[] = [];
  for (const source of nodes) {
    const own = rank[source]!;
    const end = edgeStart[source + 1]!;
    for (let edge = edgeStart[source]!; edge < end; edge++) {
      const target = edgeTarget[edge]!;
      const other = rank[target]!;
      if (other === own || (other === -1 && pathsOf === undefined) || counts[edge] === 0) continue;
      const found =
        other === -1
          ? throughOthers(source, target)
          : container?.[source] === container?.[target] && describe(source, target);
      if (found) broken.push({ edge, ...found });
    }
  }
  return broken;

  function throughOthers(source: number, target: number): Omit<BrokenEdge, 'edge'> | undefined {
    const own = rank[source]!;
    // There is no layer above the highest one.
    if (pathsOf === undefined || own === 0) return undefined;
    const paths = pathsOf(container?.[source] ?? -1);
    const other = paths.groupFrom(target, own);
    if (other === -1 || other >= own) return undefined;
    const onward = paths.pathTo(other, target).slice(1);
    return { ...describe(source, onward.at(-1)!), onward };
  }

  function describe(source: number, target: number): Omit<BrokenEdge, 'edge'> | undefined {
    const own = rank[source]!;
    const other = rank[target]!;
    const name = (layer: number, node: number): string => nameIn(rule.layers[layer]!, node, selections);
    const isUpward = other < own;
    if (!isUpward && !(rule.closed && other > own + 1)) return undefined;
    const [from, to] = [name(own, source), name(other, target)];
    if (isUpward) return { layers: [from, to], detail: `${from} is below ${to}` };
    const next = rule.layers[own + 1]!.text.replaceAll('/**', '');
    return { detail: `${from} may use only ${next}, not ${to}` };
  }
}

/** The folder or group of a layer that a file belongs to. A layer can have several. */
function nameIn(layer: Selector, node: number, selections: Selections): string {
  const isOne = !layer.text.includes(', ');
  const found = isOne
    ? layer.text
    : layer.patterns.find(
        (pattern) =>
          !pattern.startsWith('!') &&
          selections.select({ text: pattern, patterns: [pattern] }).has[node] === 1,
      );
  return (found ?? layer.text).replace(/\/\*\*$/, '');
}

interface PathInput {
  readonly counts: Uint8Array;
  readonly layers: number;
}

/**
 * For each container, the paths from files without a layer to its layers, highest first. Any layer may reach the lowest one.
 */
function preparePaths(context: RuleContext, { rank, container }: LayerOf, { counts, layers }: PathInput) {
  const known = new Map<number, Paths>();
  return (folder: number): Paths => {
    const paths = known.get(folder) ?? find(folder);
    known.set(folder, paths);
    return paths;
  };

  function find(folder: number): Paths {
    const isOpen = new Uint8Array(rank.length);
    const groups = Array.from({ length: layers - 1 }, (): number[] => []);
    for (let node = 0; node < rank.length; node++) {
      if (rank[node] === -1) isOpen[node] = 1;
      else if (container === undefined || container[node] === folder) groups[rank[node]!]?.push(node);
    }
    return findPaths(context, { counts, isOpen, groups });
  }
}

/** Sibling folders of the layers that have no layer: `src/new/`. */
export function findUnlisted(rule: LayersRule, context: RuleContext): readonly string[] {
  if (!rule.exhaustive) return [];
  const { graph, names, selections } = context;
  const { rank } = findLayerOf(rule, context);
  const parents =
    rule.within === undefined ? [sharedParent(names, rank)] : selections.unitsOf(rule.within).names;
  const listed = new Set<string>();
  const seen = new Set<string>();
  for (let file = 0; file < graph.fileCount; file++) {
    if (rule.productOnly && graph.isProduct[file] === 0) continue;
    const id = names[file]!;
    for (const parent of parents) {
      if (!id.startsWith(parent)) continue;
      const end = id.indexOf('/', parent.length);
      if (end === -1) continue;
      const child = id.slice(0, end + 1);
      seen.add(child);
      if (rank[file] !== -1) listed.add(child);
    }
  }
  return [...seen].filter((child) => !listed.has(child));
}

/** The common parent folder of all layers, with a trailing `/`; '' for the root. */
function sharedParent(ids: readonly string[], rank: Int32Array): string {
  let shared: string | undefined;
  for (let file = 0; file < rank.length; file++) {
    if (rank[file] === -1) continue;
    const folder = ids[file]!.slice(0, ids[file]!.lastIndexOf('/') + 1);
    shared = shared === undefined ? folder : sharedFolder(shared, folder);
  }
  return shared ?? '';
}
