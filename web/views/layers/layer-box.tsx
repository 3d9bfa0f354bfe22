import { type Group, nameOf } from '../groups/group-tree.ts';
import type { Box } from './place-layers.ts';

interface LayerBoxProps {
  readonly box: Box;
  readonly group: Group;
  readonly subtitle: string;
  /** Name of its layer, where the report names one. */
  readonly layer: string | undefined;
  readonly state: 'plain' | 'focus' | 'near' | 'far';
  readonly inCycle: boolean;
  readonly holdsSelected: boolean;
  choose(event: MouseEvent): void;
  /** Whether the pointer or the keyboard is there. */
  point(isThere: boolean): void;
}

export function LayerBox({
  box,
  group,
  subtitle,
  layer,
  state,
  inCycle,
  holdsSelected,
  choose,
  point,
}: LayerBoxProps) {
  const style = {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  };
  return (
    <li>
      <button
        type="button"
        class="layer-box"
        style={style}
        title={nameOf(group)}
        data-state={state}
        data-cycle={inCycle}
        aria-current={holdsSelected}
        onClick={choose}
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
      >
        <b class="name">{group.label}</b>
        <small class="name">
          {subtitle}
          {layer !== undefined && <span class="layer-name"> · {layer} layer</span>}
          {inCycle && <span class="unseen">, in a cycle</span>}
        </small>
      </button>
    </li>
  );
}
