// A full or read-only disk must not stop the analysis: without a cache, only the next run is slower.
import { UserError } from '../model/user-error.ts';
import { errorCode } from '../output/error-code.ts';

export function ignoreDiskErrors(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof UserError) && errorCode(error) === undefined) throw error;
  }
}
