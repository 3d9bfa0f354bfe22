// What the map shows at a point of the history.
import { useMemo } from 'preact/hooks';
import type { History } from '../../../src/model/history.ts';
import { folderOfId } from '../../state/folder-id.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { view } from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import { folderColours } from '../map/drawing/folder-colours.ts';
import { type Scene, buildBase, findFocus } from '../map/drawing/scene.ts';
import type { MapLayout } from '../map/layout/pack-map.ts';
import type { Colouring } from '../shared/colouring.ts';
import { type DrawingTheme, useDrawingTheme } from '../shared/drawing-theme.ts';
import { layColour, mixColours, readColour } from '../shared/opaque-colour.ts';
import { type FilesAt, fillAt, filesAt, freshness, largeSize } from './files-at.ts';
import { matchFilters } from './match-filters.ts';
import { useGrowing } from './use-growing.ts';

interface TimeSceneParts {
  readonly history: History;
  /** The report of today. */
  readonly current: ReportIndex;
  readonly report: ReportIndex;
  readonly layout: MapLayout;
  readonly point: number;
  readonly hovered: number;
}

interface TimeScene {
  readonly scene: Scene;
  readonly files: FilesAt;
}

export function useTimeScene(parts: TimeSceneParts): TimeScene {
  const { history, current, report, layout, point, hovered } = parts;
  const theme = useDrawingTheme();
  const palette = useMemo(() => freshColours(theme), [theme]);
  const large = useMemo(() => largeSize(history.files), [history]);
  const files = useMemo(() => filesAt(history.files, point), [history, point]);
  const wanted = useMemo(() => fillAt(files, large), [files, large]);
  const fill = useGrowing(wanted);
  const { selected, cycle, tangle, panel } = view.value;
  const inFocus = useMemo(
    () => (current.report.cycles[cycle ?? -1] ?? []).map((id) => report.numberOf.get(id) ?? -1),
    [current, report, cycle],
  );
  const matching = useMemo(
    () => matchFilters(report, { current, visible: visible.value, filters: view.value.filters }),
    [report, current, visible.value, view.value.filters],
  );
  const base = useMemo(() => {
    const shown = files.present.map((isPresent, file) => isPresent & (matching[file] ?? 0));
    const colouring: Colouring = {
      colourOf: freshness(files, point),
      palette: [...palette, theme.package],
      isScale: true,
      legend: palette.map((colour, i) => ({ colour, text: i === 0 ? 'changed long ago' : 'just now' })),
    };
    return buildBase({
      index: report,
      layout,
      colouring,
      folderColour: folderColours(layout, colouring, shown),
      fill,
      theme,
      shown,
      inCycle: new Set([...findInCycle(history, report, point), ...inFocus]),
      violators: new Set(),
      change: null,
    });
  }, [report, layout, files, fill, point, palette, theme, inFocus, matching]);
  const focus = useMemo(() => {
    const tangled =
      panel === 'tangles' && tangle !== null ? current.report.tangles[tangle]?.folder : undefined;
    const found = findFocus(report, base, {
      selected: selected === null ? -1 : (report.numberOf.get(selected) ?? -1),
      second: -1,
      hovered,
      cycle: null,
      coupled: [],
      folder: folderOfId(selected) ?? tangled ?? null,
    });
    const members = inFocus.filter((node) => base.shown[node] === 1);
    return { ...found, nodes: [...new Set([...found.nodes, ...members])] };
  }, [report, base, selected, hovered, inFocus, tangle, panel, current]);
  return { scene: useMemo(() => ({ base, focus }), [base, focus]), files };
}

/** From a quiet colour to that of what changed. */
function freshColours({ changed, link, ground }: DrawingTheme): readonly string[] {
  const quiet = layColour(readColour(link), readColour(ground), 0.5);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => mixColours(readColour(changed), quiet, part));
}

/** The files of today's cycles, from the birth of each on. */
function findInCycle({ births }: History, { numberOf }: ReportIndex, point: number): ReadonlySet<number> {
  const born = births.flatMap((birth) =>
    birth.type === 'cycle' && birth.kind === 'load' && birth.point <= point ? birth.members : [],
  );
  return new Set(born.map((id) => numberOf.get(id) ?? -1));
}
