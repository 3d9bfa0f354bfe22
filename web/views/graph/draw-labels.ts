// Names on the free graph, readable over discs and edges in either theme; none lies over another.
import type { NodeHoverDrawingFunction, NodeLabelDrawingFunction } from 'sigma/rendering';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import type { Place } from './build-graph.ts';
import { type NamedDisc, NameRoom } from './label-placement.ts';

interface Drawing {
  readonly label: NodeLabelDrawingFunction<Place>;
  readonly hover: NodeHoverDrawingFunction<Place>;
  /** Before each frame. The chosen ones keep their room; where they stand is asked when the first name is drawn. */
  startFrame(chosenNow: () => readonly NamedDisc[]): void;
}

const font = '12px system-ui, sans-serif';
const distance = 3;
/** The ring around a chosen disc lies between. */
const chosenDistance = 6;

/** `themeNow` is asked at every drawing: the theme may change under a graph that stands. */
export function nameDrawing(themeNow: () => DrawingTheme): Drawing {
  let room: NameRoom | undefined;
  let chosenOf = (): readonly NamedDisc[] => [];

  function roomIn(context: CanvasRenderingContext2D): NameRoom {
    if (room !== undefined) return room;
    room = new NameRoom();
    context.font = `700 ${font}`;
    for (const disc of chosenOf()) room.take(disc, context.measureText(disc.label).width, chosenDistance);
    return room;
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
      room = undefined;
      chosenOf = chosenNow;
    },
    label: (context, { label, x, y, size, highlighted }) => {
      // The chosen ones get theirs below.
      if (typeof label !== 'string' || highlighted === true) return;
      const free = roomIn(context);
      context.font = `500 ${font}`;
      const start = free.take({ label, x, y, size }, context.measureText(label).width, distance);
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
