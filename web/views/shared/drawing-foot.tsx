// Below the map and the graph: what their marks mean, and how they are drawn.
import type { ComponentChildren } from 'preact';
import { ColourMarks, Key } from './legend.tsx';
import type { Colouring } from './colouring.ts';
import { DrawingControls, type DrawingControlsProps } from './drawing-controls.tsx';

interface DrawingFootProps extends DrawingControlsProps {
  readonly colouring: Colouring;
  /** The marks beside the colours. */
  readonly children: ComponentChildren;
}

export function DrawingFoot({ colouring, children, ...controls }: DrawingFootProps) {
  return (
    <div class="map-foot">
      <Key>
        <ColourMarks colouring={colouring} />
        {children}
      </Key>
      <DrawingControls {...controls} />
    </div>
  );
}
