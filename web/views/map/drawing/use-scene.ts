// Turns report and view into what is drawn. Each part is computed again only when something it depends on has changed.
import { useMemo } from 'preact/hooks';
import type { Change } from '../../../../src/model/change.ts';
import type { History } from '../../../../src/model/history.ts';
import { savedHistory } from '../../../state/history/saved-history.ts';
import type { ReportIndex } from '../../../state/report-index.ts';
import {
  alignedReports,
  hoveredNode,
  secondNode,
  selectedFolder,
  selectedNode,
  view,
  wholeIndex,
} from '../../../state/store.ts';
import { visible } from '../../../state/visible.ts';
import { colourByState } from '../../shared/colour-by-state.ts';
import { colourNodes } from '../../shared/colouring.ts';
import type { Screen } from '../camera/camera.ts';
import { findFilling } from '../camera/find-filling.ts';
import { sizeNodes } from '../../shared/node-size.ts';
import { folderColours } from './folder-colours.ts';
import { useDrawingTheme } from '../../shared/drawing-theme.ts';
import type { MapLayout } from '../layout/pack-map.ts';
import { type MapBase, type NodePair, type Scene, findFocus, buildBase } from './scene.ts';

export function useScene(report: ReportIndex, layout: MapLayout, screen: Screen): Scene {
  const base = useBase(report, layout, screen);
  const { cycle, coupling } = view.value;
  const history = savedHistory.value;
  const coupled = useMemo(
    () => (coupling && history !== null ? numberPairs(history, report) : []),
    [coupling, history, report],
  );
  const selected = selectedNode.value;
  const second = secondNode.value;
  const hovered = hoveredNode.value;
  const folder = selectedFolder.value;
  const { shown, change } = base;
  const focus = useMemo(
    () => findFocus(report, { shown, layout, change }, { selected, second, hovered, cycle, folder, coupled }),
    [report, shown, layout, change, selected, second, hovered, cycle, folder, coupled],
  );
  return useMemo(() => ({ base, focus }), [base, focus]);
}

function numberPairs({ coupling }: History, { numberOf }: ReportIndex): readonly NodePair[] {
  return coupling.map(({ files: [one, other] }) => [numberOf.get(one) ?? -1, numberOf.get(other) ?? -1]);
}

function useBase(report: ReportIndex, layout: MapLayout, screen: Screen): MapBase {
  const theme = useDrawingTheme();
  const { colour, size, camera } = view.value;
  const shown = visible.value;
  const change = alignedReports.value;
  const whole = wholeIndex.value ?? report;
  const fill = useMemo(() => sizeNodes(whole, size), [whole, size]);
  // Only the colours of folders depend on what fills the screen.
  const path = colour === 'folder' ? findFilling(layout, camera, screen) : '';
  const scope = useMemo(() => ({ shown, path }), [colour === 'folder' ? shown : null, path]);
  const colouring = useMemo(
    () =>
      change === null
        ? colourNodes(report, colour, theme, colour === 'folder' ? scope : undefined)
        : colourByState(report, change.states, theme),
    [report, colour, theme, scope, change],
  );
  const folderColour = useMemo(() => folderColours(layout, colouring, shown), [layout, colouring, shown]);
  const rings = useMemo(() => findRings(report, change?.change), [report, change]);
  return useMemo(
    () => buildBase({ index: report, layout, colouring, folderColour, fill, theme, shown, change, ...rings }),
    [report, layout, colouring, folderColour, fill, theme, shown, change, rings],
  );
}

/** Of a change, only what is new in a cycle or a violation: the others would bury it. */
function findRings(
  { report, numberOf }: ReportIndex,
  change: Change | undefined,
): Pick<MapBase, 'inCycle' | 'violators'> {
  const inCycle = change === undefined ? report.cycles.flat() : change.cycles.flatMap(({ joined }) => joined);
  const violating = change?.layerViolations.added ?? report.risks.layer_violations;
  const numberOne = (id: string): number => numberOf.get(id) ?? -1;
  return {
    inCycle: new Set(inCycle.map(numberOne)),
    violators: new Set(violating.map(({ source }) => numberOne(source))),
  };
}
