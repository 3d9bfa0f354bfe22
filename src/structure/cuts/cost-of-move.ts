// What moving a part of a file costs, compared with removing one import.

/** Code that can be moved as it is takes less than code that has to be rewritten. */
const moveCost = 0.5;
/** For each file but one that imports the part. */
export const changeImportCost = 0.1;
const lineCost = 0.001;
const mostLinesCost = 0.3;

interface Moved {
  /** Other files that import the part. */
  readonly users: number;
  readonly lines: number;
}

export function costOfMove({ users, lines }: Moved): number {
  return moveCost + (users - 1) * changeImportCost + Math.min(mostLinesCost, lines * lineCost);
}
