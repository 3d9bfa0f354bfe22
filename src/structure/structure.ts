// What follows from the graph and the folders together: which files are the product, how folders depend on each other, in
// which order, and what points back. One definition for risks, health and the report. It depends on nodes and edges
// alone, so that an edit that changes sizes and lines leaves it as it is.
import type { LoadEdges } from '../graph/load-edges.ts';
import type { ConventionsOf } from '../model/conventions.ts';
import type { FileRole } from '../model/file-role.ts';
import type { CycleDetail, Tangle } from '../model/report.ts';
import type { ClassifiedCycle } from './classify-cycles.ts';
import type { FindMisplaced } from './find-misplaced.ts';
import type { FoundTangle } from './find-tangles.ts';
import type { FolderTree } from './folder-tree.ts';
import type { LiftedDependencies } from './lift-dependencies.ts';
import type { HealthFigures } from './measure-health.ts';

export interface FolderStructure {
  /** File → its role. */
  readonly roles: readonly FileRole[];
  /** File → 1 where conclusions are drawn from it: product files, or all files where there are none. */
  readonly isProduct: Uint8Array;
  /** File → 1 where it is a product file and part of a program. Shell scripts and files without code are not. */
  readonly isJudged: Uint8Array;
  readonly conventionsOf: ConventionsOf;
  /** Edge → the file it starts from. */
  readonly sourceOf: Uint32Array;
  /** Node → the edges that lead to it. */
  readonly edgesTo: (node: number) => Uint32Array;
  readonly loads: LoadEdges;
  /** In the order of the cycles. */
  readonly cycleKinds: readonly ClassifiedCycle[];
  /** Whether two files of a cycle are in one circle of load edges. */
  readonly areLoadedTogether: (a: number, b: number) => boolean;
  /** Folders that hold a manifest. */
  readonly modules: ReadonlySet<string>;
  /** Files that stand for their folder, though their names do not say so. */
  readonly roots: ReadonlySet<number>;
  readonly tree: FolderTree;
  /** Edge → 1 where it is a dependency of the product on what it names, and not only on a further part of that. */
  readonly counted: Uint8Array;
  readonly lifted: LiftedDependencies;
  readonly tangles: readonly FoundTangle[];
  /** Edge → 1 where it can be part of a circle of judged files. */
  readonly circleEdges: Uint8Array;
  /** File → number of its circle of judged files; every file outside all circles has one of its own. */
  readonly circleOf: Uint32Array;
  /** Whether an edge is part of a circle of judged files, whatever kind its edges are. */
  readonly isCircular: (source: number, target: number) => boolean;
  /** Whether a file is a program that no product file depends on. */
  readonly isProgram: (file: number) => boolean;
  /** Whether the target of a dependency only lies in the wrong folder. */
  readonly isMisplaced: (source: number, target: number) => boolean;
  readonly findMisplaced: FindMisplaced;
}

/** The whole of it, with what the report shows. */
export interface Structure extends FolderStructure {
  /** File → the role that its name and text say. */
  readonly namedRoles: readonly FileRole[];
  /** In the order of the cycles. */
  readonly cycleDetails: readonly CycleDetail[];
  /** In the order of `tangles`. */
  readonly tangleDetails: readonly Tangle[];
  readonly figures: HealthFigures;
  /** Whether a judged file has this path. */
  readonly isJudgedPath: (path: string) => boolean;
}
