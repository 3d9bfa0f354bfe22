// What to know before trusting the comparison: causes of differences other than the code.
import type { ChangedFiles } from '../model/change.ts';
import { isComplete } from '../model/bare-report.ts';
import type { Report } from '../model/report.ts';
import { noteUnread, unreadFiles } from '../query/product/unread-files.ts';
import { listFirst } from '../std/words.ts';
import type { CompareOptions } from './compare-reports.ts';
import type { Sides } from './sides.ts';

export function writeNotes(
  { before, after }: Sides,
  files: ChangedFiles,
  { beforeName, afterName, renames }: CompareOptions,
): readonly string[] {
  return [
    ...explainUnrelated(files, before, after),
    ...explainRenames(files, renames),
    ...explainGenerators(before, after),
    ...explainSettings(before, after),
    ...explainMissing(before, beforeName),
    ...explainMissing(after, afterName),
    ...explainProblems(before, beforeName),
    ...explainProblems(after, afterName),
    ...explainUnreadable(files, after),
    ...noteUnread([...new Set([...unreadFiles(before), ...unreadFiles(after)])]),
  ];
}

/** If nothing is in common, the user most likely named the wrong reports. */
function explainUnrelated(files: ChangedFiles, before: Report, after: Report): readonly string[] {
  const old = before.detailed.nodes.filter(({ type }) => type === 'file').length;
  const fresh = after.detailed.nodes.filter(({ type }) => type === 'file').length;
  if (old === 0 || fresh === 0 || files.removed.length < old || files.added.length < fresh) return [];
  return ['The two have no file in common. Are they of the same project?'];
}

function explainRenames(files: ChangedFiles, renames: CompareOptions['renames']): readonly string[] {
  if (renames !== undefined || files.added.length === 0 || files.removed.length === 0) return [];
  return ['Reports do not say which files were renamed: a renamed file counts as removed and added.'];
}

function explainGenerators(before: Partial<Report>, after: Partial<Report>): readonly string[] {
  const [was, is] = [before.generator?.version, after.generator?.version];
  if (was === undefined || is === undefined || was === is) return [];
  return [`Lintel ${was} made one report and ${is} the other: some differences may come from that.`];
}

function explainSettings(before: Partial<Report>, after: Partial<Report>): readonly string[] {
  const [was, is] = [before.settings, after.settings];
  if (was === undefined || is === undefined) return [];
  return [
    ...(differ(was.rules, is.rules)
      ? ['The rules are not the same: a violation may be new or gone because its rule is.']
      : []),
    ...(differ(was.layers, is.layers)
      ? ['The configured layers are not the same: a layer violation may be new or gone because of that.']
      : []),
    ...(was.typeOnlyCycles === is.typeOnlyCycles
      ? []
      : ['Type-only imports can form cycles in one of the reports and not in the other.']),
  ];
}

function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}

/** For reports of other programs or early versions. */
function explainMissing(report: Partial<Report>, name: string): readonly string[] {
  if (isComplete(report)) return [];
  return [`${name} was made by another program or an earlier version: it has no tangles, rules or health.`];
}

function explainUnreadable({ removed }: ChangedFiles, { diagnostics }: Report): readonly string[] {
  const folders = diagnostics
    .filter(({ kind, file }) => kind === 'unreadable-folder' && removed.some((id) => isBelow(id, file)))
    .map(({ file }) => file);
  return folders.length === 0
    ? []
    : [`${listFirst(folders, 3)} cannot be read, so that the files there count as removed.`];
}

function isBelow(id: string, folder: string): boolean {
  return id.startsWith(`${folder}/`);
}

/** A rule that was not checked has no violations. */
function explainProblems({ rules }: Report, name: string): readonly string[] {
  return (rules?.results ?? []).flatMap(({ name: rule, problem }) =>
    problem === undefined ? [] : [`The rule "${rule}" could not be checked in ${name}: ${problem}`],
  );
}
