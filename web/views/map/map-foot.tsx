// Below the map and the graph: what their marks mean, and how they are drawn.
import type { ComponentChildren } from 'preact';
import { ColourMarks, Key } from '../key.tsx';
import type { Colouring } from './disc-style.ts';
import { MapControls, type MapControlsProps } from './map-controls.tsx';

interface MapFootProps extends MapControlsProps {
  readonly colouring: Colouring;
  /** The marks beside the colours. */
  readonly children: ComponentChildren;
}

export function MapFoot({ colouring, children, ...controls }: MapFootProps) {
  return (
    <div class="map-foot">
      <Key>
        <ColourMarks colouring={colouring} />
        {children}
      </Key>
      <MapControls {...controls} />
    </div>
  );
}
