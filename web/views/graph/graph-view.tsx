// The free graph: files that depend on each other drift together. Drawn by sigma with WebGL, starting from the map.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useRedraw } from '../../export/picture.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { hoveredNode, index, openView, secondNode, selectedNode, view } from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import { grouped, plural } from '../../state/words.ts';
import '../../style/graph.css';
import '../../style/map.css';
import { Mark } from '../shared/legend.tsx';
import { colouringOf } from '../shared/colouring.ts';
import { fillOf } from '../shared/node-size.ts';
import { DrawingFoot } from '../shared/drawing-foot.tsx';
import { useDrawingTheme } from '../shared/drawing-theme.ts';
import { packMap } from '../map/layout/pack-map.ts';
import { type Place, addEdge, buildGraph, hasAllEdges } from './build-graph.ts';
import { lastPlacesOf, rememberPlaces } from './saved-positions.ts';
import { findLook } from './graph-style.ts';
import { findNeighbourhood } from './neighbourhood.ts';
import { type Renderer, pressKey, tryToStart } from './renderer.ts';
import { Settling } from './force-layout.ts';
import { useGraphCamera } from './use-graph-camera.ts';

export function GraphView() {
  const [isMissing, setMissing] = useState(false);
  if (index.value === null) return null;
  return isMissing ? <NoWebGl /> : <LoadedGraph report={index.value} onMissing={() => setMissing(true)} />;
}

function NoWebGl() {
  return (
    <div class="graph-missing" role="alert">
      <p>This browser cannot draw the graph: it needs WebGL, which is missing or switched off.</p>
      <button type="button" onClick={() => openView('map')}>
        Show the map instead
      </button>
    </div>
  );
}

interface LoadedGraphProps {
  readonly report: ReportIndex;
  /** Called where the browser has no WebGL. */
  onMissing(): void;
}

function LoadedGraph({ report, onMissing }: LoadedGraphProps) {
  const holder = useRef<HTMLDivElement>(null);
  const theme = useDrawingTheme();
  const shown = visible.value;
  const { colour, size } = view.value;
  const layout = useMemo(() => packMap(report), [report]);
  const lastPlaces = lastPlacesOf(report.report.projectRoot);
  const previous = useRef<(() => void) | null>(null);
  const graph = useMemo(() => {
    previous.current?.();
    const placeOf = (node: number): Place => {
      const last = lastPlaces.get(report.nodes[node]?.id ?? '');
      // Sigma's y grows upward, the map's downward.
      return last ?? { x: layout.x[node] ?? 0, y: -(layout.y[node] ?? 0) };
    };
    const built = buildGraph(report, shown, placeOf);
    previous.current = () => rememberPlaces(built, report, lastPlaces);
    return built;
  }, [report, layout, shown]);

  const drift = useDrift(graph, hasAllEdges(report), lastPlaces.size === 0);
  const fill = useMemo(() => fillOf(report, size), [report, size]);
  const colouring = useMemo(() => colouringOf(report, colour, theme), [report, colour, theme]);
  const hovered = hoveredNode.value;
  const focus = hovered === -1 ? selectedNode.value : hovered;
  const second = hovered === -1 ? secondNode.value : -1;
  const neighbourhood = useMemo(() => findNeighbourhood(report, focus, second), [report, focus, second]);
  const look = useMemo(() => {
    const chosen = [selectedNode.value, secondNode.value, hovered];
    return findLook({
      index: report,
      neighbourhood,
      chosen,
      fill,
      colouring,
      theme,
      nodeCount: graph.order,
      isDrifting: drift.isRunning,
    });
  }, [report, neighbourhood, fill, colouring, theme, graph, hovered, drift.isRunning]);
  const now = useRef({ look, theme });
  now.current.look = look;
  now.current.theme = theme;

  const [renderer, setRenderer] = useState<Renderer | null>(null);
  useEffect(() => {
    if (holder.current === null) return;
    const made = tryToStart(holder.current, graph, report, now.current);
    if (made === null) return onMissing();
    setRenderer(made);
    return () => {
      rememberPlaces(graph, report, lastPlaces);
      setRenderer(null);
      made.kill();
    };
  }, [graph, report]);

  useEffect(() => {
    if (renderer === null) return;
    if (!hasAllEdges(report)) {
      graph.clearEdges();
      for (const edge of neighbourhood.roleOf.keys()) addEdge(graph, report, edge);
    }
    renderer.refresh({ skipIndexation: true });
  }, [renderer, look]);

  useGraphCamera(renderer);
  useRedraw(() => renderer?.refresh());

  const flight = { duration: wantsLessMotion() ? 0 : 200 };
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
        colouring={colouring}
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

/** Starts by itself where it is new, unless the person asked for less motion. */
function useDrift(graph: ReturnType<typeof buildGraph>, isPossible: boolean, isNew: boolean) {
  const [isRunning, setRunning] = useState(false);
  const settling = useMemo(() => new Settling(graph, () => setRunning(false)), [graph]);
  useEffect(() => {
    if (isPossible && isNew && !wantsLessMotion()) setRunning(true);
  }, [graph]);
  useEffect(() => {
    if (isRunning) settling.start();
    return () => settling.stop();
  }, [settling, isRunning]);
  return { isRunning, toggle: () => setRunning(!isRunning) };
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
