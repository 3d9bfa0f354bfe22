import type { Report } from '../../model/report.ts';
import { countOf } from '../../std/words.ts';

/** `368 Vala files, 2 Perl files`; empty if there are none. */
export function describeNotRead({ notRead = [] }: Pick<Report, 'notRead'>): string {
  return notRead.map(({ language, files }) => countOf(files, `${language} file`)).join(', ');
}
