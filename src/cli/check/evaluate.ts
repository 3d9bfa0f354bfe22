// Evaluates the rules for the whole project, or for the changes since a revision.
import { resolve } from 'node:path';
import { analyzeFolder } from '../../runs/analyze-folder.ts';
import type { AnalyzeOptions } from '../../config/analyze-options.ts';
import { loadConfig } from '../../config/load-config.ts';
import { dayOfToday, defaultBaseline, markExpired, readBaseline } from '../../config/read-baseline.ts';
import type { Report, RuleReport, RuleResult, RuleViolation } from '../../model/report.ts';
import type { BaselineEntry } from '../../model/rule.ts';
import type { Run } from '../../model/run.ts';
import { describeFixable } from '../../query/product/describe-gaps.ts';
import { type CycleHints, findNewCycles } from '../../query/cycles/find-new-cycles.ts';
import { keepIntroduced } from '../../query/rules/introduced-violations.ts';
import { printable } from '../../std/printable.ts';
import type { CommandContext } from '../command-context.ts';
import { prepareCacheFile } from '../analysis-options.ts';
import type { CheckFlags } from './check-flags.ts';
import { defaultOutputDirectory } from '../output-plan.ts';
import type { CheckOutput } from './check-format.ts';

type CheckRun = CommandContext & Pick<Run, 'onProgress'>;

interface CheckedRules {
  readonly rules: RuleReport | undefined;
  readonly cyclesOf?: CheckOutput['cyclesOf'];
  readonly ways?: CheckOutput['ways'];
  readonly gaps?: CheckOutput['gaps'];
  /** The entries of the baseline with the new names of renamed files, if there are any. */
  readonly renamed?: readonly BaselineEntry[] | undefined;
}

/** Entries of the baseline also apply to renamed files. */
export async function checkRules(path: string, flags: CheckFlags, run: CheckRun): Promise<CheckedRules> {
  const report = await analyze(path, flags, run);
  const renamed = await findRenamed(path, flags, { report, env: run.env });
  const { rules } =
    renamed === undefined ? {} : await loadConfig(resolve(path), { baseline: flags.baseline });
  if (renamed === undefined || rules === undefined) return withCycles(report);
  const again = await analyze(path, flags, {
    ...run,
    rules: { ...rules, baseline: markExpired(renamed, dayOfToday()) },
  });
  return { ...withCycles(again), renamed };
}

/** If any of several dependencies could be removed, prefers the one that the cycle's cuts name. */
function withCycles({ rules, cycleDetails, diagnostics, detailed }: Report): CheckedRules {
  const goodCuts = new Set(
    cycleDetails.flatMap(({ cuts }) => cuts.flatMap(({ edges }) => edges.map((edge) => keyOf(...edge)))),
  );
  const isGoodCut = ({ from, to }: RuleViolation): boolean => goodCuts.has(keyOf(from, to));
  const gaps = describeFixable(diagnostics);
  return { rules, cyclesOf: findCycles(rules, () => ({ isGoodCut })), ways: waysIn({ detailed }), gaps };
}

function waysIn({ detailed }: Pick<Report, 'detailed'>): NonNullable<CheckOutput['ways']> {
  return {
    lineOf: (from, to) =>
      detailed.edges.find(({ source, target }) => source === from && target === to)?.imports[0]?.line,
  };
}

function findCycles(
  rules: RuleReport | undefined,
  hintsFor: (rule: RuleResult) => CycleHints,
): CheckOutput['cyclesOf'] {
  const acyclic = rules?.results.filter(({ verb }) => verb === 'acyclic') ?? [];
  return new Map(acyclic.map((rule) => [rule.name, findNewCycles(rule, hintsFor(rule))]));
}

function keyOf(from: string, to: string): string {
  return `${from}\n${to}`;
}

export async function baselineNameOf(path: string, { baseline }: CheckFlags): Promise<string> {
  return baseline ?? (await loadConfig(resolve(path))).baseline ?? defaultBaseline;
}

interface SinceResult {
  readonly rules: RuleReport | undefined;
  readonly since: CheckOutput['since'];
  readonly cyclesOf?: CheckOutput['cyclesOf'];
  readonly ways?: CheckOutput['ways'];
  readonly gaps?: CheckOutput['gaps'];
}

/** Compared with the merge base of the revision. */
export async function checkSince(
  path: string,
  flags: CheckFlags & { readonly since: string },
  run: CheckRun,
): Promise<SinceResult> {
  const { diffRevisions } = await import('../../runs/diff-revisions.ts');
  const range = { base: flags.since, fromMergeBase: true };
  const { change, reports } = await diffRevisions(path, range, optionsOf(flags, run), {
    environment: run.env,
    cacheFile: prepareCacheFile(defaultOutputDirectory, flags),
    needsReports: true,
  });
  const after = reports?.after.rules;
  if (reports === undefined || after === undefined) return { rules: undefined, since: undefined };
  const { rules, olderCounts } = keepIntroduced(change, { before: reports.before.rules, after });
  // A type-only import that loads now closes a cycle just like a new import.
  const causes = [...change.dependencies.added, ...change.cycles.flatMap(({ because }) => because)];
  const added = new Set(causes.map(({ source, target }) => keyOf(source, target)));
  const isAddedPair = (from: string, to: string): boolean => added.has(keyOf(from, to));
  const isAdded = ({ from, to }: RuleViolation): boolean => isAddedPair(from, to);
  // The path around may include dependencies that existed before.
  const cyclesOf = findCycles(after, (rule) => ({ isAdded, isNew: isIntroducedIn(rules, rule.name) }));
  const ways = { ...waysIn(reports.after), isCause: isAddedPair };
  const gaps = describeFixable(reports.after.diagnostics);
  return { rules, since: { name: change.before.name, olderCounts }, cyclesOf, ways, gaps };
}

function isIntroducedIn({ results }: RuleReport, name: string): (violation: RuleViolation) => boolean {
  const kept = results.find((result) => result.name === name)?.violations ?? [];
  const introduced = new Set(kept.filter(({ status }) => status === 'new'));
  return (violation) => introduced.has(violation);
}

async function analyze(
  path: string,
  flags: CheckFlags,
  run: CheckRun & Pick<AnalyzeOptions, 'rules'>,
): Promise<Report> {
  return analyzeFolder(
    path,
    { ...optionsOf(flags, run), rules: run.rules },
    prepareCacheFile(defaultOutputDirectory, flags),
  );
}

function optionsOf(
  { include, exclude, maxFileSize, workers, history, baseline }: CheckFlags,
  { signal, onProgress }: CheckRun,
): AnalyzeOptions {
  return { include, exclude, maxFileSize, workers, history, baseline, signal, onProgress };
}

interface Checked {
  readonly report: Report;
  readonly env: CommandContext['env'];
}

async function findRenamed(
  path: string,
  flags: CheckFlags,
  { report, env }: Checked,
): Promise<readonly BaselineEntry[] | undefined> {
  if (!(report.rules?.results ?? []).some(({ stale }) => stale.length > 0)) return undefined;
  const { renameBaseline } = await import('../../runs/rename-baseline.ts');
  const name = await baselineNameOf(path, flags);
  const baseline = { name, entries: await readAll(path, name) };
  const { entries, note } = await renameBaseline(path, baseline, report, env);
  if (note !== undefined) process.stderr.write(`${printable(note)}\n`);
  return entries;
}

/** Does not mark expired entries. */
export async function readAll(path: string, name: string): Promise<readonly BaselineEntry[]> {
  return (await readBaseline(resolve(path), name, '')) ?? [];
}
