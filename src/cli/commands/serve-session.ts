// Serves a session until the program is stopped. Shared by `lintel serve` and `lintel diff --serve`.
import { once } from 'node:events';
import { join } from 'node:path';
import { isGraded } from '../../model/health-words.ts';
import { openBrowser } from '../../server/desktop/open-browser.ts';
import { startReportServer } from '../../server/report-server.ts';
import type { AskProject } from '../../session/analyze-in-child.ts';
import type { ServedChange } from '../../session/served-change.ts';
import type { Session } from '../../session/session.ts';
import { printable } from '../../std/printable.ts';
import type { CommandContext } from '../command-context.ts';
import { packageFolder } from '../package-folder.ts';
import type { ServerFlags } from '../server-flags.ts';
import { describeAudience } from './describe-audience.ts';

export interface Serving {
  readonly session: Session;
  readonly change?: ServedChange;
  /** Undefined if questions are not supported. */
  readonly ask?: AskProject;
  /** The history file of the project, if it has one. */
  readonly historyFile?: string;
  /** The output folder, if it is not the usual one. */
  readonly outDir?: string | undefined;
  /** Called when the server is listening. The returned function is called before the server is closed. */
  readonly onListening?: () => () => void;
}

export async function serveSession(
  { session, change, ask, historyFile, outDir, onListening }: Serving,
  flags: ServerFlags,
  context: CommandContext,
): Promise<void> {
  const token = flags.token ?? nonEmpty(context.env['LINTEL_TOKEN']);
  const server = await startReportServer(session, {
    host: flags.host,
    port: flags.port,
    allowedHosts: flags.allowedHost ?? [],
    token,
    webFolder: join(packageFolder(), 'dist/web'),
    workingFolder: process.cwd(),
    upstream: configuredUpstream(context),
    change,
    ask,
    historyFile,
    outDir,
    onBug: (error) => warn(error.stack ?? String(error)),
  });
  const { projectRoot, health } = session.served.summary;
  process.stdout.write(
    `${printable(projectRoot)}: ${isGraded(health) ? `${health.score} of 100, grade ${health.grade}` : 'not judged'}\n`,
  );
  process.stdout.write(`Lintel listens at ${server.url}\n`);
  for (const line of describeAudience(flags.host, token !== undefined)) warn(line);
  if (flags.open === true) openBrowser(server.url);
  const stop = onListening?.();
  if (!context.signal.aborted) await once(context.signal, 'abort');
  // A second signal ends the process immediately.
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
  stop?.();
  await server.close();
}

export function warn(message: string): void {
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
