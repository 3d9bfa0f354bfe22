// The map on its canvas: report + view → scene → pixels; pointer and keys → view.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useExportPicture } from '../../export/picture.ts';
import { markViewPainted } from '../../state/first-paint.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { shownReport } from '../../state/visible.ts';
import { plural } from '../../state/format.ts';
import '../../style/map.css';
import { alignedReports } from '../../state/store.ts';
import { EdgeStatesLegend } from '../shared/change-legend.tsx';
import { LegendItem } from '../shared/legend.tsx';
import { scaleLimits, zoomAt } from './camera/camera.ts';
import { Tooltip } from './tooltip.tsx';
import { DrawingFooter } from '../shared/drawing-footer.tsx';
import { useMapLayout } from './layout/use-map-layout.ts';
import { MapRenderer, drawMap } from './drawing/map-renderer.ts';
import { listenToInput } from './camera/map-input.ts';
import { useMapCamera } from './camera/use-map-camera.ts';
import { useScene } from './drawing/use-scene.ts';
import { useScreen } from './camera/use-screen.ts';

const prepareMs = 500;

export function MapView() {
  return shownReport.value === null ? null : <LoadedMap report={shownReport.value} />;
}

function LoadedMap({ report }: { readonly report: ReportIndex }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useScreen(canvas);
  const layout = useMapLayout(report);
  const scene = useScene(report, layout, screen);
  const frame = useRef(0);
  const draw = useRef((): void => undefined);
  const requestDraw = useMemo(
    () => (): void => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => draw.current());
    },
    [],
  );
  const { motion, whole } = useMapCamera(report, layout, screen, requestDraw);
  const renderer = useRef<MapRenderer | null>(null);
  draw.current = () => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || screen.width === 0) return;
    if (renderer.current === null) {
      // The first frame as soon as possible; the cached layers that make motion smooth are prepared later.
      renderer.current = new MapRenderer(context);
      drawMap(context, scene, motion.now, screen);
      markViewPainted();
      setTimeout(requestDraw, prepareMs);
      return;
    }
    renderer.current.draw(scene, { camera: motion.now, screen, isMoving: motion.isMoving });
  };
  useExportPicture({ ...screen, draw: (context) => drawMap(context, scene, motion.now, screen) });
  useLayoutEffect(requestDraw);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const limits = scaleLimits(layout.fullBounds, screen);
  const showAll = (): void => motion.flyTo(whole);
  const inputContext = useRef({ report, layout, shown: scene.base.shown, screen, limits, showAll });
  inputContext.current = { report, layout, shown: scene.base.shown, screen, limits, showAll };
  useEffect(() => {
    const element = canvas.current;
    return element === null ? undefined : listenToInput(element, motion, () => inputContext.current);
  }, [motion]);

  function zoom(factor: number): void {
    motion.flyTo(zoomAt(motion.target, screen, factor, [screen.width / 2, screen.height / 2], limits));
  }

  return (
    <div class="map">
      <canvas
        ref={canvas}
        width={Math.round(screen.width * screen.ratio)}
        height={Math.round(screen.height * screen.ratio)}
        tabIndex={0}
        role="application"
        aria-roledescription="map"
        aria-label={`Map of ${plural(report.fileCount, 'file')} in their folders. Arrow keys move it, plus and minus zoom, 0 shows all. The lists next to it have the same content.`}
      />
      <Tooltip layout={layout} camera={motion} screen={screen} />
      <DrawingFooter colouring={scene.base.colouring} zoom={zoom} showAll={showAll}>
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
      </DrawingFooter>
    </div>
  );
}
