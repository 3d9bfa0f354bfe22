// The rule violations that a change introduces, without those that existed before.
import type { Change } from '../../model/change.ts';
import type { RuleReport } from '../../model/report.ts';

export interface IntroducedViolations {
  readonly rules: RuleReport;
  /** Name of a rule → its number of violations that existed before. */
  readonly olderCounts: ReadonlyMap<string, number>;
}

/**
 * The results after the change, without the violations and stale entries that existed before. An entry for a file that the
 * change renames is not stale.
 */
export function keepIntroduced(
  { violations, files }: Pick<Change, 'violations' | 'files'>,
  { before, after }: { readonly before: RuleReport | undefined; readonly after: RuleReport },
): IntroducedViolations {
  const added = new Set(violations.added.map(({ rule, from, to }) => keyOf(rule, from, to)));
  const names = new Map(files.renamed.map(({ from, to }) => [from, to]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  const staleBefore = new Set(
    before?.results.flatMap(({ name, stale }) =>
      stale.map(({ from, to }) => keyOf(name, nameOf(from), nameOf(to))),
    ),
  );
  const olderCounts = new Map<string, number>();
  const results = after.results.map((result) => {
    const kept = result.violations.filter(
      ({ from, to, status }) => status === 'baseline' || added.has(keyOf(result.name, from, to)),
    );
    olderCounts.set(result.name, result.violations.length - kept.length);
    const broken = new Set(result.violations.map(({ from, to }) => keyOf(from, to)));
    const stale = result.stale.filter(
      ({ from, to }) =>
        !staleBefore.has(keyOf(result.name, nameOf(from), nameOf(to))) &&
        !broken.has(keyOf(nameOf(from), nameOf(to))),
    );
    return { ...result, violations: kept, stale };
  });
  return { rules: { ...after, results }, olderCounts };
}

function keyOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}
