// What a change here may break: the files that depend on it, directly or through others.
import { useMemo } from 'preact/hooks';
import { findDependents } from '../state/reach.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { plural } from '../state/words.ts';
import { LongList } from './long-list.tsx';
import { NodeLink } from './node-link.tsx';

interface FileReachProps {
  readonly current: ReportIndex;
  readonly number: number;
}

export function FileReach({ current, number }: FileReachProps) {
  const reached = useMemo(() => findDependents(current, number), [current, number]);
  const share = current.fileCount === 0 ? 0 : reached.length / current.fileCount;
  return (
    <section class="reach">
      <h2>If you change this</h2>
      {reached.length === 0 ? (
        <p class="healthy">No other file can feel it.</p>
      ) : (
        <>
          <p>
            <b>{plural(reached.length, 'file')}</b> can feel it, directly or through others: {percent(share)}{' '}
            of the project.
          </p>
          <span class="bar" aria-hidden="true">
            <i style={{ width: `${Math.max(1, 100 * share)}%` }} />
          </span>
          <details key={number}>
            <summary>Which files, nearest first</summary>
            <LongList
              items={reached}
              shownAtFirst={50}
              keyOf={(file) => String(file)}
              render={(file) => <NodeLink id={current.nodes[file]?.id ?? ''} />}
            />
          </details>
        </>
      )}
    </section>
  );
}

function percent(share: number): string {
  return share < 0.01 ? 'less than 1%' : `${Math.round(100 * share)}%`;
}
