// The difference of two revisions of a project.
import { join } from 'node:path';
import { UserError } from '../../model/user-error.ts';
import type { CommandContext } from '../command-context.ts';
import { analysisOptionsOf, prepareCacheFile } from '../analysis-options.ts';
import type { DiffFlags } from './diff-flags.ts';
import { defaultOutputDirectory } from '../output-plan.ts';
import { openProgressLine } from '../terminal.ts';
import { needsRules } from './conditions.ts';
import type { DiffOutput } from './diff-format.ts';
import type { NamedSides } from './load-sides.ts';

export async function loadRevisions(
  named: NamedSides,
  flags: DiffFlags,
  { signal, env }: CommandContext,
): Promise<DiffOutput> {
  // Without a change to judge, every condition would pass.
  const needsCertainBase = (flags.failOn ?? []).length > 0;
  const range = { ...parseRange(named), staged: flags.staged, needsCertainBase };
  if (flags.staged === true && range.head !== undefined) {
    throw new UserError('--staged compares what is staged: leave out the second revision.');
  }
  const { diffRevisions } = await import('../../runs/diff-revisions.ts');
  const cacheFile = prepareCacheFile(defaultOutputDirectory, flags);
  const line = openProgressLine(env);
  try {
    const options = { ...analysisOptionsOf(flags), signal, onProgress: line?.show.bind(line) };
    const needsReports =
      (flags.format !== 'text' && flags.format?.needsReports === true) ||
      flags.serve === true ||
      needsRules(flags.failOn ?? []);
    const historyFile = join(defaultOutputDirectory, 'history.json');
    const context = { environment: env, cacheFile, needsReports, historyFile };
    const diff = await diffRevisions(flags.project ?? '.', range, options, context);
    return { ...diff, isOnDisk: range.head === undefined && flags.staged !== true };
  } finally {
    line?.end();
  }
}

interface ParsedRange {
  readonly base: string | undefined;
  readonly head: string | undefined;
  readonly fromMergeBase: boolean;
}

/** `A..B` and `A...B` as in git; the latter starts at the merge base. */
function parseRange({ base, head }: NamedSides): ParsedRange {
  const [, from, dots, to] = /^(.*?)(\.\.\.?)(.*)$/s.exec(base ?? '') ?? [];
  if (dots === undefined) return { base, head, fromMergeBase: false };
  if (head !== undefined) {
    throw new UserError(`"${base}" already names two revisions: leave out "${head}".`);
  }
  return { base: orHead(from), head: to === '' ? undefined : to, fromMergeBase: dots === '...' };
}

function orHead(name: string | undefined): string {
  return name === undefined || name === '' ? 'HEAD' : name;
}
