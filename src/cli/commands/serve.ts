// `lintel serve`: starts a session, its server and, with --watch, a watcher; stops them on Ctrl-C.
import { join } from 'node:path';
import { UserError } from '../../model/user-error.ts';
import { checkOutputDirectory } from '../../output/prepare-output-directory.ts';
import { analyzeInChild, type ChildProgram } from '../../session/analyze-in-child.ts';
import { AnalysisError, type AnalyzeProject, Session } from '../../session/session.ts';
import { watchInChild } from '../../session/watch/watch-in-child.ts';
import type { CommandContext } from '../command-context.ts';
import { defaultOutputDirectory } from '../output-plan.ts';
import { programFile } from '../package-folder.ts';
import { openProgressLine } from '../terminal.ts';
import { type AnalysisFlags, analysisOptionsOf, cacheFilesIn } from '../analysis-options.ts';
import type { ServerFlags } from '../server-flags.ts';
import { serveSession, warn } from './serve-session.ts';

export interface ServeFlags extends AnalysisFlags, ServerFlags {
  readonly watch?: boolean;
  readonly outDir?: string;
}

export async function runServe(path: string, flags: ServeFlags, context: CommandContext): Promise<void> {
  const analysis = planAnalysis(flags);
  checkOutputDirectory(analysis.outputDirectory);
  const { analyze, ask } = analyzeInChild({ ...analysis, args: ['serve-analysis'] });
  const session = await startSession(path, analyze, context);
  const watch = () => watchInChild(session, { ...analysis, args: ['serve-watch'], say: warn });
  const serving = {
    session,
    ask,
    historyFile: join(analysis.outputDirectory, 'history.json'),
    outDir: flags.outDir,
    ...(flags.watch === true && { onListening: watch }),
  };
  await serveSession(serving, flags, context);
}

interface AnalysisPlan extends Omit<ChildProgram, 'args'> {
  readonly outputDirectory: string;
}

function planAnalysis(flags: ServeFlags): AnalysisPlan {
  const { outDir = defaultOutputDirectory } = flags;
  return {
    module: programFile(),
    outputDirectory: outDir,
    reportFile: join(outDir, 'graph.json'),
    options: analysisOptionsOf(flags),
    cacheFile: cacheFilesIn(outDir, flags)?.cacheFile,
  };
}

async function startSession(
  path: string,
  analyze: AnalyzeProject,
  context: CommandContext,
): Promise<Session> {
  const line = openProgressLine(context.env);
  try {
    const onProgress = line === undefined ? () => undefined : line.show.bind(line);
    return await Session.start(path, analyze, { signal: context.signal, onProgress });
  } catch (error) {
    throw error instanceof AnalysisError ? new UserError(error.message, { cause: error }) : error;
  } finally {
    line?.end();
  }
}
