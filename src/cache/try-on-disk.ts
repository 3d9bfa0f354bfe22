// A disk that is full or read-only stops no analysis; whether the report can be written is for others to say.
import { UserError } from '../model/user-error.ts';
import { errorCode } from '../output/error-code.ts';

export function tryOnDisk(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof UserError) && errorCode(error) === undefined) throw error;
  }
}
