import { openRepository, UnreadableHistory, UserError } from '../lintel.ts';

/** The repository in a folder, found by reading files. Throws UserError where there is none that can be read. */
export function openClone(folder: string): ReturnType<typeof openRepository> {
  try {
    return openRepository(folder);
  } catch (error) {
    if (error instanceof UnreadableHistory)
      throw new UserError(`${error.reason}: ${folder}.`, { cause: error });
    throw error;
  }
}
