import { Fragment } from 'preact';
import { LongName } from '../../panels/long-name.tsx';
import { type Group, nameOf } from '../groups/group-tree.ts';
import type { Box } from './place-layers.ts';

interface LayerBoxProps {
  readonly box: Box;
  readonly group: Group;
  /** The lines of its name. */
  readonly name: readonly string[];
  readonly subtitle: string;
  /** Name of its layer, if the report names one. */
  readonly layer: string | undefined;
  readonly state: 'plain' | 'focus' | 'near' | 'far';
  readonly inCycle: boolean;
  readonly isSelected: boolean;
  choose(event: MouseEvent): void;
  /** Called when hover or keyboard focus begins and ends. */
  point(isThere: boolean): void;
}

export function LayerBox({
  box,
  group,
  name,
  subtitle,
  layer,
  state,
  inCycle,
  isSelected,
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
        aria-current={isSelected}
        onClick={choose}
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
      >
        <b class="name" style={{ '--lines': name.length }}>
          {name.map((line, at) => (
            <Fragment key={at}>
              {at > 0 && <wbr />}
              {line}
            </Fragment>
          ))}
        </b>
        <small class="name">
          <LongName text={subtitle} />
          {layer !== undefined && <span class="layer-name"> · {layer} layer</span>}
          {inCycle && <span class="visually-hidden">, in a cycle of boxes</span>}
        </small>
      </button>
    </li>
  );
}
