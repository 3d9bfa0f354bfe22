// Below the map and the graph: the legend and the controls.
import type { ComponentChildren } from 'preact';
import { alignedReports } from '../../state/store.ts';
import '../../style/drawing.css';
import { NodeStatesLegend } from './change-legend.tsx';
import { ColourLegend, Legend } from './legend.tsx';
import type { Colouring } from './colouring.ts';
import { DrawingControls, type DrawingControlsProps } from './drawing-controls.tsx';

interface DrawingFooterProps extends DrawingControlsProps {
  readonly colouring: Colouring;
  /** Legend items after the colours. */
  readonly children: ComponentChildren;
}

export function DrawingFooter({ colouring, children, ...controls }: DrawingFooterProps) {
  return (
    <div class="drawing-footer">
      <Legend>
        {alignedReports.value === null ? <ColourLegend colouring={colouring} /> : <NodeStatesLegend />}
        {children}
      </Legend>
      <DrawingControls {...controls} />
    </div>
  );
}
