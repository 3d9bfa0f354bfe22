// Computes the conclusions that depend on folders, one after the other.
import { findLoadEdges, type LoadEdges } from '../graph/load-edges.ts';
import { edgesByTarget } from '../graph/edges-by-target.ts';
import { sourcesOf } from '../graph/sources-of.ts';
import { type ConventionsOf, isOfProgram } from '../model/conventions.ts';
import type { FileRole } from '../model/file-role.ts';
import type { Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { SourceFile } from '../model/source.ts';
import { moveMisplaced } from './cuts/after-move.ts';
import { folderArranger } from './moves/arrange-folders.ts';
import { assignRoles, judgeNames, type RoleSigns } from './roles/assign-roles.ts';
import { classifyCycles } from './cycles/classify-cycles.ts';
import { detailCycles, edgesOfParts } from './cuts/cut-cycles.ts';
import { detailTangles } from './cuts/cut-tangles.ts';
import { cutDescriber } from './cuts/edge-cut.ts';
import { type FileParts, noParts } from '../model/file-part.ts';
import { findCircles, markCircleEdges } from './cycles/find-circles.ts';
import { findCrateRoots } from './folders/find-crate-roots.ts';
import { misplacedFinder } from './tangles/find-misplaced.ts';
import { detailMisplaced } from './moves/find-wrong-place.ts';
import { findOtherParts } from './folders/find-partial-types.ts';
import { programFinder } from './tangles/find-programs.ts';
import { findTangles, weigh } from './tangles/find-tangles.ts';
import type { UsesFolder } from './folders/find-besides.ts';
import { buildFolderTree } from './folders/folder-tree.ts';
import { liftDependencies } from './folders/lift-dependencies.ts';
import { linkReachable, type Reachable } from './health/link-reachable.ts';
import { measureGains } from './cuts/measure-gains.ts';
import { type HealthFigures, measureHealthFigures } from './health/measure-health.ts';
import {
  changesInCycle,
  changesInTangle,
  edgesInDoubt,
  type OriginsOf,
  rewordCuts,
  type UseOf,
  withOrigins,
  withParts,
} from './cuts/reword-cuts.ts';
import { leadsBackInCycle, leadsBackInTangle } from './cuts/movable-parts.ts';
import { settleRoles } from './roles/settle-roles.ts';
import type { FolderStructure } from './folder-structure.ts';
import type { Structure } from './structure.ts';

export interface StructureInput extends RoleSigns {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  /** Folders that hold a manifest. */
  readonly modules: ReadonlySet<string>;
  readonly conventionsOf: ConventionsOf;
  /** What is already known about these files. */
  readonly known?: Partial<Pick<Structure, 'namedRoles' | 'roles' | 'roots' | 'tree'>> | undefined;
}

/** What follows from the graph and the folders, before any cut is chosen. */
export interface Layout {
  readonly input: StructureInput;
  readonly namedRoles: readonly FileRole[];
  readonly structure: FolderStructure;
  readonly reachable: Reachable;
  readonly figures: HealthFigures;
}

/** Everything except what depends on the text of the files. */
export interface StructureDraft {
  /** Where to cut them depends on what of their targets is used. */
  readonly edgesOfParts: readonly number[];
  choose(parts: FileParts): StructureChoice;
}

/** Everything except what the dependencies to cut are used for. */
export interface StructureChoice {
  /** Edges to cut whose kind of change depends on that. */
  readonly edgesInDoubt: readonly number[];
  /** Edges to cut in cycles. */
  readonly edgesInCycles: readonly number[];
  finish(useOf: UseOf, originsOf: OriginsOf, parts: FileParts): Structure;
}

export interface ReadFromText {
  readonly useOf: UseOf;
  readonly originsOf: OriginsOf;
  readonly parts: FileParts;
}

const nothingRead: ReadFromText = { useOf: () => undefined, originsOf: () => undefined, parts: noParts };

export function findStructure(
  input: StructureInput,
  options: Options,
  { useOf, originsOf, parts }: ReadFromText = nothingRead,
): Structure {
  return draftStructure(layOut(input, options), options).choose(parts).finish(useOf, originsOf, parts);
}

export function layOut(input: StructureInput, options: Options): Layout {
  const { graph } = input;
  const namedRoles = input.known?.namedRoles ?? assignRoles(graph.files, options, input);
  const roles = settleRoles(graph, namedRoles, {
    ...judgeNames(options),
    conventionsOf: input.conventionsOf,
  });
  const structure = findFolderStructure(input, roles);
  const reachable = linkReachable(graph, structure);
  const figures = measureHealthFigures(input, structure, reachable);
  return { input, namedRoles, structure, reachable, figures };
}

export function draftStructure(
  { input: { graph, cycles }, namedRoles, structure, reachable, figures }: Layout,
  options: Options,
): StructureDraft {
  const misplaced = options.cuts === 0 ? [] : detailMisplaced(graph, structure, figures);
  const afterMove = moveMisplaced(graph, structure, misplaced);
  const arranger = folderArranger(graph, structure);
  const tangleDetails = detailTangles(graph, structure, { mostCuts: options.cuts, afterMove, arranger });
  // Computed on demand: many projects have no unresolved import.
  let judgedPaths: ReadonlySet<string> | undefined;
  const isJudgedPath = (path: string): boolean =>
    (judgedPaths ??= listJudged(graph.files, structure.isJudged)).has(path);

  type CycleDetails = ReturnType<typeof detailCycles>;

  function finish(cycleDetails: CycleDetails, { useOf, originsOf, parts }: ReadFromText): Structure {
    const finder = { graph, structure, parts };
    const ofCycles = cycleDetails.map(({ cuts }) =>
      withParts(
        withOrigins(rewordCuts(cuts, useOf, changesInCycle), { graph, structure }, originsOf),
        { ...finder, withTypes: false },
        leadsBackInCycle(graph, structure),
      ),
    );
    const ofTangles = tangleDetails.map(({ cuts }, at) =>
      withParts(
        rewordCuts(cuts, useOf, changesInTangle),
        { ...finder, withTypes: true },
        leadsBackInTangle(graph, structure, afterMove[at] ?? structure.tangles[at]!),
      ),
    );
    const gains = measureGains({ graph, cycles, structure, reachable, figures, arrange: arranger.arrange }, [
      ...cycleDetails.map(({ size }, at) => ({ cuts: ofCycles[at]!, size })),
      ...tangleDetails.map(({ members }, at) => {
        const { size = members.length, moved = [] } = afterMove[at] ?? {};
        return { cuts: ofTangles[at]!, size, moved };
      }),
    ]);
    const describeCuts = cutDescriber(graph, structure, gains);
    return {
      ...structure,
      namedRoles,
      cycleDetails: cycleDetails.map((detail, at) => ({ ...detail, cuts: describeCuts(ofCycles[at]!) })),
      tangleDetails: tangleDetails.map((detail, at) => ({ ...detail, cuts: describeCuts(ofTangles[at]!) })),
      figures,
      isJudgedPath,
    };
  }

  function choose(parts: FileParts): StructureChoice {
    const cycleDetails = detailCycles({ graph, cycles, structure, parts }, options.cuts);
    const inDoubt = edgesInDoubt([...cycleDetails, ...tangleDetails]);
    const inCycles = edgesInDoubt(cycleDetails);
    const finished = lastOf<Structure>();
    return {
      edgesInDoubt: inDoubt,
      edgesInCycles: inCycles,
      finish: (useOf, originsOf, partsRead) => {
        const read = [
          inDoubt.map(useOf),
          inCycles.map(originsOf),
          inDoubt.map((edge) => [partsRead.usedBy([edge]), partsRead.usedBy([edge], true)]),
        ];
        return finished(read, () => finish(cycleDetails, { useOf, originsOf, parts: partsRead }));
      },
    };
  }

  const ofParts = options.cuts === 0 ? [] : edgesOfParts({ graph, cycles, structure });
  const chosen = lastOf<StructureChoice>();
  return {
    edgesOfParts: ofParts,
    choose: (parts) =>
      chosen(
        ofParts.map((edge) => [parts.usedBy([edge]), parts.using(edge), parts.namesTaken(edge)]),
        () => choose(parts),
      ),
  };
}

/** Computes a result again only if what was read differs. */
function lastOf<Result>(): (read: unknown, compute: () => Result) => Result {
  let last: { readonly key: string; readonly result: Result } | undefined;
  return (read, compute) => {
    const key = JSON.stringify(read);
    if (last?.key !== key) last = { key, result: compute() };
    return last.result;
  };
}

function listJudged(files: readonly SourceFile[], isJudged: Uint8Array): ReadonlySet<string> {
  return new Set(files.filter((_, file) => isJudged[file] === 1).map(({ path }) => path));
}

export function findFolderStructure(
  { graph, cycles, modules, conventionsOf, known }: StructureInput,
  roles: readonly FileRole[],
): FolderStructure {
  const isProduct = markProduct(roles);
  const isJudged = markJudged(graph.files, isProduct, conventionsOf);
  const sourceOf = sourcesOf(graph);
  const edgesTo = edgesByTarget(graph);
  const loads = findLoadEdges(graph, conventionsOf);
  const classes = classifyCycles(graph, cycles, loads);
  const usesFolder = folderUses(graph);
  const roots = findCrateRoots(graph, conventionsOf);
  const isSameTree =
    known?.roots?.size === roots.size &&
    [...roots].every((file) => known.roots?.has(file)) &&
    roles.every((role, file) => role === known.roles?.[file]) &&
    known.tree?.besides.every(
      ({ file, folder, uses }) => uses === undefined || uses === usesFolder(file, folder),
    ) === true;
  const tree =
    (isSameTree ? known.tree : undefined) ??
    buildFolderTree({
      files: graph.files,
      takesPart: (file) => isJudged[file] === 1,
      isRoot: (file) => roots.has(file),
      modules,
      conventionsOf,
      usesFolder,
    });
  const counted = markCounted(graph, loads, conventionsOf);
  const lifted = liftDependencies(graph, tree, counted);
  const circleEdges = markCircleEdges(graph, isJudged);
  const { circleOf, isCircular } = findCircles({ ...graph, nodeCount: graph.fileCount }, circleEdges);
  const isProgram = programFinder(graph, { isProduct, sourceOf, edgesTo });
  const tangles = findTangles({
    tree,
    lifted,
    weightOf: (edge) =>
      weigh(isCircular(sourceOf[edge]!, graph.edgeTarget[edge]!), loads.typeOnly[edge] === 1),
    clarityOf: (edge) => clarityOf(graph, edge),
    isOfProgram: (edge) => isProgram(sourceOf[edge]!),
  });
  const findMisplaced = misplacedFinder({ graph, tree, isCircular, sourceOf, edgesTo });
  return {
    roles,
    isProduct,
    isJudged,
    conventionsOf,
    modules,
    sourceOf,
    edgesTo,
    loads,
    roots,
    cycleKinds: classes.cycles,
    areLoadedTogether: classes.areLoadedTogether,
    tree,
    counted,
    lifted,
    tangles,
    circleEdges,
    circleOf,
    isCircular,
    isProgram,
    isMisplaced: (source, target) => findMisplaced(source, target).next().done === false,
    findMisplaced,
  };
}

/** A class cannot do without its supertype; a lazy import keeps two parts apart while they load. */
function clarityOf({ isOfSupertype, evidence }: Graph, edge: number): number {
  if (isOfSupertype[edge] === 1) return 1;
  return evidence[edge]!.every(({ kind }) => kind === 'lazy') ? -1 : 0;
}

function folderUses({ fileCount, files, edgeStart, edgeTarget, isOfProduct }: Graph): UsesFolder {
  return (file, folder) => {
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (target < fileCount && isOfProduct[edge] === 1 && files[target]!.path.startsWith(`${folder}/`))
        return true;
    }
    return false;
  };
}

export function markProduct(roles: readonly FileRole[]): Uint8Array {
  const isProduct = new Uint8Array(roles.length);
  for (let file = 0; file < roles.length; file++) if (roles[file] === 'product') isProduct[file] = 1;
  return isProduct.includes(1) ? isProduct : isProduct.fill(1);
}

export function markJudged(
  files: readonly Pick<SourceFile, 'path' | 'language'>[],
  isProduct: Uint8Array,
  conventionsOf: ConventionsOf,
): Uint8Array {
  const isJudged = isProduct.map((is, file) => {
    const { path, language } = files[file]!;
    return isOfProgram(path, conventionsOf(language)) ? is : 0;
  });
  return isJudged.includes(1) ? isJudged : isProduct;
}

/**
 * Edge → 1 if it is a dependency of the product. A part that names its library does not count, because the library names its
 * parts. Nor does an edge to a part of a type that is not the main one.
 */
function markCounted(graph: Graph, { typeOnly }: LoadEdges, conventionsOf: ConventionsOf): Uint8Array {
  const { fileCount, files, edgeStart, isOfProduct } = graph;
  const counted = isOfProduct.slice();
  for (const edge of findOtherParts(graph, conventionsOf)) counted[edge] = 0;
  for (let file = 0; file < fileCount; file++) {
    if (conventionsOf(files[file]!.language).partsNameLibrary !== true) continue;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++)
      if (typeOnly[edge] === 1) counted[edge] = 0;
  }
  return counted;
}
