// The dependencies between boxes. They are faint unless a box is in focus; those that point up stand out.
import type { Layers } from './place-layers.ts';
import { type Line, lineRoles } from './trace-lines.ts';

interface LinesProps {
  readonly layers: Layers;
  readonly lines: readonly Line[];
  readonly width: number;
}

/** Of more lines that point up, the lightest are faint and have no count unless a box at their end is in focus. */
const backLineLimit = 60;

/** More lines that break rules are thin, so that something else can be seen. */
const thickLineLimit = 25;

export function LayerLines({
  layers,
  lines,
  width,
  isFocused,
}: LinesProps & { readonly isFocused: boolean }) {
  const faint = findFaint(lines);
  const isCrowded = lines.filter(({ role }) => role === 'broken').length > thickLineLimit;
  return (
    <svg
      class="layer-lines"
      data-focused={isFocused}
      data-crowded={isCrowded}
      width={width}
      height={layers.height}
      aria-hidden="true"
    >
      <defs>
        {lineRoles.map((role) => (
          <marker
            key={role}
            id={`arrow-${role}`}
            class={role}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0 0.5 8 4 0 7.5z" />
          </marker>
        ))}
      </defs>
      {lines.map(({ key, role, path, isUp }) => (
        <path
          key={key}
          class={`${role}${isUp ? ' up' : ''}${faint.has(key) ? ' faint' : ''}`}
          d={path}
          marker-end={role === 'plain' || faint.has(key) ? undefined : `url(#arrow-${role})`}
        />
      ))}
    </svg>
  );
}

/** How many file dependencies each line that points up stands for, above the boxes. */
export function LineCounts({ layers, lines, width }: LinesProps) {
  const faint = findFaint(lines);
  return (
    <svg class="line-counts" width={width} height={layers.height} aria-hidden="true">
      {lines.map(({ key, role, count }) =>
        count === undefined || faint.has(key) ? null : (
          <text key={key} class={role} x={count.x} y={count.y}>
            {count.text}
          </text>
        ),
      )}
    </svg>
  );
}

function findFaint(lines: readonly Line[]): ReadonlySet<string> {
  const back = lines.filter(({ role }) => role === 'back');
  const byCount = back.toSorted((a, b) => b.dependencies - a.dependencies);
  return new Set(byCount.slice(backLineLimit).map(({ key }) => key));
}
