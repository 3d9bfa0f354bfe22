// Turns report, view and theme into the style of nodes and edges.
import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { hoveredNode, secondNode, selectedFolder, selectedNode, view } from '../../state/store.ts';
import { type Colouring, colourNodes } from '../shared/colouring.ts';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import { sizeNodes } from '../shared/node-size.ts';
import { type GraphStyle, computeStyle } from './graph-style.ts';
import { type Neighbourhood, findNeighbourhood } from './neighbourhood.ts';

export interface StyledGraph {
  readonly style: GraphStyle;
  readonly neighbourhood: Neighbourhood;
  readonly colouring: Colouring;
}

interface GraphStyleOptions {
  readonly theme: DrawingTheme;
  readonly nodeCount: number;
  readonly isLayoutRunning: boolean;
}

export function useGraphStyle(
  report: ReportIndex,
  { theme, nodeCount, isLayoutRunning }: GraphStyleOptions,
): StyledGraph {
  const { colour, size } = view.value;
  const fill = useMemo(() => sizeNodes(report, size), [report, size]);
  const colouring = useMemo(() => colourNodes(report, colour, theme), [report, colour, theme]);
  const hovered = hoveredNode.value;
  const focus = hovered === -1 ? selectedNode.value : hovered;
  const second = hovered === -1 ? secondNode.value : -1;
  const { cycle } = view.value;
  const folder = selectedFolder.value;
  const neighbourhood = useMemo(
    () => findNeighbourhood(report, { focus, second, cycle, folder }),
    [report, focus, second, cycle, folder],
  );
  const style = useMemo(() => {
    const chosen = [selectedNode.value, secondNode.value, hovered];
    return computeStyle({
      index: report,
      neighbourhood,
      chosen,
      fill,
      colouring,
      theme,
      nodeCount,
      isLayoutRunning,
    });
  }, [report, neighbourhood, fill, colouring, theme, nodeCount, hovered, isLayoutRunning]);
  return { style, neighbourhood, colouring };
}
