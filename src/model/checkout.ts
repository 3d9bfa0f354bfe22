// The checked-out commit of a project.

export interface Checkout {
  /** Full ID. */
  readonly commit: string;
  /** Source files that differ from that commit: changed, added or removed. */
  readonly changedFiles: number;
}
