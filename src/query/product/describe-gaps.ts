// What is missing from a report besides unresolved imports, in words. Gaps that users can fix are named.
import type { Diagnostic, DiagnosticKind } from '../../model/diagnostic.ts';
import { describeProblem } from '../../model/describe-problem.ts';
import { groupBy } from '../../std/group-by.ts';
import { countOf } from '../../std/words.ts';

const inWords: Readonly<Record<DiagnosticKind, readonly [one: string, many: string]>> = {
  'unresolved-import': ['unresolved import', 'unresolved imports'],
  'ignored-import': [
    'import of a file that git ignores or a build writes',
    'imports of files that git ignores or a build writes',
  ],
  'absent-import': ['import of a file that is not checked out', 'imports of files that are not checked out'],
  'outside-import': ['import that leads out of the project', 'imports that lead out of the project'],
  'computed-import': ['file with computed imports', 'files with computed imports'],
  'file-too-large': ['file too large', 'files too large'],
  'unreadable-file': ['unreadable file', 'unreadable files'],
  'skipped-imports': ['file read in part', 'files read in part'],
  'unreadable-folder': ['unreadable folder', 'unreadable folders'],
  'link-not-followed': ['link not followed', 'links not followed'],
  'linked-worktree': ['linked worktree not read', 'linked worktrees not read'],
  'special-file': ['special file not opened', 'special files not opened'],
  'invalid-manifest': ['invalid manifest', 'invalid manifests'],
  'missing-base': ['tsconfig whose base is not installed', 'tsconfigs whose bases are not installed'],
  'worker-failed': ['worker thread failed', 'worker threads failed'],
};

const mendable = new Set<DiagnosticKind>([
  'invalid-manifest',
  'unreadable-folder',
  'unreadable-file',
  'file-too-large',
]);

/** One entry for each kind: `1 invalid manifest (tsconfig.json:2 is not valid JSON)`, `2 links not followed`. */
export function describeGaps(diagnostics: readonly Diagnostic[]): readonly string[] {
  const others = diagnostics.filter(({ kind }) => kind !== 'unresolved-import');
  return [...groupBy(others, ({ kind }) => kind)].map(([kind, own]) => {
    if (!mendable.has(kind)) return countOf(own.length, ...inWords[kind]);
    const files = new Set(own.map(({ file }) => file)).size;
    const first = `${files === 1 ? '' : 'the first: '}${describeProblem(own[0]!)}`;
    return `${countOf(files, ...inWords[kind])} (${first})`;
  });
}

/** Only those that make the report incomplete and that users can fix. */
export function describeFixable(diagnostics: readonly Diagnostic[]): readonly string[] {
  return describeGaps(diagnostics.filter(({ kind }) => mendable.has(kind)));
}
