// `lintel history`: writes the history of a project and prints a summary.
import { join } from 'node:path';
import type { History, SamplingStep } from '../../model/history.ts';
import { UserError } from '../../model/user-error.ts';
import { checkOutputDirectory, prepareOutputDirectory } from '../../output/prepare-output-directory.ts';
import { writeFileWhole } from '../../output/write-file-whole.ts';
import { printable } from '../../std/printable.ts';
import { traceHistory } from '../../runs/trace-history.ts';
import type { CommandContext } from '../command-context.ts';
import { renderHistory } from '../history/text.ts';
import { defaultOutputDirectory } from '../output-plan.ts';
import { remark } from '../summary/style.ts';
import { writeDuration } from '../../std/words.ts';
import { leave, openProgressLine, print, styleOf } from '../terminal.ts';
import type { SelectionFlags } from '../analysis-options.ts';

export interface HistoryFlags extends SelectionFlags {
  readonly every?: SamplingStep;
  readonly since?: string;
  readonly max?: number;
  readonly out?: string;
  readonly outDir?: string;
  readonly json?: boolean;
  readonly authors?: boolean;
  readonly quiet?: boolean;
}

export async function runHistory(path: string, flags: HistoryFlags, context: CommandContext): Promise<void> {
  const { out, outDir = defaultOutputDirectory, json, quiet } = flags;
  if (out === '-' && json === true)
    throw new UserError('--json and --out - both write to stdout. Use one of them.');
  if (out === undefined) checkOutputDirectory(outDir);
  const startedAt = process.hrtime.bigint();
  const history = await trace(path, flags, context);
  context.signal.throwIfAborted();
  const text = `${JSON.stringify(history)}\n`;
  if (out === '-') await print([text]);
  else {
    if (out === undefined) prepareOutputDirectory(outDir);
    const file = out ?? join(outDir, 'history.json');
    writeFileWhole(file, [text]);
    const style = styleOf(process.stdout, context.env);
    const durationMs = Number(process.hrtime.bigint() - startedAt) / 1e6;
    const end = remark(0, `Wrote ${printable(file)} · took ${writeDuration(durationMs)}`, style);
    if (json === true) await print([text]);
    else if (quiet !== true) await print([renderHistory(history, style), `\n${end}\n`]);
  }
  leave();
}

async function trace(path: string, flags: HistoryFlags, { signal, env }: CommandContext): Promise<History> {
  const { every, since, max, authors = true, cache, outDir = defaultOutputDirectory } = flags;
  const { include, exclude, maxFileSize, config } = flags;
  const line = flags.quiet === true ? undefined : openProgressLine(env);
  const onProgress = line?.show.bind(line);
  const cacheFile = cache === false ? undefined : join(outDir, 'snapshots.cache');
  try {
    const options = { include, exclude, maxFileSize, config, signal, onProgress };
    return await traceHistory(path, { every, since, max, authors }, options, { environment: env, cacheFile });
  } finally {
    line?.end();
  }
}
