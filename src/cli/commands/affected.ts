// `lintel affected`: paths on stdout for other programs, the reasons on stderr for people.
import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type AffectedContext, answerAffected } from '../../answers/answer-affected.ts';
import type { Answer } from '../../answers/answer.ts';
import { withState } from '../../answers/describe-state.ts';
import { renderAnswer } from '../../answers/render-answer.ts';
import { pathOf } from '../../model/file-path.ts';
import type { Report } from '../../model/report.ts';
import { UserError } from '../../model/user-error.ts';
import { type Affected, findAffected } from '../../query/affected/find-affected.ts';
import { selectChanged } from '../../query/files/select-changed.ts';
import { pathInProject } from '../../query/files/select-files.ts';
import { printable } from '../../std/printable.ts';
import type { CommandContext } from '../command-context.ts';
import { chooseProject, type ChosenProject } from '../choose-project.ts';
import { freshReport } from '../fresh-report.ts';
import { leave, openProgressLine, print } from '../terminal.ts';
import { type AnalysisFlags, analysisOptionsOf, prepareCacheFile } from '../analysis-options.ts';

export interface AffectedFlags extends AnalysisFlags {
  readonly project?: string;
  readonly since?: string;
  readonly tests?: boolean;
  readonly packages?: boolean;
  readonly json?: boolean;
  readonly null?: boolean;
  readonly stdin?: boolean;
  readonly quiet?: boolean;
  readonly maxTokens?: number;
}

interface Found extends Affected {
  readonly since?: string;
  readonly notes?: readonly string[];
}

export async function runAffected(
  files: readonly string[],
  flags: AffectedFlags,
  context: CommandContext,
): Promise<void> {
  rejectContradictions(files, flags);
  const project = await chooseProject(flags.project, flags, context);
  const found = await find(files, flags, { ...context, project });
  const { since, notes = [], ...affected } = found;
  const asked = askedFor(flags);
  if (flags.json === true) await print([`${JSON.stringify(found, undefined, 2)}\n`]);
  else if (flags.maxTokens !== undefined) {
    const state = await freshReport(flags, context, project);
    const answer = withState(answerAffected(affected, { since, notes, asked }), state);
    await print([renderAnswer(answer, flags.maxTokens)]);
  } else {
    await print(writePaths(selected(affected, flags), project, flags));
    const said = project.note === undefined ? notes : [...notes, project.note];
    if (flags.quiet !== true) process.stderr.write(explain(affected, { since, notes: said, asked }));
  }
  leave();
}

function rejectContradictions(files: readonly string[], flags: AffectedFlags): void {
  if (flags.since !== undefined && (files.length > 0 || flags.stdin === true))
    throw new UserError('Give the changed files or --since, not both.');
  if (flags.tests === true && flags.packages === true)
    throw new UserError('Give --tests or --packages, not both. --json has all of it.');
}

async function find(
  files: readonly string[],
  flags: AffectedFlags,
  { signal, env, project }: CommandContext & { readonly project: ChosenProject },
): Promise<Found> {
  const { folder, outputDirectory } = project;
  const cacheFile = prepareCacheFile(outputDirectory, flags);
  const line = openProgressLine(env);
  const onProgress = line?.show.bind(line);
  const options = { ...analysisOptionsOf(flags), history: false, signal, onProgress };
  try {
    if (files.length === 0 && flags.stdin !== true) {
      const { affectedSince } = await import('../../runs/affected-since.ts');
      return await affectedSince(folder, flags.since, options, { environment: env, cacheFile });
    }
    const { analyzeFolder } = await import('../../runs/analyze-folder.ts');
    const report = await analyzeFolder(folder, options, cacheFile);
    return findAffected(report, await changedPaths(report, files, flags, signal));
  } finally {
    line?.end();
  }
}

async function changedPaths(
  report: Report,
  files: readonly string[],
  { stdin }: AffectedFlags,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const place = { from: process.cwd(), exists: existsSync };
  const named = selectChanged(
    report,
    files.filter((file) => file !== '-'),
    place,
  );
  if (stdin !== true && !files.includes('-')) return named;
  const listed = (await text(addAbortSignal(signal, process.stdin))).split(/\0|\r?\n/);
  return [...named, ...listed.filter((path) => path !== '').flatMap((path) => pathsListed(report, path))];
}

/** Missing files in a list are taken as deleted, not as typos. */
function pathsListed(report: Report, written: string): readonly string[] {
  return [pathInside(report, written)];
}

function pathInside(report: Report, written: string): string {
  const path = pathInProject(written, report, process.cwd());
  if (path !== undefined) return path;
  // For example, elsewhere in the repository.
  return relative(report.projectRoot, resolve(written)).split(sep).join('/');
}

function askedFor({ tests, packages }: AffectedFlags): AffectedContext['asked'] {
  if (packages === true) return 'packages';
  return tests === true ? 'tests' : 'files';
}

function selected({ files, tests, packages }: Affected, flags: AffectedFlags): readonly string[] {
  if (flags.packages === true) return packages.map(({ folder }) => folder);
  return (flags.tests === true ? tests : files).map(({ file }) => pathOf(file));
}

/** Relative to the current folder. */
function writePaths(
  paths: readonly string[],
  { folder }: ChosenProject,
  { null: isNull }: AffectedFlags,
): readonly string[] {
  return paths.map((path) => {
    const whole = relative(process.cwd(), resolve(folder, path)).split(sep).join('/') || '.';
    // Otherwise the program that reads it would take a leading dash for an option.
    const safe = whole.startsWith('-') ? `./${whole}` : whole;
    if (isNull === true) return `${safe}\0`;
    if (safe.includes('\n')) throw new UserError(`${JSON.stringify(safe)} has a line break: use --null.`);
    return `${safe}\n`;
  });
}

function explain(affected: Affected, context: AffectedContext): string {
  const lines = renderAnswer(shorten(answerAffected(affected, context))).split('\n');
  return lines.map(printable).join('\n');
}

const shownLines = 20;

function shorten({ heading, sections }: Answer): Answer {
  return {
    heading,
    sections: sections.map(({ title, lines }) => ({
      title,
      lines:
        lines.length <= shownLines
          ? lines
          : [...lines.slice(0, shownLines - 1), `… ${lines.length - shownLines + 1} more (--json has all)`],
    })),
  };
}
