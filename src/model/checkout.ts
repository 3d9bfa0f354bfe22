// What is checked out where a project lies.

export interface Checkout {
  /** Full id. */
  readonly commit: string;
  /** Source files that are not as in that commit: changed, added or removed. */
  readonly changedFiles: number;
}
