// The folders and files of the project as a graph, close to what they depend on, with arrows as thick as their number of
// dependencies. Folders open in place. Drawn by sigma with WebGL.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useExportRedraw } from '../../export/picture.ts';
import { chooseNode } from '../../state/choose-node.ts';
import { folderId, folderOfId } from '../../state/folder-id.ts';
import { countOf } from '../../../src/std/words.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { alignedReports, hoveredNode, view } from '../../state/store.ts';
import { shownReport } from '../../state/visible.ts';
import '../../style/graph.css';
import type { Group } from '../groups/group-tree.ts';
import { closeGroup, openGroup } from '../groups/use-groups.ts';
import { DrawingFooter } from '../shared/drawing-footer.tsx';
import { useDrawingTheme } from '../shared/drawing-theme.ts';
import { EdgeStatesLegend } from '../shared/change-legend.tsx';
import { LegendItem } from '../shared/legend.tsx';
import { prefersReducedMotion } from '../shared/reduced-motion.ts';
import { GraphControls } from './graph-controls.tsx';
import { GraphList } from './graph-list.tsx';
import { packagesKey } from './graph-tree.ts';
import { measureGroups, nameShown } from './group-look.ts';
import { NoGraph } from './no-graph.tsx';
import { pressKey } from './renderer.ts';
import { useForceLayout } from './use-force-layout.ts';
import { useGraphCamera } from './use-graph-camera.ts';
import { useGraphGroups } from './use-graph-groups.ts';
import { useGraphStyle } from './use-graph-style.ts';
import { type MeasuredStage, measureStage, useGroupGraph } from './use-group-graph.ts';
import { useRenderer } from './use-renderer.ts';

export function GraphView() {
  const [failure, setFailure] = useState<string | null>(null);
  // When the page opens with the graph, there is nothing to measure before the first rendering.
  const [stage, setStage] = useState<MeasuredStage | null>(null);
  useLayoutEffect(() => setStage(measureStage()), []);
  if (shownReport.value === null || stage === null) return null;
  return failure === null ? (
    <LoadedGraph report={shownReport.value} stage={stage} onFailure={setFailure} />
  ) : (
    <NoGraph reason={failure} />
  );
}

interface LoadedGraphProps {
  readonly report: ReportIndex;
  readonly stage: MeasuredStage;
  /** Called with the reason if there can be no graph. */
  onFailure(reason: string): void;
}

function LoadedGraph({ report, stage, onFailure }: LoadedGraphProps) {
  const element = useRef<HTMLDivElement>(null);
  const theme = useDrawingTheme();
  const [pointed, setPointed] = useState(-1);
  const { shown, isChanged } = useGraphGroups(report);
  const { size } = view.value;
  const looks = useMemo(
    () => ({ ...nameShown(shown), radius: measureGroups(report, shown, size, stage.picture) }),
    [report, shown, size, stage],
  );
  const positioned = useGroupGraph(report, shown, looks, stage);
  const { graph } = positioned;
  const layout = useForceLayout(graph);
  const { style, colouring, selected } = useGraphStyle(report, shown, {
    looks,
    theme,
    isLayoutRunning: layout.isRunning,
    pointed: pointed < shown.groups.length ? pointed : -1,
  });

  function point(group: number): void {
    setPointed(group);
    hoveredNode.value = shown.groups[group]?.file ?? -1;
  }
  function choose(number: number, event: MouseEvent | TouchEvent): void {
    const group = shown.groups[number];
    if (group !== undefined && group.key !== packagesKey) chooseNode(idOf(group), event);
  }
  function open(number: number): void {
    const group = shown.groups[number];
    if (group !== undefined && group.kind !== 'file') openGroup(group.key);
  }
  /** The open folder around the selection; not the whole project. */
  const around = shown.groups[Math.max(0, shown.parent[selected[0] ?? -1] ?? 0)];
  const closable = around === shown.groups[0] ? undefined : around;

  const scene = { style, theme, point, choose, open };
  const renderer = useRenderer(element, {
    positioned,
    scene,
    isLayoutRunning: layout.isRunning,
    onFailure,
  });
  useGraphCamera(renderer);
  useExportRedraw(() => renderer?.refresh());
  const flight = { duration: prefersReducedMotion() ? 0 : 200 };
  const zoom = (factor: number): void => void renderer?.getCamera().animatedZoom({ factor, ...flight });
  const keys = {
    open: () => open(selected[0] ?? -1),
    close: () => closable !== undefined && closeGroup(closable.key),
  };
  return (
    <div class="graph">
      <GraphControls
        nodeCount={graph.order}
        hasFolders={shown.groups.some(({ kind }, group) => kind !== 'file' && shown.isOpen[group] === 0)}
        isChanged={isChanged}
        layout={layout}
        closable={closable}
      >
        <GraphList shown={shown} labels={looks.labels} selected={selected} choose={choose} point={point} />
      </GraphControls>
      <div
        ref={element}
        class="graph-holder"
        tabIndex={0}
        role="application"
        aria-label={`Graph of ${countOf(graph.order, 'node')} and ${countOf(graph.size, 'arrow')}. The list of nodes has the same content, for keyboards and screen readers.`}
        onKeyDown={(event) => renderer !== null && pressKey(event, renderer, keys)}
      />
      <DrawingFooter
        colouring={colouring}
        zoom={zoom}
        showAll={() => void renderer?.getCamera().animatedReset(flight)}
      >
        {alignedReports.value === null ? (
          <LegendItem marks={['line cycle']} text="in a cycle of files" />
        ) : (
          <EdgeStatesLegend shape="line" />
        )}
        <LegendItem marks={['line imports']} text="imports" />
        <LegendItem marks={['line dependents']} text="dependents" />
      </DrawingFooter>
    </div>
  );
}

function idOf({ kind, key }: Group): string {
  return kind === 'file' ? key : folderId(folderOfId(key) ?? '.');
}
