// Folders in the project's own order, each above what it depends on.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import {
  alignedReports,
  updateView,
  hoveredNode,
  selectedFolder,
  selectedNode,
  view,
} from '../../state/store.ts';
import { shownReport } from '../../state/visible.ts';
import '../../style/layers.css';
import type { Group } from '../groups/group-tree.ts';
import { findFolderGroup } from '../groups/shown-groups.ts';
import { hasFolders, openToFit } from '../groups/open-to-fit.ts';
import { resetGroups, useGroups } from '../groups/use-groups.ts';
import { folderId, folderOfId } from '../../state/folder-id.ts';
import { chooseNode } from '../../state/choose-node.ts';
import { EdgeStatesLegend } from '../shared/change-legend.tsx';
import { LegendItem } from '../shared/legend.tsx';
import { useScrollPosition } from '../shared/use-scroll-position.ts';
import { ViewGuide } from '../shared/view-guide.tsx';
import { BoxDetails } from './box-details.tsx';
import { LayersDrawing } from './layers-drawing.tsx';
import { useLayers } from './use-layers.ts';
import { ViolationList } from './violation-list.tsx';

export function LayersView() {
  return shownReport.value === null ? null : <LoadedLayers report={shownReport.value} />;
}

const orderHint = 'Of two boxes, the one that depends more on the other is above it. ';
const backHint =
  'A line that points up goes against that order, with its number of dependencies between product files.';
const boxLimit = 30;

/** Folders; files too if there are only a few. */
function openAtFirst(root: Group): ReadonlySet<string> {
  return root.fileCount <= boxLimit ? openToFit(root, boxLimit) : openToFit(root, boxLimit, hasFolders);
}

function LoadedLayers({ report }: { readonly report: ReportIndex }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { width, height } = useScrollPosition(scroller);
  const groups = useGroups(report, openAtFirst);
  const { shown, isChanged } = groups;
  const placed = useLayers(report, groups, { width, height });

  const [pointed, setPointed] = useState(-1);
  const chosen = shown.groups.findIndex(
    ({ key }, number) => key === view.value.box && shown.isOpen[number] === 0,
  );
  const folder = selectedFolder.value;
  const selected =
    folder === null ? (shown.groupOf[selectedNode.value] ?? -1) : findFolderGroup(shown, folderId(folder));
  const hovered = shown.groupOf[hoveredNode.value] ?? -1;
  const focus = [pointed, hovered, chosen, selected].find((number) => number !== -1) ?? -1;

  const { cycle } = view.value;
  useEffect(() => {
    if (view.value.scroll !== null) return;
    const wanted = '.layer-box[aria-current="true"], .layer-box[data-state="near"]';
    if (cycle !== null || folder !== null)
      scroller.current?.querySelector(wanted)?.scrollIntoView({ block: 'nearest' });
  }, [cycle, folder, width > 0]);

  function choose(number: number, event: MouseEvent): void {
    const group = shown.groups[number];
    if (group === undefined) return;
    updateView({ box: group.key });
    chooseNode(group.kind === 'file' ? group.key : folderId(folderOfId(group.key) ?? '.'), event);
  }

  function point(number: number, isThere: boolean): void {
    setPointed(isThere ? number : -1);
    hoveredNode.value = isThere ? (shown.groups[number]?.file ?? -1) : -1;
  }

  return (
    <div class="layers">
      <ViewGuide
        hint={`${groups.places === undefined ? orderHint : ''}${backHint}`}
        isChanged={isChanged}
        reset={resetGroups}
      >
        {alignedReports.value !== null && <EdgeStatesLegend shape="line" />}
        <LegendItem marks={['line imports']} text="imports" />
        <LegendItem marks={['line dependents']} text="dependents" />
        <LegendItem marks={['line cycle']} text="points back up" />
        <LegendItem marks={['line violation']} text="layer violation" />
        {placed.breaks.length > 0 && (
          <>
            <LegendItem marks={['line broken']} text="breaks a rule, new" />
            <LegendItem marks={['line known']} text="in the baseline" />
          </>
        )}
      </ViewGuide>
      <div class="layers-scroll" ref={scroller}>
        <LayersDrawing
          report={report}
          shown={shown}
          placed={placed}
          width={width}
          focus={focus}
          selected={selected}
          cycle={cycle}
          choose={choose}
          point={point}
        />
        {placed.layers.boxes.length === 0 && <p class="muted">No files match the filters.</p>}
      </div>
      {chosen !== -1 && (
        <BoxDetails report={report} shown={shown} number={chosen} close={() => updateView({ box: null })} />
      )}
      <ViolationList drawn={placed.violations.length} />
    </div>
  );
}
