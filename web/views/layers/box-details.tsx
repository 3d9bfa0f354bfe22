// What a box contains, and what can be done with it.
import { useMemo } from 'preact/hooks';
import { RuleLink } from '../../panels/rule-link.tsx';
import { NodeLink } from '../../panels/node-link.tsx';
import type { ReportIndex } from '../../state/report-index.ts';
import { changeFilters } from '../../state/store.ts';
import { countOf } from '../../../src/std/words.ts';
import { nameOf } from '../groups/group-tree.ts';
import { type BreakCount, type RuleBreaks, findRuleBreaks } from '../groups/rule-breaks.ts';
import { type ShownGroups, filesIn } from '../groups/shown-groups.ts';
import { closeGroup, openGroup } from '../groups/use-groups.ts';

interface BoxDetailsProps {
  readonly report: ReportIndex;
  readonly shown: ShownGroups;
  readonly number: number;
  close(): void;
}

const listLimit = 6;

export function BoxDetails({ report, shown, number, close }: BoxDetailsProps) {
  const breaks = useMemo(() => findRuleBreaks(report, shown), [report, shown]);
  const group = shown.groups[number];
  if (group === undefined) return null;
  const parent = shown.parent[number] ?? 0;
  const folder = parent > 0 ? shown.groups[parent] : undefined;
  const dependencyCount = shown.links.filter(({ from, to }) => from === number && to !== number).length;
  const dependentCount = shown.links.filter(({ from, to }) => to === number && from !== number).length;
  const riskiest = filesIn(group).toSorted((a, b) => (report.riskScore[b] ?? 0) - (report.riskScore[a] ?? 0));
  return (
    <section class="box-details" aria-label="Box details">
      <header>
        <h3 class="name">{nameOf(group)}</h3>
        <p class="muted">
          {countOf(group.fileCount, 'file')} · depends on {countOf(dependencyCount, 'box', 'boxes')} ·{' '}
          {countOf(dependentCount, 'box depends', 'boxes depend')} on it
        </p>
        <div class="box-actions">
          {group.kind !== 'file' && (
            <button type="button" onClick={() => openGroup(group.key)}>
              Open
            </button>
          )}
          {group.kind === 'folder' && (
            <button type="button" onClick={() => changeFilters({ folder: group.key.slice(0, -1) })}>
              Only this folder
            </button>
          )}
          {folder !== undefined && (
            <button type="button" class="name" onClick={() => closeGroup(folder.key)}>
              Close {nameOf(folder)}
            </button>
          )}
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
      </header>
      <BrokenRules shown={shown} breaks={breaks.filter(({ from }) => from === number)} />
      {group.kind !== 'file' && (
        <ul aria-label="Its riskiest files">
          {riskiest.slice(0, listLimit).map((file) => (
            <li key={file}>
              <NodeLink id={report.nodes[file]?.id ?? ''} figure={report.riskScore[file] ?? 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface BrokenRulesProps {
  readonly shown: ShownGroups;
  /** Those of the dependencies of the box. */
  readonly breaks: readonly RuleBreaks[];
}

function BrokenRules({ shown, breaks }: BrokenRulesProps) {
  if (breaks.length === 0) return null;
  return (
    <ul class="box-rules" aria-label="Rules that it breaks">
      {breaks.flatMap(({ from, to, rules }) =>
        rules.map((count) => (
          <li key={`${to}:${count.rule}`}>
            <RuleLink rule={count.rule} state={describeCount(count)} /> {from === to ? 'inside' : 'by using'}{' '}
            <span class="name">{nameOf(shown.groups[to]!)}</span>
          </li>
        )),
      )}
    </ul>
  );
}

function describeCount({ fresh, known }: BreakCount): string {
  return [...(fresh > 0 ? [`${fresh} new`] : []), ...(known > 0 ? [`${known} in the baseline`] : [])].join(
    ', ',
  );
}
