// Renders the baseline: sorted, one entry per line, the same on every machine.
import type { BaselineEntry } from '../../model/rule.ts';
import type { RuleReport } from '../../model/report.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';

/** The entries for the current violations. An entry that is still needed keeps its reason and its date. */
export function nextBaseline(
  { results, unknownEntries }: RuleReport,
  before: readonly BaselineEntry[],
): readonly BaselineEntry[] {
  const known = new Map(before.map((entry) => [keyOf(entry), entry]));
  const done = new Set([...results.map(({ name }) => name), ...unknownEntries.map(({ rule }) => rule)]);
  const isBudget = new Set(results.filter(({ verb }) => verb === 'budget').map(({ name }) => name));
  const entries = results.flatMap(({ name, violations }) =>
    violations.map(({ from, to }) => {
      const entry = { rule: name, from, to };
      const old = isBudget.has(name)
        ? before.find(({ rule, from: figure }) => rule === name && figure === from)
        : known.get(keyOf(entry));
      return { ...old, ...entry };
    }),
  );
  // With `--rule`, entries of other rules are kept. Those of rules that no longer exist go.
  return [...entries, ...before.filter(({ rule }) => !done.has(rule))].toSorted(
    (a, b) =>
      compareCodePoints(a.rule, b.rule) || compareCodePoints(a.from, b.from) || compareCodePoints(a.to, b.to),
  );
}

/** The entries that are new in the baseline. */
export function addedEntries(
  before: readonly BaselineEntry[],
  after: readonly BaselineEntry[],
): readonly BaselineEntry[] {
  const known = new Set(before.map(keyOf));
  return after.filter((entry) => !known.has(keyOf(entry)));
}

export function renderBaseline(entries: readonly BaselineEntry[]): string {
  const lines = entries.map(({ rule, from, to, because, until }) =>
    JSON.stringify({ rule, from, to, because, until }),
  );
  const list = lines.length === 0 ? '[]' : `[\n    ${lines.join(',\n    ')}\n  ]`;
  return `{\n  "version": 1,\n  "violations": ${list}\n}\n`;
}

function keyOf({ rule, from, to }: BaselineEntry): string {
  return JSON.stringify([rule, from, to]);
}
