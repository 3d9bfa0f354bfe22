// Converts what the user names as changed to paths in the project: source files by their path or the end of it, other files
// by path. Names as in imports are not accepted: `bin/deploy` is not `bin/deploy.ts`, and the tests of the right file must
// not be missed.
import { pathOf } from '../../model/file-path.ts';
import { UserError } from '../../model/user-error.ts';
import { pathInProject, type SelectableReport, selectPaths, type StartFolders } from './select-files.ts';

export interface Place {
  /** The folders that paths are relative to. */
  readonly from: StartFolders;
  /** Whether an absolute path exists. */
  readonly exists: (path: string) => boolean;
}

/** Throws UserError for a path that is neither a source file nor exists, because it may be a typo. */
export function selectChanged(
  report: SelectableReport,
  written: readonly string[],
  { from, exists }: Place,
): readonly string[] {
  return written.flatMap((text) => {
    try {
      return selectPaths(report, text, { from }).map(pathOf);
    } catch (error) {
      const whole = [from].flat().map((folder) => pathInProject(text, report, folder));
      const path = whole.find((each) => each !== undefined && exists(`${report.projectRoot}/${each}`));
      if (!(error instanceof UserError) || path === undefined || text === '') throw error;
      return [path];
    }
  });
}
