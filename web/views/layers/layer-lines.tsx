// The dependencies between boxes. They are faint unless a box is in focus; layer violations always stand out and point up.
import type { Link } from '../groups/shown-groups.ts';
import type { Pair } from './level-groups.ts';
import type { Box, Layers } from './place-layers.ts';

interface LayerLinesProps {
  readonly layers: Layers;
  readonly links: readonly Link[];
  readonly violations: readonly Pair[];
  /** The group whose dependencies are highlighted, -1 for none. */
  readonly focus: number;
  readonly width: number;
}

type Role = 'plain' | 'cycle' | 'imports' | 'dependents' | 'violation';

/** With more lines in cycles, these are faint too and stand out only when a box is in focus. */
const cycleLineLimit = 60;

/** Highlighted lines are drawn last. */
const order: readonly Role[] = ['plain', 'cycle', 'dependents', 'imports', 'violation'];

export function LayerLines({ layers, links, violations, focus, width }: LayerLinesProps) {
  const boxOf = new Map(layers.boxes.map((box) => [box.number, box]));
  const broken = new Set(violations.map(({ from, to }) => `${from}:${to}`));
  const lines = links
    .filter(({ from, to }) => from !== to)
    .flatMap(({ from, to }) => {
      const [source, target] = [boxOf.get(from), boxOf.get(to)];
      if (source === undefined || target === undefined) return [];
      const key = `${from}:${to}`;
      const role = broken.has(key) ? 'violation' : roleOf(source, target, focus);
      return [{ key, role, path: trace(source, target) }];
    })
    .toSorted((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  const isCrowded = lines.filter(({ role }) => role === 'cycle').length > cycleLineLimit;
  return (
    <svg
      class="layer-lines"
      data-focused={focus !== -1}
      data-crowded={isCrowded}
      width={width}
      height={layers.height}
      aria-hidden="true"
    >
      <defs>
        {order.map((role) => (
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
          marker-end={role === 'plain' || (isCrowded && role === 'cycle') ? undefined : `url(#arrow-${role})`}
        />
      ))}
    </svg>
  );
}

function roleOf(source: Box, target: Box, focus: number): Role {
  if (source.number === focus) return 'imports';
  if (target.number === focus) return 'dependents';
  return source.component === target.component ? 'cycle' : 'plain';
}

/** From the bottom of a box to the top of a lower one, from the top to the bottom of a higher one, or in an arc within a level. */
function trace(source: Box, target: Box): string {
  const lean = Math.sign(centreOf(target) - centreOf(source));
  const fromX = centreOf(source) + (lean * source.width) / 5;
  const toX = centreOf(target) - (lean * target.width) / 5;
  if (source.level === target.level) return arc(source, target, fromX, toX);
  const down = source.level > target.level;
  // A line up must not cover the line down between the same boxes.
  const aside = down ? 0 : upwardShift;
  const fromY = down ? source.y + source.height : source.y;
  const toY = down ? target.y - 2 : target.y + target.height + 2;
  const half = (fromY + toY) / 2;
  return `M${fromX + aside} ${fromY}C${fromX + aside} ${half} ${toX + aside} ${half} ${toX + aside} ${toY}`;
}

const upwardShift = -16;

function arc(source: Box, target: Box, fromX: number, toX: number): string {
  const fromY = source.y + source.height;
  const toY = target.y + target.height + 2;
  const depth = Math.max(fromY, toY) + Math.min(34, 14 + Math.abs(toX - fromX) / 12);
  return `M${fromX} ${fromY}C${fromX} ${depth} ${toX} ${depth} ${toX} ${toY}`;
}

function centreOf({ x, width }: Box): number {
  return x + width / 2;
}
