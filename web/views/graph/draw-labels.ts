// The labels of the graph, readable over nodes and edges in either theme. No two labels overlap.
import type { NodeHoverDrawingFunction, NodeLabelDrawingFunction } from 'sigma/rendering';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import type { Position } from './build-graph.ts';
import { type LabelledNode, LabelPlacer } from './label-placement.ts';

interface LabelDrawing {
  readonly label: NodeLabelDrawingFunction<Position>;
  readonly hover: NodeHoverDrawingFunction<Position>;
  /** Before each frame. Space for the chosen nodes is reserved when the first label is drawn. */
  startFrame(chosenNow: () => readonly LabelledNode[]): void;
}

const font = '12px system-ui, sans-serif';
const distance = 3;
/** Leaves space for the ring around a chosen node. */
const chosenDistance = 6;

/** `themeNow` is called for every label, since the theme may change while the graph is shown. */
export function createLabelDrawing(themeNow: () => DrawingTheme): LabelDrawing {
  let placer: LabelPlacer | undefined;
  let getChosen = (): readonly LabelledNode[] => [];

  function placerFor(context: CanvasRenderingContext2D): LabelPlacer {
    if (placer !== undefined) return placer;
    placer = new LabelPlacer();
    context.font = `700 ${font}`;
    for (const node of getChosen()) placer.place(node, context.measureText(node.label).width, chosenDistance);
    return placer;
  }

  function write(context: CanvasRenderingContext2D, text: string, x: number, y: number): void {
    const theme = themeNow();
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = theme.ground;
    context.strokeText(text, x, y);
    context.fillStyle = theme.text;
    context.fillText(text, x, y);
  }

  return {
    startFrame: (chosenNow) => {
      placer = undefined;
      getChosen = chosenNow;
    },
    label: (context, { label, x, y, size, highlighted }) => {
      // Chosen nodes are labelled by `hover`.
      if (typeof label !== 'string' || highlighted === true) return;
      const free = placerFor(context);
      context.font = `500 ${font}`;
      const start = free.place({ label, x, y, size }, context.measureText(label).width, distance);
      if (start !== undefined) write(context, label, start, y);
    },
    hover: (context, { label, x, y, size }) => {
      context.beginPath();
      context.arc(x, y, size + 2.5, 0, 2 * Math.PI);
      context.strokeStyle = themeNow().text;
      context.lineWidth = 2;
      context.stroke();
      if (typeof label !== 'string') return;
      context.font = `700 ${font}`;
      write(context, label, x + size + chosenDistance, y);
    },
  };
}
