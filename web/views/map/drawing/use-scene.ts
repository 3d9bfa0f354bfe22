// Report and view, turned into what is drawn. Each part is worked out anew only when what it depends on has changed.
import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../../state/report-index.ts';
import { hoveredNode, secondNode, selectedNode, view } from '../../../state/store.ts';
import { visible } from '../../../state/visible.ts';
import { colouringOf } from '../../shared/colouring.ts';
import { fillOf } from '../../shared/node-size.ts';
import { folderColours } from './folder-colours.ts';
import { useDrawingTheme } from '../../shared/drawing-theme.ts';
import type { MapLayout } from '../layout/pack-map.ts';
import { type Ground, type Scene, findFocus, layGround } from './scene.ts';

export function useScene(report: ReportIndex, layout: MapLayout): Scene {
  const ground = useGround(report, layout);
  const { cycle } = view.value;
  const selected = selectedNode.value;
  const second = secondNode.value;
  const hovered = hoveredNode.value;
  const focus = useMemo(
    () => findFocus(report, ground.shown, { selected, second, hovered, cycle }),
    [report, ground.shown, selected, second, hovered, cycle],
  );
  return useMemo(() => ({ ground, focus }), [ground, focus]);
}

function useGround(report: ReportIndex, layout: MapLayout): Ground {
  const theme = useDrawingTheme();
  const { colour, size } = view.value;
  const shown = visible.value;
  const fill = useMemo(() => fillOf(report, size), [report, size]);
  const colouring = useMemo(() => colouringOf(report, colour, theme), [report, colour, theme]);
  const folderColour = useMemo(
    () => folderColours(layout, colouring.colourOf, colouring.palette.length - 1, colouring.isScale),
    [layout, colouring],
  );
  const violators = useMemo(() => findViolators(report), [report]);
  return useMemo(
    () => layGround({ index: report, layout, colouring, folderColour, fill, theme, shown, violators }),
    [report, layout, colouring, folderColour, fill, theme, shown, violators],
  );
}

function findViolators({ report, numberOf }: ReportIndex): Set<number> {
  return new Set(report.risks.layer_violations.map(({ source }) => numberOf.get(source) ?? -1));
}
