// The impact of a change: the files that depend on this one, directly or indirectly.
import { useMemo } from 'preact/hooks';
import { noteHeaders } from '../../src/query/graph/note-headers.ts';
import { findHeaders } from '../../src/query/graph/other-halves.ts';
import { type Dependent, findAllDependents } from '../../src/query/graph/search-graph.ts';
import { type ReportIndex, unitGraph } from '../state/report-index.ts';
import { countOf, writeNumber } from '../../src/std/words.ts';
import { GroupedList } from './grouped-list.tsx';
import { NodeLink } from './node-link.tsx';

interface FileImpactProps {
  readonly current: ReportIndex;
  readonly number: number;
}

interface Affected {
  readonly affected: readonly Dependent[];
  /** Why dependents of other files count. */
  readonly notes: readonly string[];
}

export function FileImpact({ current, number }: FileImpactProps) {
  const { affected, notes } = useMemo(() => findAffected(current, number), [current, number]);
  const others = affected.filter(({ node }) => current.isJudged[node] !== 1).length;
  const share = current.fileCount === 0 ? 0 : affected.length / current.fileCount;
  return (
    <section class="impact">
      <h2>Impact</h2>
      {affected.length === 0 ? (
        <p class="healthy">Affects no other file.</p>
      ) : (
        <>
          <p>
            Affects <b>{countOf(affected.length, 'file')}</b>, directly or indirectly: {percent(share)} of the
            project{others === 0 ? '' : `, ${writeNumber(others)} of them outside the product`}.
          </p>
          {notes.map((note) => (
            <p class="muted" key={note}>
              {note}
            </p>
          ))}
          <span class="bar" aria-hidden="true">
            <i style={{ width: `${Math.max(1, 100 * share)}%` }} />
          </span>
          <details key={number}>
            <summary>Affected files, nearest first</summary>
            <GroupedList
              items={affected}
              title="affected files"
              idOf={({ node }) => current.nodes[node]?.id ?? ''}
              render={({ node, distance }) => (
                <NodeLink id={current.nodes[node]?.id ?? ''} figure={describeDistance(distance)} />
              )}
            />
          </details>
        </>
      )}
    </section>
  );
}

/** As `lintel impact` finds them. */
function findAffected(current: ReportIndex, number: number): Affected {
  const file = current.nodes[number]?.id;
  const headers = file === undefined ? [] : findHeaders(unitGraph(current), [file]);
  const numbers = headers.flatMap((header) => current.numberOf.get(header) ?? []);
  const affected = findAllDependents(current, number, ...numbers);
  return { affected, notes: noteHeaders(headers, affected.length > 0) };
}

function describeDistance(distance: number): string {
  return distance === 1 ? 'direct' : `${distance} steps`;
}

function percent(share: number): string {
  return share < 0.01 ? 'less than 1%' : `${Math.round(100 * share)}%`;
}
