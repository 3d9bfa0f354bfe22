// `lintel serve`: starts a session, its server and, with --watch, a watcher; stops them on Ctrl-C.
import { once } from 'node:events';
import { join } from 'node:path';
import { UserError } from '../../model/user-error.ts';
import { openBrowser } from '../../server/desktop/open-browser.ts';
import { startReportServer } from '../../server/report-server.ts';
import { analyzeInChild, type ChildProgram } from '../../session/analyze-in-child.ts';
import { AnalysisError, Session } from '../../session/session.ts';
import { watchInChild } from '../../session/watch/watch-in-child.ts';
import { printable } from '../../std/printable.ts';
import type { CommandContext } from '../command-context.ts';
import { defaultOutputDirectory } from '../output-plan.ts';
import { packageFolder, programFile } from '../package-folder.ts';
import { openProgressLine } from '../terminal.ts';
import { type AnalysisFlags, cacheFilesIn } from './analysis-options.ts';
import { describeAudience } from './describe-audience.ts';

export interface ServeFlags extends AnalysisFlags {
  readonly host: string;
  readonly port?: number;
  readonly watch?: boolean;
  readonly open?: boolean;
  readonly token?: string | true;
  readonly allowedHost?: readonly string[];
  readonly outDir?: string;
}

export async function runServe(path: string, flags: ServeFlags, context: CommandContext): Promise<void> {
  const analysis = planAnalysis(flags);
  const session = await startSession(path, analysis, context);
  const token = flags.token ?? nonEmpty(context.env['LINTEL_TOKEN']);
  const server = await startReportServer(session, {
    host: flags.host,
    port: flags.port,
    allowedHosts: flags.allowedHost ?? [],
    token,
    webFolder: join(packageFolder(), 'dist/web'),
    workingFolder: process.cwd(),
    upstream: configuredUpstream(context),
    onBug: (error) => warn(error.stack ?? String(error)),
  });
  const { projectRoot, health } = session.served.summary;
  process.stdout.write(`${printable(projectRoot)}: ${health.score} of 100, grade ${health.grade}\n`);
  process.stdout.write(`Lintel listens at ${server.url}\n`);
  for (const line of describeAudience(flags.host, token !== undefined)) warn(line);
  if (flags.open === true) openBrowser(server.url);
  const stopWatching =
    flags.watch === true
      ? watchInChild(session, { ...analysis, args: ['serve-watch'], say: warn })
      : undefined;
  if (!context.signal.aborted) await once(context.signal, 'abort');
  // A second signal ends the process immediately.
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
  stopWatching?.();
  await server.close();
}

interface AnalysisPlan extends Omit<ChildProgram, 'args'> {
  readonly outputDirectory: string;
}

function planAnalysis(flags: ServeFlags): AnalysisPlan {
  const {
    include,
    exclude,
    maxFileSize,
    top,
    config,
    workers,
    history,
    cuts,
    outDir = defaultOutputDirectory,
  } = flags;
  return {
    module: programFile(),
    outputDirectory: outDir,
    reportFile: join(outDir, 'graph.json'),
    options: { include, exclude, maxFileSize, top, config, workers, history, cuts },
    cacheFile: cacheFilesIn(outDir, flags)?.cacheFile,
  };
}

async function startSession(path: string, plan: AnalysisPlan, context: CommandContext): Promise<Session> {
  const analyze = analyzeInChild({ ...plan, args: ['serve-analysis'] });
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

function warn(message: string): void {
  process.stderr.write(`${message}\n`);
}

function configuredUpstream({ env }: CommandContext) {
  const baseUrl = nonEmpty(env['LINTEL_ADVISE_URL']);
  if (baseUrl === undefined) return undefined;
  return { baseUrl, apiKey: nonEmpty(env['LINTEL_ADVISE_KEY']), model: nonEmpty(env['LINTEL_ADVISE_MODEL']) };
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}
