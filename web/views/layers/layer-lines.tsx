// The dependencies between boxes: quiet until a box is in focus; violations of a layer always show, and lead upward.
import type { Link } from '../groups/shown-groups.ts';
import type { Pair } from './level-groups.ts';
import type { Box, Layers } from './place-layers.ts';

interface LayerLinesProps {
  readonly layers: Layers;
  readonly links: readonly Link[];
  readonly violations: readonly Pair[];
  /** The group whose dependencies stand out, -1 for none. */
  readonly focus: number;
  readonly width: number;
}

type Role = 'quiet' | 'cycle' | 'imports' | 'dependents' | 'violation';

/** More than these inside cycles would be a red thicket: they show when a box is in focus. */
const cycleLineLimit = 60;

/** What stands out is drawn last. */
const order: readonly Role[] = ['quiet', 'cycle', 'dependents', 'imports', 'violation'];

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
  const isThicket = lines.filter(({ role }) => role === 'cycle').length > cycleLineLimit;
  return (
    <svg
      class="layer-lines"
      data-focused={focus !== -1}
      data-thicket={isThicket}
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
          marker-end={role === 'quiet' || (isThicket && role === 'cycle') ? undefined : `url(#arrow-${role})`}
        />
      ))}
    </svg>
  );
}

function roleOf(source: Box, target: Box, focus: number): Role {
  if (source.number === focus) return 'imports';
  if (target.number === focus) return 'dependents';
  return source.component === target.component ? 'cycle' : 'quiet';
}

/** From below one box to above the other, the other way round where it leads upward, and in an arc within a level. */
function trace(source: Box, target: Box): string {
  const lean = Math.sign(middle(target) - middle(source));
  const fromX = middle(source) + (lean * source.width) / 5;
  const toX = middle(target) - (lean * target.width) / 5;
  if (source.level === target.level) return arc(source, target, fromX, toX);
  const down = source.level > target.level;
  // A violation must not hide the dependency the other way.
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

function middle({ x, width }: Box): number {
  return x + width / 2;
}
