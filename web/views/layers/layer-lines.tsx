// The dependencies between boxes. They are faint unless a box is in focus; those that point up stand out.
import { formatCount } from '../../state/format.ts';
import type { Layers } from './place-layers.ts';
import { type Line, lineRoles } from './trace-lines.ts';

interface LinesProps {
  readonly layers: Layers;
  readonly lines: readonly Line[];
  readonly width: number;
}

/** With more lines that point up, these are faint too and stand out only when a box is in focus. */
const backLineLimit = 60;

export function LayerLines({
  layers,
  lines,
  width,
  isFocused,
}: LinesProps & { readonly isFocused: boolean }) {
  const crowded = isCrowded(lines);
  return (
    <svg
      class="layer-lines"
      data-focused={isFocused}
      data-crowded={crowded}
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
      {lines.map(({ key, role, path }) => (
        <path
          key={key}
          class={role}
          d={path}
          marker-end={role === 'plain' || (crowded && role === 'back') ? undefined : `url(#arrow-${role})`}
        />
      ))}
    </svg>
  );
}

/** How many file dependencies each line that points up stands for, above the boxes. */
export function LineCounts({ layers, lines, width }: LinesProps) {
  const crowded = isCrowded(lines);
  return (
    <svg class="line-counts" width={width} height={layers.height} aria-hidden="true">
      {lines.map(({ key, role, count }) =>
        count === undefined || (crowded && role === 'back') ? null : (
          <text key={key} class={role} x={count.x} y={count.y}>
            {formatCount(count.value)}
          </text>
        ),
      )}
    </svg>
  );
}

function isCrowded(lines: readonly Line[]): boolean {
  return lines.filter(({ role }) => role === 'back').length > backLineLimit;
}
