// What a person names as changed, as paths in the project: source files in all the ways that they can be named, and other
// files by their path.
import { pathOf } from '../model/file-path.ts';
import { UserError } from '../model/user-error.ts';
import { pathInProject, type SelectableReport, selectFiles } from './select-files.ts';

export interface Place {
  /** The absolute path of the folder that paths are relative to. */
  readonly from: string;
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
      const path = pathInProject(text, report, from);
      if (!(error instanceof UserError) || path === undefined || !exists(`${report.projectRoot}/${path}`))
        throw error;
      return [path];
    }
  });
}
