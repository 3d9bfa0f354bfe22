// The graph that sigma draws. Each group starts at its last position.
import { useMemo, useRef } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';
import { type GroupGraph, buildGraph } from './build-graph.ts';
import { packagesKey } from './graph-tree.ts';
import { type Picture, placeGroups } from './place-groups.ts';
import { savedPositionsOf, savePositions } from './saved-positions.ts';
import type { Extent } from './separate.ts';

export interface PositionedGraph {
  readonly graph: GroupGraph;
  readonly frame: Frame;
  savePositions(): void;
}

interface Looks {
  readonly labels: readonly string[];
  readonly radius: Float32Array;
}

/** In pixels, around the nodes. */
const margin = 14;
/** What the controls and the legend take, about: the graph is scaled to what is left. On a phone they take more lines. */
const takenHeight = 110;
const takenHeightOnPhone = 166;
const phoneWidth = 560;

/** The part of the graph's coordinates that fills the view: a unit is a pixel. */
export interface Frame {
  readonly x: [number, number];
  readonly y: [number, number];
}

export function useGroupGraph(
  report: ReportIndex,
  shown: ShownGroups,
  { labels, radius }: Looks,
  { picture, frame }: MeasuredStage,
): PositionedGraph {
  const saved = savedPositionsOf(report.report.projectRoot);
  const previous = useRef<(() => void) | null>(null);
  const graph = useMemo(() => {
    previous.current?.();
    const places = placeGroups(shown, {
      last: saved,
      picture,
      extentOf: (group) => measureExtent(labels[group] ?? '', radius[group] ?? 0),
      isPackages: (group) => isPackage(shown.groups[group]?.key ?? ''),
    });
    shown.groups.forEach(({ key }, group) => saved.set(key, places[group] ?? { x: 0, y: 0 }));
    const built = buildGraph(shown, (group) => places[group] ?? { x: 0, y: 0 });
    previous.current = () => savePositions(built, shown.groups, saved);
    return built;
  }, [report, shown]);
  return { graph, frame, savePositions: () => savePositions(graph, shown.groups, saved) };
}

export interface MeasuredStage {
  readonly picture: Picture;
  readonly frame: Frame;
}

/** The view is not there yet, but what it will fill is. */
export function measureStage(): MeasuredStage {
  const { width = 800, height = 700 } = document.querySelector('.stage')?.getBoundingClientRect() ?? {};
  const taken = width < phoneWidth ? takenHeightOnPhone : takenHeight;
  const picture = {
    width: Math.max(200, width - 2 * margin),
    height: Math.max(200, height - taken - 2 * margin),
  };
  return {
    picture,
    frame: { x: [-margin, picture.width + margin], y: [-margin, picture.height + margin] },
  };
}

function isPackage(key: string): boolean {
  return key.startsWith(packagesKey);
}

/** Of bold text, in pixels. */
const characterWidth = 7;

/** The circle, and the label right of it. */
function measureExtent(label: string, radius: number): Extent {
  const half = Math.max(radius + 4, 11);
  return { left: radius + 6, right: radius + 10 + label.length * characterWidth, up: half, down: half };
}
