// The free graph: files that depend on each other drift together. Drawn by sigma with WebGL, starting from the map.
import { useRef, useState } from 'preact/hooks';
import { useRedraw } from '../../export/picture.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { index } from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import { grouped, plural } from '../../state/words.ts';
import '../../style/graph.css';
import '../../style/map.css';
import { DrawingFoot } from '../shared/drawing-foot.tsx';
import { useDrawingTheme } from '../shared/drawing-theme.ts';
import { Mark } from '../shared/legend.tsx';
import { hasAllEdges } from './build-graph.ts';
import { prefersReducedMotion } from '../shared/reduced-motion.ts';
import { NoWebGl } from './no-webgl.tsx';
import { pressKey } from './renderer.ts';
import { useForceLayout } from './use-force-layout.ts';
import { useGraphCamera } from './use-graph-camera.ts';
import { useGraphStyle } from './use-graph-style.ts';
import { useRenderer } from './use-renderer.ts';
import { useReportGraph } from './use-report-graph.ts';

export function GraphView() {
  const [isMissing, setMissing] = useState(false);
  if (index.value === null) return null;
  return isMissing ? <NoWebGl /> : <LoadedGraph report={index.value} onMissing={() => setMissing(true)} />;
}

interface LoadedGraphProps {
  readonly report: ReportIndex;
  /** Called where the browser has no WebGL. */
  onMissing(): void;
}

function LoadedGraph({ report, onMissing }: LoadedGraphProps) {
  const holder = useRef<HTMLDivElement>(null);
  const theme = useDrawingTheme();
  const positioned = useReportGraph(report, visible.value);
  const { graph, isNew } = positioned;
  const drift = useForceLayout(graph, hasAllEdges(report), isNew);
  const style = useGraphStyle(report, { theme, nodeCount: graph.order, isDrifting: drift.isRunning });
  const renderer = useRenderer(holder, { report, positioned, style, theme, onMissing });
  useGraphCamera(renderer);
  useRedraw(() => renderer?.refresh());

  const flight = { duration: prefersReducedMotion() ? 0 : 200 };
  const zoom = (factor: number): void => void renderer?.getCamera().animatedZoom({ factor, ...flight });
  return (
    <div class="graph">
      <div
        ref={holder}
        class="graph-holder"
        tabIndex={0}
        role="application"
        aria-label={`Graph of ${plural(graph.order, 'file or package', 'files and packages')}. The lists beside it hold the same, for the keyboard and for screen readers.`}
        onKeyDown={(event) => renderer !== null && pressKey(event, renderer)}
      />
      <div class="graph-top">
        {hasAllEdges(report) ? (
          <button type="button" aria-pressed={drift.isRunning} onClick={drift.toggle}>
            {drift.isRunning ? 'Stop drifting' : 'Let it drift'}
          </button>
        ) : (
          <p>
            {grouped(report.edgeCount)} dependencies are too many to draw at once: the files stand as on the
            map, and you see the dependencies of the one you select or point at.
          </p>
        )}
      </div>
      <DrawingFoot
        colouring={style.colouring}
        zoom={zoom}
        showAll={() => void renderer?.getCamera().animatedReset(flight)}
      >
        <Mark looks={['line cycle']} text="in a cycle" />
        <Mark looks={['line imports']} text="imports" />
        <Mark looks={['line dependents']} text="imported by" />
      </DrawingFoot>
    </div>
  );
}
