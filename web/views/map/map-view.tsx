// The map on its canvas: report + view → scene → pixels; pointer and keys → view.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { colourOf, onThemeChange } from '../../state/colours.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { adjust, hoveredNode, index, secondNode, selectedNode, view } from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import '../../style/map.css';
import { colouringOf, fillOf } from './disc-style.ts';
import { drawMap } from './draw-map.ts';
import { Legend } from './legend.tsx';
import { MapControls } from './map-controls.tsx';
import { packMap } from './pack-map.ts';
import { usePointer } from './pointer.ts';
import { type Scene, type Theme, findFocus, findStrands } from './scene.ts';
import { useCamera } from './use-camera.ts';
import { useScreen } from './use-screen.ts';

export function MapView() {
  return index.value === null ? null : <LoadedMap report={index.value} />;
}

function LoadedMap({ report }: { readonly report: ReportIndex }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useScreen(canvas);
  const layout = useMemo(() => packMap(report), [report]);
  const scene = useScene(report, layout);
  const camera = useCamera(layout, screen, view.value.camera, (next) => adjust({ camera: next }));
  usePointer(canvas, { layout, screen, camera, shown: scene.shown, report });

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || screen.width === 0) return;
    const frame = requestAnimationFrame(() => drawMap(context, scene, camera.now, screen));
    return () => cancelAnimationFrame(frame);
  });

  return (
    <div class="map">
      <canvas
        ref={canvas}
        width={Math.round(screen.width * screen.ratio)}
        height={Math.round(screen.height * screen.ratio)}
        tabIndex={0}
        role="img"
        aria-label={describe(report)}
      />
      <MapControls camera={camera} />
      <Legend colouring={scene.colouring} />
    </div>
  );
}

function useScene(report: ReportIndex, layout: ReturnType<typeof packMap>): Scene {
  const theme = useTheme();
  const { colour, size, cycle } = view.value;
  const fill = useMemo(() => fillOf(report, size), [report, size]);
  const colouring = useMemo(
    () => colouringOf(report, colour, theme.risk, theme.package),
    [report, colour, theme],
  );
  const violators = useMemo(() => findViolators(report), [report]);
  const selected = selectedNode.value;
  const second = secondNode.value;
  const hovered = hoveredNode.value;
  const focused = hovered === -1 ? selected : hovered;
  return useMemo(() => {
    const strands = findStrands(report, focused, hovered === -1 ? second : -1, cycle);
    const focus = findFocus(report, [selected, second, hovered], strands);
    const shown = visible.value;
    return {
      index: report,
      layout,
      colouring,
      fill,
      theme,
      shown,
      selected,
      second,
      hovered,
      strands,
      focus,
      violators,
    };
  }, [report, layout, colouring, fill, theme, visible.value, selected, second, hovered, cycle, violators]);
}

interface FullTheme extends Theme {
  readonly risk: readonly [string, string, string, string, string];
  readonly package: string;
}

function useTheme(): FullTheme {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => onThemeChange(() => setTheme(readTheme())), []);
  return theme;
}

function readTheme(): FullTheme {
  return {
    ground: colourOf('ground'),
    text: colourOf('text'),
    muted: colourOf('muted'),
    folder: colourOf('folder'),
    folderLine: colourOf('folder-line'),
    imports: colourOf('imports'),
    dependents: colourOf('dependents'),
    cycle: colourOf('cycle'),
    violation: colourOf('violation'),
    accent: colourOf('accent'),
    package: colourOf('muted'),
    risk: [
      colourOf('risk-0'),
      colourOf('risk-1'),
      colourOf('risk-2'),
      colourOf('risk-3'),
      colourOf('risk-4'),
    ],
  };
}

function findViolators(report: ReportIndex): Set<number> {
  const sources = report.report.risks.layer_violations.map(({ source }) => report.numberOf.get(source) ?? -1);
  return new Set(sources);
}

function describe(report: ReportIndex): string {
  return `Map of ${report.fileCount} files in their folders. The lists beside it hold the same, for the keyboard and for screen readers.`;
}
