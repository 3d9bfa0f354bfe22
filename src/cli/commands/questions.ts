// `lintel overview`, `file`, `impact`, `path` and `place`: each asks a fresh report one question and prints the answer.
import { type Asked, askFile, askImpact, askOverview, askPath, askPlace } from '../../answers/ask.ts';
import { withState } from '../../answers/describe-state.ts';
import { renderAnswer } from '../../answers/render-answer.ts';
import type { Report } from '../../model/report.ts';
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
  await answer(askOverview, flags, context);
}

export async function runFile(
  files: readonly string[],
  flags: QuestionFlags,
  context: CommandContext,
): Promise<void> {
  await answer((report) => askFile(report, files, process.cwd()), flags, context);
}

export async function runImpact(
  files: readonly string[],
  flags: QuestionFlags,
  context: CommandContext,
): Promise<void> {
  await answer((report) => askImpact(report, files, process.cwd()), flags, context);
}

export async function runPath(
  from: string,
  to: string,
  { context, ...flags }: QuestionFlags & { readonly context: CommandContext },
): Promise<void> {
  await answer((report) => askPath(report, { from, to }, process.cwd()), flags, context);
}

export async function runPlace(file: string, flags: PlaceFlags, context: CommandContext): Promise<void> {
  const question = { file, imports: flags.imports };
  await answer((report) => askPlace(report, question, process.cwd()), flags, context);
}

async function answer(
  ask: (report: Report) => Asked,
  flags: QuestionFlags,
  context: CommandContext,
): Promise<void> {
  const state = await freshReport(flags, context);
  const asked = ask(state.report);
  const told = withState(asked.answer, state);
  await print([
    flags.json === true
      ? `${JSON.stringify(asked.data, undefined, 2)}\n`
      : renderAnswer(told, flags.maxTokens),
  ]);
  leave();
}
