// The number of worker threads. Not part of the configuration, because it affects only how long an analysis takes, and the
// best number depends on the machine, not on the project.
import { UserError } from '../model/user-error.ts';

const maxWorkers = 64;

export function isWorkerCount(count: number): boolean {
  return Number.isInteger(count) && count >= 0 && count <= maxWorkers;
}

export function checkWorkerCount(count: number | undefined): void {
  if (count === undefined || isWorkerCount(count)) return;
  throw new UserError(`workers is ${count}; expected an integer from 0 to ${maxWorkers}.`);
}
