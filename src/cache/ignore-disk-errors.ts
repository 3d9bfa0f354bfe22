// A full or read-only disk must not stop the analysis: without a cache the next run is slower, nothing else.
import { UserError } from '../model/user-error.ts';
import { errorCode } from '../output/error-code.ts';

export function ignoreDiskErrors(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof UserError) && errorCode(error) === undefined) throw error;
  }
}
