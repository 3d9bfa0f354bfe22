// `lintel check`: fails if a rule of the project has violations that are not in the baseline.
import { join, relative, resolve, sep } from 'node:path';
import { loadConfig } from '../../config/load-config.ts';
import { dayOfToday, markExpired, readBaseline } from '../../config/read-baseline.ts';
import type { RuleReport } from '../../model/report.ts';
import type { BaselineEntry } from '../../model/rule.ts';
import { UserError } from '../../model/user-error.ts';
import { writeFileWhole } from '../../output/write-file-whole.ts';
import { requireRules, summarizeCheck } from '../../query/rules/summarize-check.ts';
import { nearestWord } from '../../std/nearest-word.ts';
import { printable } from '../../std/printable.ts';
import type { CheckFlags } from '../check/check-flags.ts';
import type { CheckOutput } from '../check/check-format.ts';
import { listUnjudged } from '../check/list-findings.ts';
import { baselineNameOf, checkRules, checkSince, readAll } from '../check/evaluate.ts';
import { renderCheck } from '../check/text.ts';
import { saveBaseline } from '../check/save-baseline.ts';
import { addedEntries, nextBaseline } from '../check/write-baseline.ts';
import type { CommandContext } from '../command-context.ts';
import { exitCode } from '../exit-code.ts';
import { countOf } from '../../std/words.ts';
import { leave, openProgressLine, print, styleOf } from '../terminal.ts';

export async function runCheck(path: string, flags: CheckFlags, context: CommandContext): Promise<void> {
  rejectContradictions(flags);
  if (flags.updateBaseline === true) await updateBaseline(path, flags, context);
  else await check(path, flags, context);
  leave();
}

async function check(path: string, flags: CheckFlags, context: CommandContext): Promise<void> {
  const baselineName = await baselineNameOf(path, flags);
  const { rules, ...more } = await evaluate(path, flags, context);
  const { passes } = summarizeCheck(rules);
  if (!passes && (flags.baseline !== undefined || isSet(context.env['CI'])))
    await requireBaseline(path, flags);
  await write({ ...rules, ...more, prefix: prefixOf(path), baselineName }, flags, context);
  // The text format says so itself; formats for programs have no field for it.
  if ((flags.format ?? 'text') !== 'text') {
    note('Only part of the project was analysed. Not judged:', listUnjudged(rules));
    note('Not read, so what is there was not checked:', more.gaps ?? []);
  }
  if (!passes) process.exitCode = exitCode.failed;
}

function note(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  process.stderr.write(`${title}\n${lines.map((line) => `    ${printable(line)}\n`).join('')}`);
}

function rejectContradictions(flags: CheckFlags): void {
  if (flags.config === false)
    throw new UserError('The rules are in the configuration: --no-config leaves nothing to check.');
  if (flags.updateBaseline !== true) return;
  if (flags.since !== undefined) {
    throw new UserError('--update-baseline needs all violations: leave out --since.');
  }
  if (isPartial(flags)) {
    throw new UserError('--update-baseline needs the whole project: leave out --include and --exclude.');
  }
}

interface Evaluated {
  readonly rules: RuleReport;
  /** With `--since`. */
  readonly since?: CheckOutput['since'];
  readonly cyclesOf?: CheckOutput['cyclesOf'];
  readonly ways?: CheckOutput['ways'];
  readonly gaps?: CheckOutput['gaps'];
  /** The entries of the baseline with the new names of renamed files, if there are any. */
  readonly renamed?: readonly BaselineEntry[] | undefined;
}

async function evaluate(path: string, flags: CheckFlags, context: CommandContext): Promise<Evaluated> {
  const line = openProgressLine(context.env);
  try {
    const run = { ...context, onProgress: line?.show.bind(line) };
    const { rules, ...more } =
      flags.since === undefined
        ? await checkRules(path, flags, run)
        : await checkSince(path, { ...flags, since: flags.since }, run);
    return { rules: selectRule(requireRules(rules), flags.rule), ...more };
  } finally {
    line?.end();
  }
}

function selectRule(rules: RuleReport, name: string | undefined): RuleReport {
  if (name === undefined) return rules;
  const chosen = rules.results.filter((rule) => rule.name === name);
  if (chosen.length > 0) return { ...rules, results: chosen, unknownEntries: [] };
  const names = rules.results.map((rule) => rule.name);
  const meant = nearestWord(name, names);
  const hint = meant === undefined ? `Rules: ${names.join(', ')}.` : `Did you mean "${meant}"?`;
  throw new UserError(`There is no rule "${name}". ${hint}`);
}

async function updateBaseline(path: string, flags: CheckFlags, context: CommandContext): Promise<void> {
  const name = await baselineNameOf(path, flags);
  const evaluated = await evaluate(path, flags, context);
  if (evaluated.rules.isPartial === true) {
    throw new UserError(
      '--update-baseline needs the whole project, and this sparse checkout has only part of it: git sparse-checkout disable.',
    );
  }
  const before = evaluated.renamed ?? (await readAll(path, name));
  let after = nextBaseline(evaluated.rules, before);
  const added = addedEntries(before, after);
  if (added.length > 0 && isSet(context.env['CI'])) {
    throw new UserError(
      `${name} would grow by ${countOf(added.length, 'entry', 'entries')}. In CI the baseline may only shrink: update it on your machine and commit it.`,
    );
  }
  saveBaseline(path, name, after);
  if (after.some(({ from }) => from === 'health')) {
    // Violations in the baseline no longer lower the health score.
    after = nextBaseline((await evaluate(path, flags, context)).rules, after);
    saveBaseline(path, name, after);
  }
  const expired = markExpired(after, dayOfToday()).filter(({ isExpired }) => isExpired).length;
  const kept = after.length - addedEntries(before, after).length;
  await print([
    `${printable(join(path, name))}: ${countOf(after.length, 'entry', 'entries')} (${after.length - kept} added, ${before.length - kept} removed)\n`,
    ...(expired > 0
      ? [
          `${countOf(expired, 'entry has', 'entries have')} expired and no longer count${expired === 1 ? 's' : ''}: change ${expired === 1 ? 'its' : 'their'} "until", or remove the ${expired === 1 ? 'violation' : 'violations'}.\n`,
        ]
      : []),
  ]);
}

/** If a given baseline did not exist, every known violation would be reported as new. */
async function requireBaseline(path: string, flags: CheckFlags): Promise<void> {
  const name = flags.baseline ?? (await loadConfig(resolve(path))).baseline;
  if (name === undefined || (await readBaseline(resolve(path), name, '')) !== undefined) return;
  throw new UserError(
    `The baseline ${name} is missing. Create it with "lintel check --update-baseline" and commit it.`,
  );
}

async function write(
  output: CheckOutput,
  { format = 'text', out }: CheckFlags,
  { env }: CommandContext,
): Promise<void> {
  const text = renderCheck(output, styleOf(process.stdout, env));
  if (format === 'text') {
    if (out === undefined || out === '-') return await print([text]);
    writeFileWhole(out, [renderCheck(output, styleOf({}, {}))]);
    return await print([text]);
  }
  if (out === undefined || out === '-') return await print([format.render(output)]);
  writeFileWhole(out, [format.render(output)]);
  return await print([text]);
}

function isPartial({ include, exclude }: CheckFlags): boolean {
  return include !== undefined || exclude !== undefined;
}

function prefixOf(path: string): string {
  const way = relative(process.cwd(), resolve(path)).split(sep).join('/');
  return way === '' ? '' : `${way}/`;
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
