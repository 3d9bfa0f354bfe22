// `lintel mcp`: answers the questions of coding agents until the client closes stdin.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { findRoot } from '../../config/find-root.ts';
import { MalformedMessages } from '../../mcp/malformed-messages.ts';
import { serveMcp } from '../../mcp/serve-mcp.ts';
import { printable } from '../../std/printable.ts';
import type { CommandContext } from '../command-context.ts';
import { chooseProject } from '../choose-project.ts';
import { openLiveReport } from '../fresh-report.ts';
import { type AnalysisFlags, analysisOptionsOf, cacheFilesIn } from '../analysis-options.ts';

export async function runMcp(
  path: string | undefined,
  flags: AnalysisFlags,
  context: CommandContext,
): Promise<void> {
  const { signal, env } = context;
  // A server without a valid project could not answer any question.
  if (path !== undefined) await findRoot(path);
  const project = await chooseProject(path, flags, context);
  const live = openLiveReport(project, flags, env);
  // The first analysis takes longest, so it starts before the first question. If it fails, the first question reports that.
  void live.refresh({ signal }).catch(() => undefined);
  const ended = Promise.race([once(process.stdin, 'close'), once(process.stdin, 'end'), onceAborted(signal)]);
  const server = serveMcp({
    refresh: async (run) => ({ ...(await live.refresh(run)), note: project.note }),
    exists: existsSync,
    startedIn: process.cwd(),
    affectedSince: async (revision, abort) => {
      const { affectedSince } = await import('../../runs/affected-since.ts');
      const options = { ...analysisOptionsOf(flags), signal: abort };
      const cacheFile = cacheFilesIn(project.outputDirectory, flags)?.cacheFile;
      return affectedSince(project.folder, revision, options, { environment: env, cacheFile });
    },
    onError: ({ name, message }) => {
      // Malformed messages get an error response anyway.
      if (name !== 'ZodError') process.stderr.write(`${printable(message)}\n`);
    },
  });
  const malformed = new MalformedMessages();
  process.stdin.on('data', (bytes: Buffer) => {
    for (const answer of malformed.read(bytes)) process.stdout.write(answer);
  });
  await ended;
  await server.close();
  live.save();
  process.exit();
}

function onceAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
