// The main figures of what the filters include. Each leads to the list of what it counts, with the filter for it set.
import type { RuleReport } from '../../src/model/rule-result.ts';
import { summarizeCheck } from '../../src/query/rules/summarize-check.ts';
import { type KindOfCycles, cycleKinds, describeKinds, groupCycles } from '../state/cycle-kinds.ts';
import type { Findings } from '../state/find-findings.ts';
import { countOf, writeNumber } from '../../src/std/words.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { changeFilters, hasLayers, view } from '../state/store.ts';
import type { ViewState } from '../state/view-state.ts';

interface FiguresProps {
  readonly current: ReportIndex;
  readonly found: Findings;
}

export function Figures({ current, found }: FiguresProps) {
  const { filesAnalyzed } = current.report.metrics;
  // Files that could not be read are not counted as analysed.
  const files = found.fileCount === current.fileCount ? filesAnalyzed : found.fileCount;
  return (
    <>
      <Figure count={files} one="file" many="files" leadsTo={{ view: 'table' }} signal={null} />
      <Figure
        count={found.dependencyCount}
        one="dependency"
        many="dependencies"
        leadsTo={{ view: 'matrix' }}
        signal={null}
      />
      <CyclesFigure current={current} found={found} />
      <Finding
        count={found.tangles.length}
        one="tangle"
        many="tangles"
        leadsTo={{ panel: 'tangles' }}
        signal="tangle"
      />
      {/* Not marked: the threshold is a percentile, so every project has some. */}
      <Figure
        count={found.godModules.length}
        one="god module"
        many="god modules"
        leadsTo={{ panel: 'risks' }}
        signal="god_module"
        name="god-modules"
      />
      {hasLayers.value ? (
        <Finding
          count={found.violations.length}
          one="layer violation"
          many="layer violations"
          leadsTo={{ panel: 'risks' }}
          signal="layer_violations"
        />
      ) : (
        <span class="figure">No layers to check</span>
      )}
      {found.rules !== undefined && <RulesFigure rules={found.rules} current={current} />}
    </>
  );
}

/**
 * All cycles, and how many there are of each kind. Only those of the product at load time are marked: the others do no harm
 * by themselves.
 */
function CyclesFigure({ current, found: { cycles } }: FiguresProps) {
  const groups = groupCycles(cycles, current);
  const words = describeKinds(groups, 'words');
  return (
    <Figure
      count={cycles.length}
      one="cycle"
      many="cycles"
      leadsTo={{ panel: 'cycles' }}
      signal="circular_dependency"
      isBad={groups.some(({ kind }) => kind === 'load' || kind === undefined)}
      {...(words === '' ? {} : { title: `${countOf(cycles.length, 'cycle')}: ${words}` })}
      details={kindsInShort(groups)}
    />
  );
}

interface RulesFigureProps {
  readonly rules: RuleReport;
  readonly current: ReportIndex;
}

/** What the baseline lists does not fail a check, so it is not marked. */
function RulesFigure({ rules, current: { numberOf } }: RulesFigureProps) {
  const violations = rules.results.flatMap((result) => result.violations);
  const { errors, warnings, known, stale, passes } = summarizeCheck(rules);
  const fresh = errors + warnings;
  return (
    <Figure
      count={violations.length}
      one="rule violation"
      many="rule violations"
      leadsTo={{ panel: 'rules' }}
      name="rules"
      // A budget has no files to filter by.
      signal={violations.some(({ from }) => numberOf.has(from)) ? 'rule_violation' : null}
      isBad={!passes}
      title={`${fresh} new, ${known} in the baseline, ${countOf(stale, 'stale entry', 'stale entries')}`}
      details={fresh > 0 && known > 0 ? `${writeNumber(fresh)} new` : ''}
    />
  );
}

/** The counts are left out if all cycles are of one kind. */
function kindsInShort(groups: readonly KindOfCycles[]): string {
  const [only] = groups;
  return groups.length === 1 && only?.kind !== undefined
    ? cycleKinds[only.kind].short
    : describeKinds(groups, 'short');
}

interface FigureProps {
  readonly count: number;
  readonly one: string;
  readonly many: string;
  /** What a click opens, and the finding that it filters by. */
  readonly leadsTo: Partial<ViewState>;
  readonly signal: string | null;
  readonly isBad?: boolean;
  readonly title?: string;
  readonly details?: string;
  /** Names it for the style sheet. */
  readonly name?: string;
}

function Finding(props: FigureProps) {
  return <Figure {...props} isBad={props.count > 0} />;
}

function Figure({
  count,
  one,
  many,
  leadsTo,
  signal,
  isBad = false,
  title,
  details = '',
  name,
}: FigureProps) {
  const isChosen = signal !== null && view.value.filters.signal === signal;
  return (
    <button
      type="button"
      class="figure"
      data-bad={isBad}
      data-name={name}
      aria-current={isChosen}
      title={title}
      // Nothing to see is not worth an empty view.
      onClick={() => changeFilters({ signal: count === 0 ? null : signal }, leadsTo)}
    >
      <b>{writeNumber(count)}</b> {count === 1 ? one : many}
      {details !== '' && <small> ({details})</small>}
    </button>
  );
}
