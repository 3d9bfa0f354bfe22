// Source files whose imports are unknown, because they are too large or unreadable. Every answer lacks their dependencies.
import type { Report } from '../../model/report.ts';
import { listFirst } from '../../std/words.ts';

/** IDs, in the order of the report. */
export function unreadFiles({ diagnostics }: Pick<Report, 'diagnostics'>): readonly string[] {
  const unread = diagnostics.filter(({ kind }) => kind === 'file-too-large' || kind === 'unreadable-file');
  return unread.map(({ file }) => file);
}

/** Empty if all files were read. */
export function noteUnread(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  const [were, they] = files.length === 1 ? ['was', 'it imports'] : ['were', 'they import'];
  return [`${listFirst(files, 3)} ${were} too large or unreadable: what ${they} is not known.`];
}
