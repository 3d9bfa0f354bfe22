// One side of a file's dependencies, each with the lines of code that make it.
import type { DetailedEdge } from '../../src/model/report.ts';
import { type ReportIndex, edgeOf } from '../state/report-index.ts';
import { ImportLines } from './import-lines.tsx';
import { LongList } from './long-list.tsx';
import { NodeLink } from './node-link.tsx';
import { grouped } from '../state/words.ts';

interface DependencyListProps {
  readonly current: ReportIndex;
  readonly number: number;
  readonly side: 'in' | 'out';
}

const titles = { in: 'Imported by', out: 'Imports' } as const;
const nothing = { in: 'No file imports it.', out: 'It imports nothing.' } as const;

export function DependencyList({ current, number, side }: DependencyListProps) {
  const own = edgesOf(current, number, side);
  return (
    <section class={`dependencies ${side}`}>
      <h2>
        {titles[side]} {own.length > 0 && <span class="count">{grouped(own.length)}</span>}
      </h2>
      {own.length === 0 && <p class="muted">{nothing[side]}</p>}
      <LongList
        // Another file starts with its first rows again.
        key={`${side}${number}`}
        items={own}
        shownAtFirst={50}
        keyOf={({ id }) => id}
        render={(edge) => (
          <div class={edge.isCircular ? 'circular' : ''}>
            <NodeLink
              id={side === 'in' ? edge.source : edge.target}
              {...(edge.isCircular ? { figure: 'in the cycle' } : {})}
            />
            <ImportLines file={edge.source} imports={edge.imports} />
          </div>
        )}
      />
    </section>
  );
}

/** Files before packages, as in the report. */
function edgesOf(current: ReportIndex, number: number, side: 'in' | 'out'): DetailedEdge[] {
  const [start, edges] =
    side === 'in' ? [current.inStart, current.inEdges] : [current.outStart, current.outEdges];
  return Array.from(edges.subarray(start[number], start[number + 1]), (edge) => edgeOf(current, edge));
}
