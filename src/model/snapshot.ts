// What the history keeps of each analysed revision.
import type { BackDependency, CycleKind, Tangle } from './findings.ts';
import type { Figures, HistoryPoint } from './history.ts';

export interface Snapshot {
  readonly figures: PointFigures;
  /** Path of a folder → its figures, including everything below it. The root is not included. */
  readonly folders: ReadonlyMap<string, Figures>;
  /** ID of a source file → its size in bytes, in the order of the report. */
  readonly files: ReadonlyMap<string, number>;
  /**
   * Dependencies between sibling folders and files, named like members of tangles: source and target of the first, then of
   * the next.
   */
  readonly dependencies: readonly string[];
  readonly cycles: readonly SnapshotCycle[];
  readonly tangles: readonly SnapshotTangle[];
}

export type PointFigures = Omit<HistoryPoint, 'commit'>;

export interface SnapshotCycle {
  readonly kind: CycleKind;
  readonly members: readonly string[];
}

export interface SnapshotTangle extends Pick<Tangle, 'folder' | 'members'> {
  readonly back: readonly SnapshotBackDependency[];
}

export type SnapshotBackDependency = Omit<BackDependency, 'forward' | 'direct'>;
