// `lintel overview`, `file`, `impact`, `path` and `place`: each asks a fresh report one question and prints the answer.
import { answerFile } from '../../answers/answer-file.ts';
import { answerImpact } from '../../answers/answer-impact.ts';
import { answerOverview } from '../../answers/answer-overview.ts';
import { answerPath } from '../../answers/answer-path.ts';
import { answerPlace } from '../../answers/answer-place.ts';
import type { Answer } from '../../answers/answer.ts';
import { renderAnswer } from '../../answers/render-answer.ts';
import { describeFiles } from '../../query/describe-files.ts';
import { describeProject } from '../../query/describe-project.ts';
import { findImpact } from '../../query/find-impact.ts';
import { findPaths } from '../../query/find-paths.ts';
import { placeFile, readRequest } from '../../query/place-file.ts';
import { selectFiles, selectNodes } from '../../query/select-files.ts';
import type { CommandContext } from '../command-context.ts';
import { freshReport, type ReportFlags } from '../fresh-report.ts';
import { leave, print } from '../terminal.ts';

export interface QuestionFlags extends ReportFlags {
  readonly json?: boolean;
  readonly maxTokens?: number;
}

export interface PlaceFlags extends QuestionFlags {
  readonly imports: readonly string[];
}

export async function runOverview(flags: QuestionFlags, context: CommandContext): Promise<void> {
  const overview = describeProject(await freshReport(flags, context));
  await printAnswer(overview, answerOverview(overview), flags);
}

export async function runFile(file: string, flags: QuestionFlags, context: CommandContext): Promise<void> {
  const report = await freshReport(flags, context);
  const described = describeFiles(report, selectFiles(report, [file], process.cwd()));
  await printAnswer(described, answerFile(described, file), flags);
}

export async function runImpact(
  files: readonly string[],
  flags: QuestionFlags,
  context: CommandContext,
): Promise<void> {
  const report = await freshReport(flags, context);
  const impact = findImpact(report, selectNodes(report, files, process.cwd()));
  await printAnswer(impact, answerImpact(impact, files.join(', ')), flags);
}

export async function runPath(
  from: string,
  to: string,
  { context, ...flags }: QuestionFlags & { readonly context: CommandContext },
): Promise<void> {
  const report = await freshReport(flags, context);
  const cwd = process.cwd();
  const found = findPaths(report, selectFiles(report, [from], cwd), selectNodes(report, [to], cwd));
  await printAnswer(found, answerPath(found, [from, to]), flags);
}

export async function runPlace(file: string, flags: PlaceFlags, context: CommandContext): Promise<void> {
  const report = await freshReport(flags, context);
  const request = readRequest(report, { file, imports: flags.imports }, process.cwd());
  const placement = placeFile(report, request);
  await printAnswer(placement, answerPlace(placement), flags);
}

async function printAnswer(data: unknown, answer: Answer, { json, maxTokens }: QuestionFlags): Promise<void> {
  await print([json === true ? `${JSON.stringify(data, undefined, 2)}\n` : renderAnswer(answer, maxTokens)]);
  leave();
}
