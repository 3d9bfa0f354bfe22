// What a person names as changed, as paths in the project: source files by their path or the end of it, and other files by their
// path. Not by the names that imports use: `bin/deploy` is not `bin/deploy.ts`, and its tests must not be missed.
import { pathOf } from '../model/file-path.ts';
import { UserError } from '../model/user-error.ts';
import { pathInProject, type SelectableReport, selectPaths, type StartFolders } from './select-files.ts';

export interface Place {
  /** What paths are relative to. */
  readonly from: StartFolders;
  /** Whether there is something at an absolute path. */
  readonly exists: (path: string) => boolean;
}

/** Throws UserError for what is neither a source file nor there: a person can mistype. */
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
      if (!(error instanceof UserError) || path === undefined) throw error;
      return [path];
    }
  });
}
