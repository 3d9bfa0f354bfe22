// The order that a project follows, as layers for its configuration. Of the folders that contain most of the product, takes
// the one whose subfolders have the clearest order; if there is none, proposes nothing.
import { findComponents } from '../../graph/find-components.ts';
import { linkPairs, pairsOf } from '../../graph/link-pairs.ts';
import { conventionsOf } from '../../languages/conventions.ts';
import { filePath } from '../../model/file-path.ts';
import type { Dependency, DetailedEdge, Report } from '../../model/report.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';
import { groupBy } from '../../std/group-by.ts';
import { countOf } from '../../std/words.ts';
import { chooseLayers } from '../../structure/order/choose-layers.ts';
import { findBesides, foldersEntered } from '../../structure/folders/find-besides.ts';
import type { WeightedDependency } from '../../structure/tangles/order-units.ts';
import { folderUses } from './folder-uses.ts';
import { codeFiles } from '../product/judged-files.ts';
import { withParents } from './with-parents.ts';

export interface ProposedLayers {
  /** Path of the folder that contains the layers, '' for the root. */
  readonly folder: string;
  /** Names of its subfolders, from high to low; those in one list share a layer. */
  readonly layers: readonly (readonly string[])[];
  /** Name of a subfolder → files next to it that are its entries: `cart.ts` for `cart/`. They belong to its layer. */
  readonly entries: ReadonlyMap<string, readonly string[]>;
  /** Dependencies from a layer to a lower one. */
  readonly following: number;
  /** Dependencies from a layer to a higher one, which the rule will report. */
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

/**
 * Layer violations in the report that these layers do not cover, because they are inside one layer or elsewhere in the
 * project.
 */
export function countUncovered(
  { risks }: Pick<Report, 'risks'>,
  { against }: Pick<ProposedLayers, 'against'>,
): number {
  const covered = new Set(against.map(([source, target]) => `${source}\n${target}`));
  return risks.layer_violations.filter(({ source, target }) => !covered.has(`${source}\n${target}`)).length;
}

/** Why no layers are proposed, as the end of a sentence. Undefined if some are. */
export function explainNoLayers(report: LayeredReport): string | undefined {
  const tried = tryFolders(report);
  if (tried.some(({ layers }) => isClear(layers))) return undefined;
  const dependencies = tried.flatMap((each) => each.dependencies);
  if (dependencies.length === 0) return 'no main folder depends on another one';
  const best = bestOf(tried.map(({ layers }) => layers).filter(({ layers }) => layers.length > 1));
  if (best !== undefined) {
    const follow = countOf(best.following, 'dependency follows', 'dependencies follow');
    return `${follow} the clearest one, ${countOf(best.against.length, 'goes', 'go')} against it`;
  }
  const most = Math.max(0, ...dependencies.map(({ weight, isOrdered }) => (isOrdered ? weight : 0)));
  if (most === 0 || dependencies.some(({ isStrong }) => isStrong))
    return 'the folders use each other, none is above the others';
  return most < clearLimits.atLeast
    ? `no folder has more than ${countOf(most, 'dependency', 'dependencies')} on another one that is below it`
    : 'where a folder is above another one, a single file uses it';
}

function bestOf(proposals: readonly ProposedLayers[]): ProposedLayers | undefined {
  return proposals.reduce<ProposedLayers | undefined>(
    (best, next) => (best === undefined || next.following > best.following ? next : best),
    undefined,
  );
}

interface TriedFolder {
  readonly layers: ProposedLayers;
  /** Dependencies between its subfolders. */
  readonly dependencies: readonly NameDependency[];
}

/**
 * The layers of each folder that contains most of the product, clear or not; those of a smaller folder if nothing in these
 * depends on each other.
 */
function tryFolders({ detailed }: LayeredReport): readonly TriedFolder[] {
  // As in rules, imports only for documentation or tests do not count.
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
  const tryFolder = (folder: Names): TriedFolder => {
    const children = dependenciesIn(folder, edges, product);
    const layers = checkLayers(folder, orderChildren(children), { edges, product });
    return { layers, dependencies: children.dependencies };
  };
  const { main, inside } = mainFolders([...product.values()]);
  const tried = main.map(tryFolder);
  for (const folder of inside) {
    if (tried.some(({ dependencies }) => dependencies.length > 0)) break;
    tried.push(tryFolder(folder));
  }
  return tried;
}

/** Folder names, from the root down. */
type Names = readonly string[];

function namesOf(folder: string): Names {
  return folder === '.' ? [] : folder.split('/');
}

/**
 * The folders that contain at least half of the product, including the root; and inside the innermost of them the largest
 * subfolder, the largest one in that, and so on. Both outermost first.
 */
function mainFolders(files: readonly Names[]): { main: readonly Names[]; inside: readonly Names[] } {
  const path: string[] = [];
  const main: Names[] = [[]];
  const inside: Names[] = [];
  for (let below = files; ;) {
    const children = groupBy(
      below.filter((names) => names.length > path.length),
      (names) => names[path.length]!,
    );
    const largest = [...children].reduce<[string, readonly Names[]] | undefined>(
      (most, next) => (most === undefined || next[1].length > most[1].length ? next : most),
      undefined,
    );
    if (largest === undefined) return { main, inside };
    path.push(largest[0]);
    below = largest[1];
    (2 * below.length >= files.length ? main : inside).push([...path]);
  }
}

interface NameDependency extends WeightedDependency {
  /** Whether so few dependencies point back that the order of the two is clear. */
  readonly isOrdered: boolean;
  /** Whether there are also many, from several files or half of them: then the two must not share a layer. */
  readonly isStrong: boolean;
}

/** The number of dependencies from one name to another. */
interface NameGraph {
  readonly names: readonly string[];
  readonly dependencies: readonly NameDependency[];
}

/** Between the subfolders of this folder. */
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
  const counts = new Map<string, { from: number; to: number; weight: number; sources: Set<string> }>();
  for (const { source, target } of edges) {
    const [from, to] = [numberIn(source), numberIn(target)];
    if (from === undefined || to === undefined || from === to) continue;
    const count = counts.get(`${from} ${to}`);
    if (count === undefined) {
      counts.set(`${from} ${to}`, { from, to, weight: 1, sources: new Set([source]) });
    } else {
      count.weight++;
      count.sources.add(source);
    }
  }
  const fileCounts = new Map<string | undefined, number>();
  for (const own of foldersOf.values()) {
    const name = childIn(folder, own);
    fileCounts.set(name, (fileCounts.get(name) ?? 0) + 1);
  }
  const dependencies = [...counts.values()].map(({ from, to, weight, sources: { size } }) => {
    const back = counts.get(`${to} ${from}`)?.weight ?? 0;
    const isOrdered = weight >= clearLimits.times * back;
    const isMany = weight >= clearLimits.atLeast && size >= clearLimits.sources;
    const isHalf = size >= clearLimits.ofHalf && 2 * size >= fileCounts.get(names[from])!;
    const isStrong = isOrdered && (isMany || isHalf);
    return { from, to, weight, isOrdered, isStrong };
  });
  return { names, dependencies };
}

/** The name of the subfolder that contains a file. */
function childIn(folder: Names, own: Names | undefined): string | undefined {
  if (own === undefined || own.length <= folder.length) return undefined;
  return folder.every((name, depth) => name === own[depth]) ? own[folder.length] : undefined;
}

/**
 * An order is clear if at least `atLeast` dependencies from `sources` files follow it, and `times` times as many as
 * contradict it. In a small folder, half of the files is enough.
 */
const clearLimits = { atLeast: 6, times: 6, sources: 2, ofHalf: 3 };

/**
 * As few layers as the strong dependencies allow; a weak one only prevents its target from being above. A folder that no
 * other one needs may use all, so it is at the top.
 */
function orderChildren({ names, dependencies }: NameGraph): readonly (readonly string[])[] {
  const chosen = chooseLayers(names.length, dependencies, clearLimits.times);
  const depthOf = new Map(chosen.flatMap((layer, depth) => layer.map((name) => [name, depth])));
  const followed = dependencies.filter(({ from, to }) => depthOf.get(from)! < depthOf.get(to)!);
  const shared = dependencies.filter(({ from, to }) => depthOf.get(from) === depthOf.get(to));
  // Folders that share a layer and use each other stay together; no other dependency closes a cycle with those that lead
  // down.
  const links = [...followed, ...shared, ...shared.map(({ from, to }) => ({ from: to, to: from }))];
  const componentOf = findComponents(
    linkPairs(names.length, pairsOf(links)),
    new Uint8Array(links.length).fill(1),
  );
  const between = withoutLoose(
    followed.map(({ from, to, ...rest }) => ({ ...rest, from: componentOf[from]!, to: componentOf[to]! })),
  );
  const heights = heightsOf(between);
  const highest = Math.max(0, ...heights.values());
  const isBelow = new Set(between.map(({ to }) => to));
  const heightOf = (name: number): number => {
    const component = componentOf[name]!;
    return isBelow.has(component) ? heights.get(component)! : highest;
  };
  const connected = [...names.keys()].filter((name) => heights.has(componentOf[name]!));
  return [...groupBy(connected, heightOf)]
    .sort(([a], [b]) => b - a)
    .map(([, group]) => group.map((name) => names[name]!).sort(compareCodePoints));
}

/** Leaves out folders that have hardly any dependencies on the others: any layer would forbid them too much. */
function withoutLoose(between: readonly NameDependency[]): readonly NameDependency[] {
  const sums = new Map<number, number>();
  for (const { from, to, weight } of between)
    for (const component of [from, to]) sums.set(component, (sums.get(component) ?? 0) + weight);
  const isLoose = (component: number): boolean => sums.get(component)! < clearLimits.atLeast;
  return between.filter(({ from, to }) => !isLoose(from) && !isLoose(to));
}

/** Component → its height above the bottom, in steps; only for those with dependencies or dependents. */
function heightsOf(
  between: readonly { readonly from: number; readonly to: number; readonly isStrong: boolean }[],
): ReadonlyMap<number, number> {
  const heights = new Map<number, number>();
  const targetsOf = groupBy(between, ({ from }) => from);
  // Tarjan numbers a component after all components that it leads to.
  const components = [...new Set(between.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  for (const component of components) {
    const below = (targetsOf.get(component) ?? []).map(
      ({ to, isStrong }) => heights.get(to)! + (isStrong ? 1 : 0),
    );
    heights.set(component, Math.max(0, ...below));
  }
  return heights;
}

interface Product {
  readonly edges: readonly DetailedEdge[];
  /** Product file → its folder. */
  readonly product: ReadonlyMap<string, Names>;
}

/** What a rule with these layers would report. */
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
  return layers.length > 1 && following >= Math.max(clearLimits.atLeast, clearLimits.times * against.length);
}
