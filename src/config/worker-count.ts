// How many threads may read files beside the main one. No part of the configuration: it changes how long an analysis
// takes and never what it says, and what is best depends on the machine, not on the project.
import { UserError } from '../model/user-error.ts';

const mostWorkers = 64;

export function isWorkerCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= mostWorkers;
}

export function checkWorkerCount(count: number | undefined): void {
  if (count === undefined || isWorkerCount(count)) return;
  throw new UserError(`workers is ${count}; expected a whole number from 0 to ${mostWorkers}.`);
}
