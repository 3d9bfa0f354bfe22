// `lintel mcp`: answers the questions of coding agents until their program closes stdin.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { serveMcp } from '../../mcp/serve-mcp.ts';
import { printable } from '../../std/printable.ts';
import type { CommandContext } from '../command-context.ts';
import { openLiveReport } from '../fresh-report.ts';
import { defaultOutputDirectory } from '../output-plan.ts';
import { type AnalysisFlags, analysisOptionsOf, cacheFilesIn } from '../analysis-options.ts';

export async function runMcp(path: string, flags: AnalysisFlags, context: CommandContext): Promise<void> {
  const { signal, env } = context;
  const live = openLiveReport({ ...flags, project: path }, env);
  // The first analysis takes longest: it starts before the first question, which shows its failure.
  void live.refresh({ signal }).catch(() => undefined);
  const ended = Promise.race([once(process.stdin, 'close'), once(process.stdin, 'end'), onceAborted(signal)]);
  const server = serveMcp({
    refresh: (run) => live.refresh(run),
    exists: existsSync,
    affectedSince: async (revision, abort) => {
      const { affectedSince } = await import('../../affected-since.ts');
      const options = { ...analysisOptionsOf(flags), signal: abort };
      const cacheFile = cacheFilesIn(defaultOutputDirectory, flags)?.cacheFile;
      return affectedSince(path, revision, options, { environment: env, cacheFile });
    },
    onError: ({ message }) => process.stderr.write(`${printable(message)}\n`),
  });
  await ended;
  await server.close();
  live.save();
  process.exit();
}

function onceAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
