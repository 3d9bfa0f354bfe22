// What follows from the graph and the folders together: which files are product, how folders depend on each other, their
// order, and what points back. It depends only on nodes and edges, so edits that change only sizes and lines do not affect it.
import type { LoadEdges } from '../graph/load-edges.ts';
import type { ConventionsOf } from '../model/conventions.ts';
import type { FileRole } from '../model/file-role.ts';
import type { ClassifiedCycle } from './cycles/classify-cycles.ts';
import type { FindMisplaced } from './tangles/find-misplaced.ts';
import type { FoundTangle } from './tangles/find-tangles.ts';
import type { FolderTree } from './folders/folder-tree.ts';
import type { LiftedDependencies } from './folders/lift-dependencies.ts';

export interface FolderStructure {
  /** File → its role. */
  readonly roles: readonly FileRole[];
  /** File → 1 if conclusions are drawn from it: product files, or all files if there are none. */
  readonly isProduct: Uint8Array;
  /** File → 1 if it is a product file and part of a program. Shell scripts and files without code are not. */
  readonly isJudged: Uint8Array;
  readonly conventionsOf: ConventionsOf;
  /** Edge → its source file. */
  readonly sourceOf: Uint32Array;
  /** Node → its incoming edges. */
  readonly edgesTo: (node: number) => Uint32Array;
  readonly loads: LoadEdges;
  /** In the order of the cycles. */
  readonly cycleKinds: readonly ClassifiedCycle[];
  /** Whether two files of a cycle are in the same cycle of load edges. */
  readonly areLoadedTogether: (a: number, b: number) => boolean;
  /** Folders that hold a manifest. */
  readonly modules: ReadonlySet<string>;
  /** Files that represent their folder although their names do not say so. */
  readonly roots: ReadonlySet<number>;
  readonly tree: FolderTree;
  /** Edge → 1 if it is a dependency of the product on what it names, not only on a further part of that. */
  readonly counted: Uint8Array;
  readonly lifted: LiftedDependencies;
  readonly tangles: readonly FoundTangle[];
  /** Edge → 1 if it can be part of a cycle of judged files. */
  readonly circleEdges: Uint8Array;
  /** File → number of its cycle of judged files; every file outside all cycles has its own number. */
  readonly circleOf: Uint32Array;
  /** Whether an edge is part of a cycle of judged files, whatever the kinds of its edges. */
  readonly isCircular: (source: number, target: number) => boolean;
  /** Whether a file is a program that no product file depends on. */
  readonly isProgram: (file: number) => boolean;
  /** Whether the target of a dependency lies in the wrong folder. */
  readonly isMisplaced: (source: number, target: number) => boolean;
  readonly findMisplaced: FindMisplaced;
}
