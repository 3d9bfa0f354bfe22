// The imports or the dependents of a file, each with its import lines.
import { useMemo } from 'preact/hooks';
import type { DetailedEdge } from '../../src/model/report.ts';
import type { EdgeState } from '../state/change/align-reports.ts';
import { stateOfEdge } from '../state/state-of-edge.ts';
import { StateText } from './state-text.tsx';
import { type ReportIndex, edgeOf } from '../state/report-index.ts';
import { ImportLines } from './import-lines.tsx';
import { GroupedList } from './grouped-list.tsx';
import { NodeLink } from './node-link.tsx';
import { writeNumber } from '../../src/std/words.ts';

interface DependencyListProps {
  readonly current: ReportIndex;
  readonly number: number;
  readonly side: 'in' | 'out';
}

const titles = { in: 'Dependents', out: 'Imports' } as const;
const emptyTexts = { in: 'No dependents.', out: 'No imports.' } as const;

export function DependencyList({ current, number, side }: DependencyListProps) {
  const own = useMemo(() => edgesOf(current, number, side), [current, number, side]);
  return (
    <section class={`dependencies ${side}`}>
      <h2>
        {titles[side]} {own.length > 0 && <span class="count">{writeNumber(own.length)}</span>}
      </h2>
      {own.length === 0 && <p class="muted">{emptyTexts[side]}</p>}
      <GroupedList
        // For another file the list starts at its first rows again.
        key={`${side}${number}`}
        items={own}
        title={titles[side].toLowerCase()}
        idOf={({ source, target }) => (side === 'in' ? source : target)}
        render={(edge) => (
          <div class={edge.isCircular ? 'circular' : ''}>
            <NodeLink
              id={side === 'in' ? edge.source : edge.target}
              {...(edge.findings.length > 0 ? { figure: edge.findings.join(', ') } : {})}
            />
            <StateText state={edge.state} />
            <ImportLines
              file={edge.source}
              target={edge.target}
              imports={edge.imports}
              isPast={edge.state === 'removed'}
            />
          </div>
        )}
      />
    </section>
  );
}

interface ListedEdge extends DetailedEdge {
  /** What is wrong with it. */
  readonly findings: readonly string[];
  /** What a change did to it. */
  readonly state: EdgeState | undefined;
}

/** Files before packages, as in the report. */
function edgesOf(current: ReportIndex, number: number, side: 'in' | 'out'): readonly ListedEdge[] {
  const [start, edges] =
    side === 'in' ? [current.inStart, current.inEdges] : [current.outStart, current.outEdges];
  const end = current.nodes[number]?.id;
  const violating = new Set(
    current.report.risks.layer_violations
      .filter(({ source, target }) => (side === 'in' ? target : source) === end)
      .map(({ source, target }) => (side === 'in' ? source : target)),
  );
  return Array.from(edges.subarray(start[number], start[number + 1]), (edge) => {
    const listed = edgeOf(current, edge);
    const isViolation = violating.has(side === 'in' ? listed.source : listed.target);
    return {
      ...listed,
      findings: [...(listed.isCircular ? ['in a cycle'] : []), ...(isViolation ? ['layer violation'] : [])],
      state: stateOfEdge(current, edge),
    };
  });
}
