// The map through the years. Every file that ever was has its place from the start; it is drawn while it is there, as large
// as it was.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { History } from '../../../src/model/history.ts';
import { LongName } from '../../panels/long-name.tsx';
import { countOf, writeSize } from '../../../src/std/words.ts';
import { formatDate } from '../../state/format.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import '../../style/drawing.css';
import '../../style/map.css';
import { type Screen, fitAll, smallMargin } from '../map/camera/camera.ts';
import { CameraMotion } from '../map/camera/camera-motion.ts';
import { type MapCamera, isSame } from '../map/camera/use-map-camera.ts';
import { type MapLayout, packMap } from '../map/layout/pack-map.ts';
import { TooltipBox } from '../map/tooltip.tsx';
import { useMapCanvas, useMapDrawing } from '../map/use-map-canvas.ts';
import { ColourLegend, Legend, LegendItem } from '../shared/legend.tsx';
import type { FilesAt } from './files-at.ts';
import { indexFiles } from './index-files.ts';
import { shownPoint } from './shown-point.ts';
import { useTimeScene } from './use-time-scene.ts';
import { ZoomButtons } from '../shared/zoom-buttons.tsx';

interface TimeMapProps {
  readonly history: History;
  readonly current: ReportIndex;
}

export function TimeMap({ history, current }: TimeMapProps) {
  const report = useMemo(() => indexFiles(history, current), [history, current]);
  const layout = useMemo(() => packMap(report), [report]);
  const point = shownPoint(history);
  const [hovered, setHovered] = useState(-1);
  const map = useMapCanvas();
  const { canvas, screen } = map;
  const { scene, files } = useTimeScene({ history, current, report, layout, point, hovered });
  const camera = useTimeCamera(layout, screen, map.requestDraw);
  const { showAll, zoom } = useMapDrawing(map, { report, layout, scene, camera, hover: setHovered });
  const date = formatDate(history.points[point]?.commit.date ?? '');
  return (
    <div class="map time-map">
      <canvas
        ref={canvas}
        width={Math.round(screen.width * screen.ratio)}
        height={Math.round(screen.height * screen.ratio)}
        tabIndex={0}
        role="application"
        aria-roledescription="map"
        aria-label={`Map of ${countOf(history.points[point]?.files ?? 0, 'file')} on ${date}. Arrow keys move it, plus and minus zoom, 0 shows all.`}
      />
      <p class="time-date" aria-hidden="true">
        {date}
      </p>
      {hovered !== -1 && (
        <TooltipBox layout={layout} camera={camera.motion} screen={screen} node={hovered}>
          <FileAtPoint
            id={report.nodes[hovered]?.id ?? ''}
            file={hovered}
            files={files}
            history={history}
            point={point}
            current={current}
          />
        </TooltipBox>
      )}
      <ZoomButtons zoom={zoom} showAll={showAll} class="time-zoom" />
      <div class="drawing-footer">
        <Legend>
          <ColourLegend colouring={scene.base.colouring} />
          {scene.base.inCycle.size > 0 && <LegendItem marks={['ring']} text="in a cycle of today" />}
        </Legend>
      </div>
    </div>
  );
}

interface FileAtPointProps extends TimeMapProps {
  readonly id: string;
  readonly file: number;
  readonly files: FilesAt;
  readonly point: number;
}

function FileAtPoint({ id, file, files, history, point, current }: FileAtPointProps) {
  const changed = history.points[point - (files.age[file] ?? 0)]?.commit.date;
  return (
    <>
      <LongName text={id} />
      <p>
        <b>{writeSize(files.size[file] ?? 0)}</b>
        {changed !== undefined && <span>unchanged since {formatDate(changed)}</span>}
      </p>
      {!current.numberOf.has(id) && <p>not there any more</p>}
    </>
  );
}

/** Shows everything until the user moves it. It is not in the address: the years are what a link is about. */
function useTimeCamera(layout: MapLayout, screen: Screen, onMove: () => void): MapCamera {
  const whole = fitAll(layout.bounds, screen, smallMargin);
  const latest = useRef(whole);
  latest.current = whole;
  const isMoved = useRef(false);
  const motion = useMemo(
    () =>
      new CameraMotion(whole, onMove, (camera) => {
        isMoved.current = !isSame(camera, latest.current);
      }),
    [],
  );
  useLayoutEffect(() => {
    if (screen.width > 0 && !isMoved.current) motion.place(whole);
  }, [screen.width, screen.height, whole.x, whole.y, whole.scale]);
  useLayoutEffect(() => () => motion.stop(), [motion]);
  return { motion, whole };
}
