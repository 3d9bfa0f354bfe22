// What stands on what: groups in bands, each above all that it depends on.
import { useRef, useState } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { adjust, hoveredNode, index, selectedNode, view } from '../../state/store.ts';
import '../../style/layers.css';
import type { Group } from '../groups/group-tree.ts';
import { holdsFolders, openToFit } from '../groups/open-to-fit.ts';
import { forgetWishes, useGroups } from '../groups/use-groups.ts';
import { chooseNode } from '../shared/choose-node.ts';
import { Mark } from '../shared/legend.tsx';
import { useScrolled } from '../shared/use-scrolled.ts';
import { ViewGuide } from '../shared/view-guide.tsx';
import { BoxDetails } from './box-details.tsx';
import { LayersDrawing } from './layers-drawing.tsx';
import { useLayers } from './use-layers.ts';
import { ViolationList } from './violation-list.tsx';

export function LayersView() {
  return index.value === null ? null : <LoadedLayers report={index.value} />;
}

const hint =
  'Everything stands above what it depends on: what others build on is at the bottom. A line upward breaks a layer, and boxes in a cycle share a level.';
const boxLimit = 30;

/** Folders; files only where there are few in all. */
function openAtFirst(root: Group): ReadonlySet<string> {
  return root.fileCount <= boxLimit ? openToFit(root, boxLimit) : openToFit(root, boxLimit, holdsFolders);
}

function LoadedLayers({ report }: { readonly report: ReportIndex }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { width, height } = useScrolled(scroller);
  const { shown, isChanged } = useGroups(report, openAtFirst);
  const placed = useLayers(report, shown, { width, height });

  const [pointed, setPointed] = useState(-1);
  const chosen = shown.groups.findIndex(
    ({ key }, number) => key === view.value.box && shown.isOpen[number] === 0,
  );
  const selected = shown.groupOf[selectedNode.value] ?? -1;
  const hovered = shown.groupOf[hoveredNode.value] ?? -1;
  const focus = [pointed, hovered, chosen, selected].find((number) => number !== -1) ?? -1;

  function choose(number: number, event: MouseEvent): void {
    const group = shown.groups[number];
    if (group === undefined) return;
    adjust({ box: group.key });
    if (group.kind === 'file') chooseNode(group.key, event);
  }

  function point(number: number, isThere: boolean): void {
    setPointed(isThere ? number : -1);
    hoveredNode.value = isThere ? (shown.groups[number]?.file ?? -1) : -1;
  }

  return (
    <div class="layers">
      <ViewGuide hint={hint} isChanged={isChanged} startOver={forgetWishes}>
        <Mark looks={['line imports']} text="imports" />
        <Mark looks={['line dependents']} text="imported by" />
        <Mark looks={['line cycle']} text="in a cycle" />
        <Mark looks={['line violation']} text="breaks a layer" />
      </ViewGuide>
      <div class="layers-scroll" ref={scroller}>
        <LayersDrawing
          report={report}
          shown={shown}
          placed={placed}
          width={width}
          focus={focus}
          selected={selected}
          choose={choose}
          point={point}
        />
        {placed.layers.boxes.length === 0 && <p class="muted">No file passes the filters.</p>}
      </div>
      {chosen !== -1 && (
        <BoxDetails report={report} shown={shown} number={chosen} close={() => adjust({ box: null })} />
      )}
      <ViolationList report={report} />
    </div>
  );
}
