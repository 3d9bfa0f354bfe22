// Which targets of dependencies lie in the wrong folder, so that moving them is the remedy.
import { componentSizes, findComponents } from '../../graph/find-components.ts';
import type { Evidence, Graph } from '../../model/graph.ts';
import { type FolderTree, isBelow } from '../folders/folder-tree.ts';
import { isCore } from './is-core.ts';
import { isOffered } from './is-offered.ts';
import { siblingsAbove } from '../folders/lift-dependencies.ts';
import { addTo } from '../../std/multi-map.ts';

export interface Placement {
  readonly graph: Graph;
  readonly tree: FolderTree;
  readonly isCircular: (source: number, target: number) => boolean;
  readonly sourceOf: Uint32Array;
  readonly edgesTo: (node: number) => Uint32Array;
}

/** The alternatives for what to move so that the source no longer depends on that folder. */
export type FindMisplaced = (source: number, target: number) => Generator<MovedFiles>;

export interface MovedFiles {
  readonly files: readonly number[];
  /** Paths of the files, or of the folder. */
  readonly paths: readonly string[];
  readonly isFolder: boolean;
}

/**
 * Finds the target alone, or a subfolder that contains it.
 *
 * A file next to the folder of its source is not in a wrong folder. Nothing may lead back from the target, and it may use
 * nothing else in its folder, because that would become a new dependency. An entry file represents its folder and cannot be
 * moved out. A header and its source move together. A file that is only one part of what the source names, such as a partial
 * class, cannot move alone. A header in a folder `include` is public API and lies there on purpose, as does the core of a
 * folder. A Go file used by others in its package cannot move either: what they use of it is often not exported.
 */
export function misplacedFinder(placement: Placement): FindMisplaced {
  const { graph, tree, isCircular } = placement;
  let pairs: Pairs | undefined;
  let inner: InnerFolders | undefined;
  let usedInPackage: ReadonlySet<number> | undefined;
  const alone = (files: readonly number[]): MovedFiles => ({
    files,
    paths: files.map((file) => graph.ids[file]!),
    isFolder: false,
  });
  return function* (source, target) {
    if (isCircular(source, target)) return;
    const [from, to] = [tree.unitOf[source]!, tree.unitOf[target]!];
    if (from === -1 || to === -1) return yield alone([target]);
    pairs ??= findPairs(graph, tree);
    if (pairs.areCircular(source, target)) return;
    const [beside, folder] = siblingsAbove(tree, from, to);
    if (folder === to) return;
    if (isOffered(tree.paths[to]!, tree.paths[folder]!)) return;
    inner ??= innerFolders(placement);
    const around = inner.findMovable(to, folder, beside);
    if (around !== undefined)
      yield { files: inner.filesBelow(around), paths: [tree.paths[around]!], isFolder: true };
    if (tree.isEntry[to]! || isPart(graph, source, target)) return;
    usedInPackage ??= findUsedInPackage(graph, tree);
    if (usedInPackage.has(target)) return;
    const files = pairs.filesWith(target);
    if (!useFolder(placement, files, folder) && !inner.isCore(to, folder)) yield alone(files);
  };
}

interface InnerFolders {
  /** A subfolder between this unit and the folder that uses nothing else in the folder and nothing in the other member. */
  readonly findMovable: (unit: number, folder: number, other: number) => number | undefined;
  readonly filesBelow: (unit: number) => readonly number[];
  /** Whether this unit is the core of the folder, or of a folder between them. */
  readonly isCore: (unit: number, folder: number) => boolean;
}

/** What makes up most of a folder is the folder, and cannot be moved out of it. */
const maxFolderShare = 0.5;

/** In a small folder, half of the files is a low number: its types and constants may still be useful elsewhere. */
const minUsers = 6;

function innerFolders({ graph, tree, sourceOf, edgesTo }: Placement): InnerFolders {
  const filesBelow = new Map<number, number[]>();
  for (let file = 0; file < graph.fileCount; file++) {
    if (tree.unitOf[file] === -1) continue;
    for (let unit = tree.unitOf[file]!; unit !== 0; unit = tree.parent[unit]!) {
      addTo(filesBelow, unit, file);
    }
  }
  const known = new Map<string, boolean>();
  const remember = (key: string, find: () => boolean): boolean => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = find()));
    return found;
  };
  return {
    findMovable: (unit, folder, other) => {
      for (let inside = tree.parent[unit]!; inside !== folder; inside = tree.parent[inside]!)
        if (remember(`${inside} ${folder} ${other}`, () => isFreeOf(inside, folder, other))) return inside;
      return undefined;
    },
    filesBelow: (unit) => filesBelow.get(unit)!,
    isCore: (unit, folder) => remember(`${unit} ${folder}`, () => isCoreUpTo(unit, folder)),
  };

  function isCoreUpTo(unit: number, folder: number): boolean {
    const users = Array.from(usersOf(unit), (file) => tree.unitOf[file]!);
    const own = filesBelow.get(unit)!.length;
    for (let inside = unit; inside !== folder;) {
      inside = tree.parent[inside]!;
      const near = users.filter((user) => isBelow(tree, user, inside));
      const others = filesBelow.get(inside)!.length - own;
      if (near.length >= minUsers && isCore(near.length, others)) return true;
    }
    return false;
  }

  /** Files of other units that use this one. */
  function usersOf(unit: number): ReadonlySet<number> {
    const users = new Set<number>();
    for (const file of filesBelow.get(unit)!) {
      for (const edge of edgesTo(file)) {
        const user = tree.unitOf[sourceOf[edge]!]!;
        if (user !== -1 && user !== unit && graph.isOfProduct[edge] === 1) users.add(sourceOf[edge]!);
      }
    }
    return users;
  }

  function isFreeOf(inside: number, folder: number, other: number): boolean {
    const own = filesBelow.get(inside)!;
    if (own.length > filesBelow.get(folder)!.length * maxFolderShare) return false;
    return own.every((file) => {
      for (let edge = graph.edgeStart[file]!; edge < graph.edgeStart[file + 1]!; edge++) {
        const target = graph.edgeTarget[edge]!;
        const unit = target < graph.fileCount && graph.isOfProduct[edge] === 1 ? tree.unitOf[target]! : -1;
        if (unit === -1 || isBelow(tree, unit, inside)) continue;
        if (isBelow(tree, unit, folder) || isBelow(tree, unit, other)) return false;
      }
      return true;
    });
  }
}

/** If the files of a folder are one package: the files that others in the package use. */
function findUsedInPackage(graph: Graph, { unitOf, paths }: FolderTree): ReadonlySet<number> {
  const used = new Set<number>();
  for (let file = 0; file < graph.fileCount; file++) {
    const unit = unitOf[file]!;
    if (unit === -1 || !isPackage.test(paths[unit]!)) continue;
    for (let edge = graph.edgeStart[file]!; edge < graph.edgeStart[file + 1]!; edge++) {
      const target = graph.edgeTarget[edge]!;
      if (unitOf[target] === unit && graph.isOfProduct[edge] === 1) used.add(target);
    }
  }
  return used;
}

const isPackage = /(?:^|\/)\*\.\w+$/;

/** Whether every name that leads from the source to the target also leads to other files. */
function isPart({ edgeStart, edgeTarget, evidence }: Graph, source: number, target: number): boolean {
  const elsewhere = new Set<string>();
  let here: readonly Evidence[] = [];
  for (let edge = edgeStart[source]!; edge < edgeStart[source + 1]!; edge++) {
    if (edgeTarget[edge] === target) here = evidence[edge]!;
    else for (const { specifier } of evidence[edge]!) elsewhere.add(specifier);
  }
  return here.every(({ specifier }) => elsewhere.has(specifier));
}

/** Whether one of these files depends on another file below this unit. */
function useFolder({ graph, tree }: Placement, files: readonly number[], folder: number): boolean {
  return files.some((file) => {
    for (let edge = graph.edgeStart[file]!; edge < graph.edgeStart[file + 1]!; edge++) {
      const target = graph.edgeTarget[edge]!;
      const unit = target < graph.fileCount && graph.isOfProduct[edge] === 1 ? tree.unitOf[target]! : -1;
      if (unit !== -1 && !files.includes(target) && isBelow(tree, unit, folder)) return true;
    }
    return false;
  });
}

interface Pairs {
  /** A file and the others in the same unit. */
  readonly filesWith: (file: number) => readonly number[];
  /** Whether two files are in the same cycle, with a header and its source taken as one. */
  readonly areCircular: (source: number, target: number) => boolean;
}

function findPairs(graph: Graph, { paths, unitOf }: FolderTree): Pairs {
  const filesOf = new Map<number, number[]>();
  for (let file = 0; file < graph.fileCount; file++) {
    const unit = unitOf[file]!;
    if (unit === -1 || !paths[unit]!.endsWith('.*')) continue;
    addTo(filesOf, unit, file);
  }
  const filesWith = (file: number): readonly number[] => filesOf.get(unitOf[file]!) ?? [file];
  if (filesOf.size === 0) return { filesWith, areCircular: () => false };
  const componentOf = findUnitComponents(graph, unitOf, paths.length);
  const sizes = componentSizes(componentOf);
  return {
    filesWith,
    areCircular: (source, target) => {
      const component = componentOf[unitOf[source]!]!;
      return component === componentOf[unitOf[target]!] && sizes[component]! > 1;
    },
  };
}

/** Unit → its strongly connected component. */
function findUnitComponents(graph: Graph, unitOf: FolderTree['unitOf'], unitCount: number): Uint32Array {
  const edgeStart = new Uint32Array(unitCount + 1);
  for (let file = 0; file < graph.fileCount; file++) {
    if (unitOf[file]! !== -1)
      edgeStart[unitOf[file]! + 1]! += graph.edgeStart[file + 1]! - graph.edgeStart[file]!;
  }
  for (let unit = 0; unit < unitCount; unit++) edgeStart[unit + 1]! += edgeStart[unit]!;
  const edgeTarget = new Uint32Array(edgeStart[unitCount]!);
  const follows = new Uint8Array(edgeTarget.length);
  const next = edgeStart.slice();
  for (let file = 0; file < graph.fileCount; file++) {
    const unit = unitOf[file]!;
    if (unit === -1) continue;
    for (let edge = graph.edgeStart[file]!; edge < graph.edgeStart[file + 1]!; edge++) {
      const target = graph.edgeTarget[edge]!;
      const targetUnit = target < graph.fileCount ? unitOf[target]! : -1;
      const at = next[unit]!++;
      if (targetUnit === -1) continue;
      edgeTarget[at] = targetUnit;
      follows[at] = graph.isOfProduct[edge]!;
    }
  }
  return findComponents({ nodeCount: unitCount, edgeStart, edgeTarget }, follows);
}
