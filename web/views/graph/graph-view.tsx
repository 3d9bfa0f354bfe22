// The graph with a force-directed layout: files that depend on each other are close together. Drawn by sigma with WebGL.
import { useRef, useState } from 'preact/hooks';
import { useExportRedraw } from '../../export/picture.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { shownReport, visible } from '../../state/visible.ts';
import { formatCount, plural } from '../../state/format.ts';
import '../../style/graph.css';
import { DrawingFooter } from '../shared/drawing-footer.tsx';
import { useDrawingTheme } from '../shared/drawing-theme.ts';
import { LegendItem } from '../shared/legend.tsx';
import { prefersReducedMotion } from '../shared/reduced-motion.ts';
import { NoWebGl } from './no-webgl.tsx';
import { pressKey } from './renderer.ts';
import { useForceLayout } from './use-force-layout.ts';
import { useGraphCamera } from './use-graph-camera.ts';
import { useGraphStyle } from './use-graph-style.ts';
import { useRenderer } from './use-renderer.ts';
import { useReportGraph } from './use-report-graph.ts';

export function GraphView() {
  const [isUnsupported, setUnsupported] = useState(false);
  if (shownReport.value === null) return null;
  return isUnsupported ? (
    <NoWebGl />
  ) : (
    <LoadedGraph report={shownReport.value} onUnsupported={() => setUnsupported(true)} />
  );
}

interface LoadedGraphProps {
  readonly report: ReportIndex;
  /** Called if the browser has no WebGL. */
  onUnsupported(): void;
}

function LoadedGraph({ report, onUnsupported }: LoadedGraphProps) {
  const element = useRef<HTMLDivElement>(null);
  const theme = useDrawingTheme();
  const positioned = useReportGraph(report, visible.value);
  const { graph, isNew, isComplete } = positioned;
  const layout = useForceLayout(graph, isComplete, isNew);
  const styled = useGraphStyle(report, { theme, nodeCount: graph.order, isLayoutRunning: layout.isRunning });
  const renderer = useRenderer(element, { report, positioned, styled, theme, onUnsupported });
  useGraphCamera(renderer);
  useExportRedraw(() => renderer?.refresh());

  const flight = { duration: prefersReducedMotion() ? 0 : 200 };
  const zoom = (factor: number): void => void renderer?.getCamera().animatedZoom({ factor, ...flight });
  return (
    <div class="graph">
      <div
        ref={element}
        class="graph-holder"
        tabIndex={0}
        role="application"
        aria-label={`Graph of ${plural(graph.order, 'file or package', 'files and packages')}. The lists next to it have the same content, for keyboards and screen readers.`}
        onKeyDown={(event) => renderer !== null && pressKey(event, renderer)}
      />
      <div class="graph-top">
        {isComplete ? (
          <button type="button" aria-pressed={layout.isRunning} onClick={layout.toggle}>
            {layout.isRunning ? 'Stop layout' : 'Run layout'}
          </button>
        ) : (
          <p>
            {formatCount(report.edgeCount)} dependencies are too many to draw at once. The files are placed as
            on the map; select or hover over a file to see its dependencies.
          </p>
        )}
      </div>
      <DrawingFooter
        colouring={styled.colouring}
        zoom={zoom}
        showAll={() => void renderer?.getCamera().animatedReset(flight)}
      >
        <LegendItem marks={['line cycle']} text="in a cycle" />
        <LegendItem marks={['line imports']} text="imports" />
        <LegendItem marks={['line dependents']} text="dependents" />
      </DrawingFooter>
    </div>
  );
}
