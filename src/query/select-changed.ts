// What a person names as changed, as paths in the project: source files in all the ways that they can be named, and other
// files by their path.
import { pathOf } from '../model/file-path.ts';
import { UserError } from '../model/user-error.ts';
import { pathInProject, type SelectableReport, selectFiles, type StartFolders } from './select-files.ts';

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
      return selectFiles(report, [text], from).map(pathOf);
    } catch (error) {
      const whole = [from].flat().map((folder) => pathInProject(text, report, folder));
      const path = whole.find((each) => each !== undefined && exists(`${report.projectRoot}/${each}`));
      if (!(error instanceof UserError) || path === undefined) throw error;
      return [path];
    }
  });
}
