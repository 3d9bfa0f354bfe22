// The map on its canvas: report + view → scene → pixels; pointer and keys → view.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { usePicture } from '../../export/picture.ts';
import { tellPictured } from '../../state/first-picture.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { index, view } from '../../state/store.ts';
import { plural } from '../../state/words.ts';
import '../../style/map.css';
import { Mark } from '../shared/legend.tsx';
import { fitAll, scaleLimits, zoomAt } from './camera/camera.ts';
import { Hovered } from './tooltip.tsx';
import { DrawingFoot } from '../shared/drawing-foot.tsx';
import { packMap } from './layout/pack-map.ts';
import { Picture, drawPicture } from './drawing/map-renderer.ts';
import { listenTo } from './camera/map-input.ts';
import { useMapCamera } from './camera/use-map-camera.ts';
import { useScene } from './drawing/use-scene.ts';
import { useScreen } from './camera/use-screen.ts';

const prepareMs = 500;

export function MapView() {
  return index.value === null ? null : <LoadedMap report={index.value} />;
}

function LoadedMap({ report }: { readonly report: ReportIndex }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useScreen(canvas);
  const layout = useMemo(() => packMap(report), [report]);
  const scene = useScene(report, layout);
  const frame = useRef(0);
  const draw = useRef((): void => undefined);
  const requestDraw = useMemo(
    () => (): void => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => draw.current());
    },
    [],
  );
  const motion = useMapCamera(report, layout, screen, requestDraw);
  const picture = useRef<Picture | null>(null);
  draw.current = () => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || screen.width === 0) return;
    if (picture.current === null) {
      // The first one as soon as can be; what makes moving it smooth is prepared when nobody waits.
      picture.current = new Picture(context);
      drawPicture(context, scene, motion.now, screen);
      tellPictured();
      setTimeout(requestDraw, prepareMs);
      return;
    }
    picture.current.draw(scene, motion.now, screen, motion.isMoving);
  };
  usePicture({ ...screen, draw: (context) => drawPicture(context, scene, motion.now, screen) });
  useLayoutEffect(requestDraw);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const limits = scaleLimits(layout.fullBounds, screen);
  const showAll = (): void =>
    motion.flyTo(fitAll(view.value.builtins ? layout.fullBounds : layout.bounds, screen));
  const surroundings = useRef({ report, layout, shown: scene.ground.shown, screen, limits, showAll });
  surroundings.current = { report, layout, shown: scene.ground.shown, screen, limits, showAll };
  useEffect(() => {
    const element = canvas.current;
    return element === null ? undefined : listenTo(element, motion, () => surroundings.current);
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
        aria-label={`Map of ${plural(report.fileCount, 'file')} in their folders. Arrow keys move it, plus and minus zoom, 0 shows all. The lists beside it hold the same.`}
      />
      <Hovered layout={layout} camera={motion} screen={screen} />
      <DrawingFoot colouring={scene.ground.colouring} zoom={zoom} showAll={showAll}>
        <Mark looks={['ring']} text="in a cycle" />
        <Mark looks={['ring violation']} text="breaks a layer" />
        <Mark looks={['square package']} text="package" />
        <Mark looks={['line imports']} text="imports" />
        <Mark looks={['line dependents']} text="imported by" />
      </DrawingFoot>
    </div>
  );
}
