// The shortest closed path of a cycle: files around a circle, the dependency to remove as a dashed line.
import type { DetailedEdge } from '../../src/model/report.ts';
import { shorten, visibleName } from '../state/visible-name.ts';
import { shortName } from '../state/file-name.ts';

const fileLimit = 12;
const size = 220;

export function CycleDrawing({
  path,
  cut,
}: {
  readonly path: readonly DetailedEdge[];
  /** ID of the dependency to cut first. */
  readonly cut: string | undefined;
}) {
  if (path.length === 0) return null;
  if (path.length > fileLimit)
    return <p class="muted">The shortest path around the cycle has {path.length} files.</p>;
  return (
    <svg
      class="cycle-drawing"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={path.map(({ source }) => source).join(' → ')}
    >
      <defs>
        <marker
          id="loop-arrow"
          viewBox="0 0 8 8"
          refX="6"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {path.map((edge, i) => (
        <path
          key={edge.id}
          class={edge.id === cut ? 'cut' : ''}
          d={arc(i, path.length)}
          marker-end="url(#loop-arrow)"
        />
      ))}
      {path.map(({ source }, i) => {
        const [x, y] = point(i, path.length, 0.62);
        return (
          <g key={source}>
            <circle cx={x} cy={y} r={6} />
            <text x={x} y={y + (y < size / 2 ? -11 : 19)} text-anchor="middle">
              <title>{source}</title>
              {shorten(visibleName(shortName(source)), 22)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function point(i: number, count: number, part: number, turn = 0): [x: number, y: number] {
  const angle = ((i + turn) / count) * 2 * Math.PI - Math.PI / 2;
  const r = (size / 2) * part;
  return [size / 2 + Math.cos(angle) * r, size / 2 + Math.sin(angle) * r];
}

function arc(i: number, count: number): string {
  const short = 0.06 * count ** 0.5;
  const [x1, y1] = point(i, count, 0.62, short);
  const [x2, y2] = point(i + 1, count, 0.62, -short);
  const r = (size / 2) * 0.62;
  return `M${x1} ${y1}A${r} ${r} 0 ${count === 1 ? 1 : 0} 1 ${x2} ${y2}`;
}
