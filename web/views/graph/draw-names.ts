// Names on the free graph, readable over discs and edges in either theme.
import type { NodeHoverDrawingFunction, NodeLabelDrawingFunction } from 'sigma/rendering';
import type { MapTheme } from '../map/map-theme.ts';
import type { Place } from './build-graph.ts';

interface Drawing {
  readonly label: NodeLabelDrawingFunction<Place>;
  readonly hover: NodeHoverDrawingFunction<Place>;
}

/** `themeNow` is asked at every drawing: the theme may change under a graph that stands. */
export function nameDrawing(themeNow: () => MapTheme): Drawing {
  function write(
    context: CanvasRenderingContext2D,
    text: string,
    x: number,
    y: number,
    weight: number,
  ): void {
    const theme = themeNow();
    context.font = `${weight} 12px system-ui, sans-serif`;
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = theme.ground;
    context.strokeText(text, x, y);
    context.fillStyle = theme.text;
    context.fillText(text, x, y);
  }
  return {
    label: (context, { label, x, y, size }) => {
      if (typeof label === 'string') write(context, label, x + size + 3, y, 500);
    },
    hover: (context, { label, x, y, size }) => {
      context.beginPath();
      context.arc(x, y, size + 2.5, 0, 2 * Math.PI);
      context.strokeStyle = themeNow().text;
      context.lineWidth = 2;
      context.stroke();
      if (typeof label === 'string') write(context, label, x + size + 6, y, 700);
    },
  };
}
