// Report, view and theme, turned into what sigma asks node by node and edge by edge.
import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { hoveredNode, secondNode, selectedNode, view } from '../../state/store.ts';
import { type Colouring, colouringOf } from '../shared/colouring.ts';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import { fillOf } from '../shared/node-size.ts';
import { type Look, findLook } from './graph-style.ts';
import { type Neighbourhood, findNeighbourhood } from './neighbourhood.ts';

export interface StyledGraph {
  readonly look: Look;
  readonly neighbourhood: Neighbourhood;
  readonly colouring: Colouring;
}

interface Drawn {
  readonly theme: DrawingTheme;
  readonly nodeCount: number;
  readonly isDrifting: boolean;
}

export function useGraphStyle(report: ReportIndex, { theme, nodeCount, isDrifting }: Drawn): StyledGraph {
  const { colour, size } = view.value;
  const fill = useMemo(() => fillOf(report, size), [report, size]);
  const colouring = useMemo(() => colouringOf(report, colour, theme), [report, colour, theme]);
  const hovered = hoveredNode.value;
  const focus = hovered === -1 ? selectedNode.value : hovered;
  const second = hovered === -1 ? secondNode.value : -1;
  const neighbourhood = useMemo(() => findNeighbourhood(report, focus, second), [report, focus, second]);
  const look = useMemo(() => {
    const chosen = [selectedNode.value, secondNode.value, hovered];
    return findLook({
      index: report,
      neighbourhood,
      chosen,
      fill,
      colouring,
      theme,
      nodeCount,
      isDrifting,
    });
  }, [report, neighbourhood, fill, colouring, theme, nodeCount, hovered, isDrifting]);
  return { look, neighbourhood, colouring };
}
