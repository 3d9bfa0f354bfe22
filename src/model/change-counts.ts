// How often files changed recently, according to the project's history.

export interface ChangeCounts {
  /** Path relative to the project root → commits that touched the file in the 12 months before the newest one. */
  readonly changes: ReadonlyMap<string, number>;
  /** Whether a history was read. */
  readonly used: boolean;
  /** Which commits were counted, or why none were. */
  readonly reason: string;
}

export function noChanges(reason: string): ChangeCounts {
  return { changes: new Map(), used: false, reason };
}
