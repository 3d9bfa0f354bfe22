// The order that a project follows, as layers for its configuration. Of the folders that hold most of the product, the one
// whose children say most is taken; where no order is clear, nothing is proposed.
import { findComponents } from '../graph/find-components.ts';
import { linkPairs, pairsOf } from '../graph/link-pairs.ts';
import { conventionsOf } from '../languages/conventions.ts';
import { filePath } from '../model/file-path.ts';
import type { Dependency, DetailedEdge, Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { groupBy } from '../std/group-by.ts';
import { countOf } from '../std/words.ts';
import { chooseLayers } from '../structure/choose-layers.ts';
import { findBesides, foldersEntered } from '../structure/folder-tree.ts';
import type { WeightedDependency } from '../structure/order-units.ts';
import { folderUses } from './folder-uses.ts';
import { codeFiles } from './judged-files.ts';
import { withParents } from './with-parents.ts';

export interface ProposedLayers {
  /** Path of the folder that holds the layers, '' for the root. */
  readonly folder: string;
  /** Names of its subfolders, high to low; those of one list share a layer. */
  readonly layers: readonly (readonly string[])[];
  /** Name of a subfolder → files beside it that are its entries: `cart.ts` of `cart/`. They are in its layer. */
  readonly entries: ReadonlyMap<string, readonly string[]>;
  /** Dependencies from a layer to a lower one. */
  readonly following: number;
  /** Dependencies from a layer to a higher one: what the rule will report. */
  readonly against: readonly Dependency[];
}

export type LayeredReport = Pick<Report, 'detailed'>;

export function proposeLayers(report: LayeredReport): ProposedLayers | undefined {
  return bestOf(
    tryFolders(report)
      .map(({ layers }) => layers)
      .filter(isClear),
  );
}

/** Layer violations of the report that layers do not forbid: inside one of them, or elsewhere in the project. */
export function countUncovered(
  { risks }: Pick<Report, 'risks'>,
  { against }: Pick<ProposedLayers, 'against'>,
): number {
  const covered = new Set(against.map(([source, target]) => `${source}\n${target}`));
  return risks.layer_violations.filter(({ source, target }) => !covered.has(`${source}\n${target}`)).length;
}

/** Why no layers are proposed, as the end of a sentence. Undefined where some are. */
export function explainNoLayers(report: LayeredReport): string | undefined {
  const tried = tryFolders(report);
  if (tried.some(({ layers }) => isClear(layers))) return undefined;
  if (tried.every(({ dependencyCount }) => dependencyCount === 0)) return 'no folder depends on another one';
  const best = bestOf(tried.map(({ layers }) => layers));
  if (best === undefined || best.following === 0)
    return 'the folders use each other, none is above the others';
  const follow = `${countOf(best.following, 'dependency follows', 'dependencies follow')} the clearest one`;
  return best.following < clear.atLeast
    ? `only ${follow}`
    : `${follow}, ${countOf(best.against.length, 'goes', 'go')} against it`;
}

function bestOf(proposals: readonly ProposedLayers[]): ProposedLayers | undefined {
  return proposals.reduce<ProposedLayers | undefined>(
    (best, next) => (best === undefined || next.following > best.following ? next : best),
    undefined,
  );
}

interface TriedFolder {
  readonly layers: ProposedLayers;
  /** Of folders in it on each other. */
  readonly dependencyCount: number;
}

/** The layers of each folder that holds most of the product, clear or not. */
function tryFolders({ detailed }: LayeredReport): readonly TriedFolder[] {
  // As for rules, what only documentation or tests import does not count.
  const edges = detailed.edges.filter(({ imports }) => imports.some(({ role }) => role === undefined));
  const files = codeFiles({ detailed });
  const holding = new Set(files.flatMap(({ folder }) => withParents(folder)));
  holding.delete('');
  const folderEntered = foldersEntered(
    findBesides(
      {
        files: files.map(({ id, language }) => ({ path: filePath(id), language })),
        takesPart: () => true,
        conventionsOf,
        usesFolder: folderUses(files, edges),
      },
      holding,
    ),
  );
  const product = new Map(
    files.map(({ id, folder }, file) => [id, namesOf(folderEntered.get(file) ?? folder)]),
  );
  return mainFolders([...product.values()]).map((folder) => {
    const children = dependenciesIn(folder, edges, product);
    return {
      layers: checkLayers(folder, orderChildren(children), { edges, product }),
      dependencyCount: children.dependencies.length,
    };
  });
}

/** Folder names from the root down. */
type Names = readonly string[];

function namesOf(folder: string): Names {
  return folder === '.' ? [] : folder.split('/');
}

/** The folders that hold at least half of the product, the root among them, outermost first. */
function mainFolders(files: readonly Names[]): readonly Names[] {
  const filesBelow = new Map<string, number>();
  for (const names of files) {
    for (let depth = 0; depth <= names.length; depth++) {
      const path = names.slice(0, depth).join('/');
      filesBelow.set(path, (filesBelow.get(path) ?? 0) + 1);
    }
  }
  const main = [...filesBelow].filter(([, count]) => 2 * count >= files.length);
  return main.map(([path]) => (path === '' ? [] : path.split('/'))).sort((a, b) => a.length - b.length);
}

/** How many dependencies lead from one name to another. */
interface NameGraph {
  readonly names: readonly string[];
  readonly dependencies: readonly WeightedDependency[];
  /** Names that product files outside all of them use. */
  readonly usedBeside: ReadonlySet<number>;
}

/** Between the folders in this folder. */
function dependenciesIn(
  folder: Names,
  edges: readonly DetailedEdge[],
  foldersOf: ReadonlyMap<string, Names>,
): NameGraph {
  const numberOf = new Map<string, number>();
  const names: string[] = [];
  const numberIn = (file: string): number | undefined => {
    const name = childIn(folder, foldersOf.get(file));
    if (name === undefined) return undefined;
    if (!numberOf.has(name)) numberOf.set(name, names.push(name) - 1);
    return numberOf.get(name);
  };
  const usedBeside = new Set<number>();
  const counts = new Map<string, { from: number; to: number; weight: number }>();
  for (const { source, target } of edges) {
    const [from, to] = [numberIn(source), numberIn(target)];
    if (from === undefined && to !== undefined && foldersOf.has(source)) usedBeside.add(to);
    if (from === undefined || to === undefined || from === to) continue;
    const count = counts.get(`${from} ${to}`);
    if (count === undefined) counts.set(`${from} ${to}`, { from, to, weight: 1 });
    else count.weight++;
  }
  return { names, dependencies: [...counts.values()], usedBeside };
}

/** The name of the folder in this folder that holds a file. */
function childIn(folder: Names, own: Names | undefined): string | undefined {
  if (own === undefined || own.length <= folder.length) return undefined;
  return folder.every((name, depth) => name === own[depth]) ? own[folder.length] : undefined;
}

/** An order is clear where so many dependencies follow it, and so many times as many as contradict it. */
const clear = { atLeast: 6, times: 6 };

/**
 * The layers are as few as the dependencies allow. A folder that no other one needs is free to use all, so it is at the top;
 * one that files beside the folders need must use others often to be there.
 */
function orderChildren({ names, dependencies, usedBeside }: NameGraph): readonly (readonly string[])[] {
  const chosen = chooseLayers(names.length, dependencies, clear.times);
  const depthOf = new Map(chosen.flatMap((layer, depth) => layer.map((name) => [name, depth])));
  const followed = dependencies.filter(({ from, to }) => depthOf.get(from)! < depthOf.get(to)!);
  const shared = dependencies.filter(({ from, to }) => depthOf.get(from) === depthOf.get(to));
  // Those that share a layer and use each other stay together; no other dependency makes a circle with those that lead down.
  const links = [...followed, ...shared, ...shared.map(({ from, to }) => ({ from: to, to: from }))];
  const componentOf = findComponents(
    linkPairs(names.length, pairsOf(links)),
    new Uint8Array(links.length).fill(1),
  );
  const between = followed.map(({ from, to, weight }) => ({
    from: componentOf[from]!,
    to: componentOf[to]!,
    weight,
  }));
  const heights = heightsOf(between);
  const highest = Math.max(0, ...heights.values());
  const isBelow = new Set(between.map(({ to }) => to));
  const uses = new Map<number, number>();
  for (const { from, weight } of between) uses.set(from, (uses.get(from) ?? 0) + weight);
  for (const name of usedBeside) {
    const component = componentOf[name]!;
    if ((uses.get(component) ?? 0) < clear.atLeast) isBelow.add(component);
  }
  const heightOf = (name: number): number => {
    const component = componentOf[name]!;
    return isBelow.has(component) ? heights.get(component)! : highest;
  };
  const connected = [...names.keys()].filter((name) => heights.has(componentOf[name]!));
  return [...groupBy(connected, heightOf)]
    .sort(([a], [b]) => b - a)
    .map(([, group]) => group.map((name) => names[name]!).sort(compareCodePoints));
}

/** Component → how many steps it stands above the bottom; only those that depend on another or are needed by one. */
function heightsOf(
  between: readonly { readonly from: number; readonly to: number }[],
): ReadonlyMap<number, number> {
  const heights = new Map<number, number>();
  const targetsOf = groupBy(between, ({ from }) => from);
  // Tarjan numbers a component after all that it leads to.
  const components = [...new Set(between.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  for (const component of components) {
    const below = (targetsOf.get(component) ?? []).map(({ to }) => heights.get(to)! + 1);
    heights.set(component, Math.max(0, ...below));
  }
  return heights;
}

interface Product {
  readonly edges: readonly DetailedEdge[];
  /** Product file → its folder. */
  readonly product: ReadonlyMap<string, Names>;
}

/** What a rule with these layers would say of the product. */
function checkLayers(
  folder: Names,
  layers: readonly (readonly string[])[],
  { edges, product }: Product,
): ProposedLayers {
  const depthOf = new Map(layers.flatMap((names, depth) => names.map((name) => [name, depth])));
  const layerOf = (file: string): number | undefined => {
    const name = childIn(folder, product.get(file));
    return name === undefined ? undefined : depthOf.get(name);
  };
  let following = 0;
  const against: Dependency[] = [];
  for (const { source, target } of edges) {
    const [from, to] = [layerOf(source), layerOf(target)];
    if (from === undefined || to === undefined) continue;
    if (from < to) following++;
    if (from > to) against.push([source, target]);
  }
  return {
    folder: folder.join('/'),
    layers,
    entries: entriesOf(folder, depthOf, product),
    following,
    against,
  };
}

function entriesOf(
  folder: Names,
  layered: ReadonlyMap<string, unknown>,
  product: ReadonlyMap<string, Names>,
): ReadonlyMap<string, readonly string[]> {
  const isEntry = (file: string, name: string): boolean =>
    layered.has(name) && !file.startsWith(`${[...folder, name].join('/')}/`);
  const found = [...product].flatMap(([file, names]) => {
    const name = childIn(folder, names);
    return name !== undefined && isEntry(file, name) ? [{ file, name }] : [];
  });
  return new Map(
    [...groupBy(found, ({ name }) => name)].map(([name, group]) => [name, group.map(({ file }) => file)]),
  );
}

function isClear({ layers, following, against }: ProposedLayers): boolean {
  return layers.length > 1 && following >= Math.max(clear.atLeast, clear.times * against.length);
}
