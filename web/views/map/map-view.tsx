// The map on its canvas: report + view → scene → pixels; pointer and keys → view.
import type { ReportIndex } from '../../state/report-index.ts';
import { shownReport } from '../../state/visible.ts';
import { countOf } from '../../../src/std/words.ts';
import '../../style/map.css';
import { alignedReports, hoveredNode } from '../../state/store.ts';
import { EdgeStatesLegend } from '../shared/change-legend.tsx';
import { LegendItem } from '../shared/legend.tsx';
import { CouplingToggle } from './coupling-toggle.tsx';
import { Tooltip } from './tooltip.tsx';
import { DrawingFooter } from '../shared/drawing-footer.tsx';
import { useMapLayout } from './layout/use-map-layout.ts';
import { useMapCamera } from './camera/use-map-camera.ts';
import { useScene } from './drawing/use-scene.ts';
import { useMapCanvas, useMapDrawing } from './use-map-canvas.ts';

export function MapView() {
  return shownReport.value === null ? null : <LoadedMap report={shownReport.value} />;
}

function LoadedMap({ report }: { readonly report: ReportIndex }) {
  const map = useMapCanvas();
  const { canvas, screen } = map;
  const layout = useMapLayout(report);
  const scene = useScene(report, layout, screen);
  const camera = useMapCamera(report, layout, map);
  const { motion } = camera;
  const { zoom, showAll } = useMapDrawing(map, { report, layout, scene, camera, hover });
  return (
    <div class="map">
      <canvas
        ref={canvas}
        width={Math.round(screen.width * screen.ratio)}
        height={Math.round(screen.height * screen.ratio)}
        tabIndex={0}
        role="application"
        aria-roledescription="map"
        aria-label={`Map of ${countOf(report.fileCount, 'file')} in their folders. Arrow keys move it, plus and minus zoom, 0 shows all. The lists next to it have the same content.`}
      />
      <Tooltip layout={layout} camera={motion} screen={screen} />
      <DrawingFooter colouring={scene.base.colouring} zoom={zoom} showAll={showAll} more={<CouplingToggle />}>
        {alignedReports.value === null ? (
          <>
            <LegendItem marks={['ring']} text="in a cycle" />
            <LegendItem marks={['ring violation']} text="layer violation" />
          </>
        ) : (
          <>
            <EdgeStatesLegend shape="line" />
            <LegendItem marks={['ring']} text="now in a cycle" />
            <LegendItem marks={['ring violation']} text="new layer violation" />
          </>
        )}
        <LegendItem marks={['square package']} text="package" />
        <LegendItem marks={['line imports']} text="imports" />
        <LegendItem marks={['line dependents']} text="dependents" />
        {scene.focus.coupled.length > 0 && <LegendItem marks={['line coupled']} text="changes together" />}
      </DrawingFooter>
    </div>
  );
}

function hover(node: number): void {
  hoveredNode.value = node;
}
