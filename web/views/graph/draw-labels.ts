// The labels of the graph, readable over nodes and edges in either theme. No two labels overlap, and no label covers a node
// while there are few.
import type {
  EdgeLabelDrawingFunction,
  NodeHoverDrawingFunction,
  NodeLabelDrawingFunction,
} from 'sigma/rendering';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import type { Position } from './build-graph.ts';
import { type LabelPlace, type LabelledNode, LabelPlacer } from './label-placement.ts';

export interface DrawnNode extends LabelledNode {
  readonly isChosen: boolean;
}

interface LabelDrawing {
  readonly label: NodeLabelDrawingFunction<Position>;
  readonly hover: NodeHoverDrawingFunction<Position>;
  readonly edge: EdgeLabelDrawingFunction<Position>;
  /** Before each frame, with the nodes whose space is reserved when the first label is drawn. */
  startFrame(nodesNow: () => readonly DrawnNode[]): void;
}

const font = '12px system-ui, sans-serif';
const distance = 3;
/** Leaves space for the ring around a chosen node. */
const chosenDistance = 6;

/** `themeNow` is called for every label, since the theme may change while the graph is shown. */
export function createLabelDrawing(themeNow: () => DrawingTheme): LabelDrawing {
  let placer: LabelPlacer | undefined;
  let getNodes = (): readonly DrawnNode[] => [];

  function placerFor(context: CanvasRenderingContext2D): LabelPlacer {
    if (placer !== undefined) return placer;
    placer = new LabelPlacer(context.canvas.clientWidth);
    context.font = `700 ${font}`;
    for (const node of getNodes()) {
      if (node.isChosen) placer.place(node, context.measureText(node.label).width, chosenDistance);
      placer.avoid(node);
    }
    return placer;
  }

  function write(
    context: CanvasRenderingContext2D,
    text: string,
    { x, y }: LabelPlace,
    colour: string,
  ): void {
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = themeNow().ground;
    context.strokeText(text, x, y);
    context.fillStyle = colour;
    context.fillText(text, x, y);
  }

  return {
    startFrame: (nodesNow) => {
      placer = undefined;
      getNodes = nodesNow;
    },
    label: (context, data) => {
      const { label, x, y, size, highlighted } = data;
      // Chosen nodes are labelled by `hover`.
      if (typeof label !== 'string' || highlighted === true) return;
      const free = placerFor(context);
      context.font = `${data['isFolder'] === true ? 650 : 500} ${font}`;
      const place = free.place({ label, x, y, size }, context.measureText(label).width, distance);
      const theme = themeNow();
      if (place !== undefined)
        write(context, label, place, data['isFaint'] === true ? theme.muted : theme.text);
    },
    hover: (context, { label, x, y, size }) => {
      const theme = themeNow();
      context.beginPath();
      context.arc(x, y, size + 2.5, 0, 2 * Math.PI);
      context.strokeStyle = theme.text;
      context.lineWidth = 2;
      context.stroke();
      if (typeof label !== 'string') return;
      context.font = `700 ${font}`;
      const width = context.measureText(label).width;
      const isRight = x + size + chosenDistance + width <= context.canvas.clientWidth;
      const start = isRight ? x + size + chosenDistance : x - size - chosenDistance - width;
      write(context, label, { x: start, y }, theme.text);
    },
    edge: (context, { label, color }, from, to) => {
      if (typeof label !== 'string') return;
      context.font = `650 11px system-ui, sans-serif`;
      const width = context.measureText(label).width;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = Math.hypot(dx, dy);
      if (length < from.size + to.size + width + 16) return;
      // Nearer to the source: around a much used node the ends of all arrows meet.
      const part = (from.size + 0.4 * (length - from.size - to.size)) / length;
      write(context, label, { x: from.x + part * dx - width / 2, y: from.y + part * dy }, color);
    },
  };
}
