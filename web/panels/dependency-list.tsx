// One side of a file's dependencies, each with the lines of code that make it.
import type { ReportIndex } from '../state/report-index.ts';
import { ImportLines } from './import-lines.tsx';
import { NodeLink } from './node-link.tsx';

interface DependencyListProps {
  readonly current: ReportIndex;
  readonly number: number;
  readonly side: 'in' | 'out';
}

const shownAtMost = 100;

export function DependencyList({ current, number, side }: DependencyListProps) {
  const [start, edges] =
    side === 'in' ? [current.inStart, current.inEdges] : [current.outStart, current.outEdges];
  const own = [...edges.subarray(start[number], start[number + 1])].flatMap(
    (edge) => current.edges[edge] ?? [],
  );
  return (
    <section class={`dependencies ${side}`}>
      <h2>
        {side === 'in' ? 'Imported by' : 'Imports'} <span class="count">{own.length}</span>
      </h2>
      <ul>
        {own.slice(0, shownAtMost).map((edge) => (
          <li key={edge.id} class={edge.isCircular ? 'circular' : ''}>
            <NodeLink id={side === 'in' ? edge.source : edge.target} />
            <ImportLines file={edge.source} imports={edge.imports} />
          </li>
        ))}
      </ul>
      {own.length > shownAtMost && <p class="muted">and {own.length - shownAtMost} more, in the table</p>}
    </section>
  );
}
