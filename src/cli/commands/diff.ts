// `lintel diff`: what a change does to the architecture. Fails only on the conditions of `--fail-on`.
import { writeFileWhole } from '../../output/write-file-whole.ts';
import type { CommandContext } from '../command-context.ts';
import { rejectUnanswerable } from '../diff/conditions.ts';
import type { DiffFlags } from '../diff/diff-flags.ts';
import type { DiffOutput } from '../diff/diff-format.ts';
import { loadSides, type NamedSides } from '../diff/load-sides.ts';
import { renderDiff } from '../diff/text.ts';
import { exitCode } from '../exit-code.ts';
import { leave, print, styleOf } from '../terminal.ts';

export async function runDiff(named: NamedSides, flags: DiffFlags, context: CommandContext): Promise<void> {
  const output = await loadSides(named, flags, context);
  const { change, reports } = output;
  const asked = flags.failOn ?? [];
  if (reports !== undefined) {
    rejectUnanswerable(asked, { name: change.before.name, report: reports.before });
    rejectUnanswerable(asked, { name: change.after.name, report: reports.after });
  }
  await write(output, flags, context);
  const failures = asked.flatMap(({ id, find }) => {
    const found = find(change);
    return found === undefined ? [] : [`Failed on ${id}: ${found}.\n`];
  });
  process.stderr.write(failures.join(''));
  if (failures.length > 0) process.exitCode = exitCode.failed;
  if (flags.serve === true && reports !== undefined) {
    const { serveChange } = await import('./serve-change.ts');
    await serveChange({ change, ...reports, isOnDisk: output.isOnDisk }, flags, context);
  }
  leave();
}

async function write(
  output: DiffOutput,
  { format = 'text', out }: DiffFlags,
  { env }: CommandContext,
): Promise<void> {
  const isPrinted = out === undefined || out === '-';
  if (format !== 'text' && isPrinted) return await print(format.render(output));
  if (!isPrinted) {
    const text = format === 'text' ? [renderDiff(output.change, styleOf({}, {}))] : format.render(output);
    writeFileWhole(out, text);
  }
  return await print([renderDiff(output.change, styleOf(process.stdout, env))]);
}
