// The whole structure of a project, shared by risks, health and the report.
import type { FileRole } from '../model/file-role.ts';
import type { CycleDetail, Tangle } from '../model/report.ts';
import type { FolderStructure } from './folder-structure.ts';
import type { HealthFigures } from './health/measure-health.ts';

/** The complete structure, including what the report shows. */
export interface Structure extends FolderStructure {
  /** File → the role according to its name and text. */
  readonly namedRoles: readonly FileRole[];
  /** In the order of the cycles. */
  readonly cycleDetails: readonly CycleDetail[];
  /** In the order of `tangles`. */
  readonly tangleDetails: readonly Tangle[];
  readonly figures: HealthFigures;
  /** Whether a judged file has this path. */
  readonly isJudgedPath: (path: string) => boolean;
}
