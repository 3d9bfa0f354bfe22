// The style of nodes and edges in the graph, from report, view and theme. Computed once per change, then read by sigma for
// each node and edge.
import type { ReportIndex } from '../../state/report-index.ts';
import { nameNode } from '../../state/name-files.ts';
import { shorten, visibleName } from '../../state/visible-name.ts';
import type { Colouring } from '../shared/colouring.ts';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import type { EdgeRole, Neighbourhood } from './neighbourhood.ts';
import { type Rgb, mixColours, readColour } from '../shared/opaque-colour.ts';

export interface GraphStyle {
  readonly index: ReportIndex;
  readonly neighbourhood: Neighbourhood;
  readonly chosen: ReadonlySet<number>;
  readonly labelled: ReadonlySet<number>;
  readonly radius: Float32Array;
  readonly colouring: Colouring;
  /** The colours of the palette, and their faint versions for nodes that are not near the focus. */
  readonly full: readonly string[];
  readonly faint: readonly string[];
  readonly edge: Readonly<Record<EdgeRole | 'plain' | 'circular', string>>;
  /** In pixels, of highlighted edges. */
  readonly edgeSize: Readonly<Record<EdgeRole, number>>;
  /** Whether only highlighted edges are drawn. */
  readonly hidesPlainEdges: boolean;
}

export interface GraphStyleInput {
  readonly index: ReportIndex;
  readonly neighbourhood: Neighbourhood;
  /** Selected, second and hovered. */
  readonly chosen: readonly number[];
  /** Node → its radius as a share of the largest. */
  readonly fill: Float32Array;
  readonly colouring: Colouring;
  readonly theme: DrawingTheme;
  readonly nodeCount: number;
  readonly isLayoutRunning: boolean;
}

/** With more edges, only highlighted ones are drawn while the layout runs: the rest would slow down every frame. */
const edgesWhileRunning = 8000;

/** In pixels. */
const highlightedEdgeSize = 1.8;

/** Neighbours that are labelled even if they are small; more labels would overlap. */
const labelLimit = 6;

export function computeStyle(parts: GraphStyleInput): GraphStyle {
  const { index, neighbourhood, chosen, fill, colouring, theme, nodeCount, isLayoutRunning } = parts;
  const background = readColour(theme.ground);
  const palette = colouring.palette.map(readColour);
  const largest = largestRadius(nodeCount);
  const over = (css: string, part: number): string => mixColours(readColour(css), background, part);
  const isFocused = neighbourhood.nodes.size > 0;
  const opacity = findHighlightOpacity(neighbourhood);
  return {
    index,
    neighbourhood,
    chosen: new Set(chosen),
    labelled: findLabelled(index, neighbourhood),
    radius: fill.map((part) => part * largest),
    colouring,
    full: palette.map((colour) => mixColours(colour, background, 1)),
    faint: palette.map((colour: Rgb) => mixColours(colour, background, theme.isDark ? 0.5 : 0.42)),
    edge: {
      plain: over(theme.muted, plainEdgeOpacity(index.edgeCount) * (isFocused ? 0.7 : 1)),
      circular: over(theme.cycle, isFocused ? 0.3 : 0.55),
      imports: over(theme.imports, opacity.imports),
      dependents: over(theme.dependents, opacity.dependents),
      path: over(theme.accent, opacity.path),
      cycle: over(theme.cycle, opacity.cycle),
    },
    edgeSize: {
      imports: highlightedEdgeSize * opacity.imports,
      dependents: highlightedEdgeSize * opacity.dependents,
      path: highlightedEdgeSize * opacity.path,
      cycle: highlightedEdgeSize,
    },
    hidesPlainEdges: isLayoutRunning && index.edgeCount > edgesWhileRunning,
  };
}

/** In pixels: the more nodes, the smaller each. */
export function largestRadius(nodeCount: number): number {
  return Math.min(16, Math.max(4, 250 / Math.sqrt(Math.max(1, nodeCount))));
}

/** The more edges, the fainter each. */
function plainEdgeOpacity(edgeCount: number): number {
  return Math.min(0.5, Math.max(0.1, 9 / Math.sqrt(Math.max(1, edgeCount))));
}

/** The opacity of highlighted edges: a thousand fully opaque ones would cover all nodes. */
function findHighlightOpacity({ roleOf }: Neighbourhood): Record<EdgeRole, number> {
  const counts: Record<EdgeRole, number> = { imports: 0, dependents: 0, path: 0, cycle: 0 };
  for (const role of roleOf.values()) counts[role]++;
  const opacityOf = (count: number): number => Math.min(1, Math.max(0.4, 10 / Math.sqrt(count)));
  return { imports: opacityOf(counts.imports), dependents: opacityOf(counts.dependents), path: 1, cycle: 1 };
}

function findLabelled(index: ReportIndex, { nodes }: Neighbourhood): Set<number> {
  const byRisk = [...nodes].toSorted((a, b) => (index.riskScore[b] ?? 0) - (index.riskScore[a] ?? 0));
  return new Set(byRisk.slice(0, labelLimit));
}

export function styleNode(style: GraphStyle, node: number) {
  const { index, neighbourhood, chosen, colouring } = style;
  const isNear = neighbourhood.nodes.size === 0 || neighbourhood.nodes.has(node);
  const colour = (isNear ? style.full : style.faint)[colouring.colourOf[node] ?? 0];
  return {
    size: style.radius[node] ?? 3,
    label: isNear ? nameOf(index, node) : null,
    color: colour ?? '#808080',
    zIndex: isNear ? 1 : 0,
    highlighted: chosen.has(node),
    forceLabel: style.labelled.has(node),
  };
}

export function styleEdge(style: GraphStyle, edge: number) {
  const role = style.neighbourhood.roleOf.get(edge);
  if (role !== undefined)
    return { color: style.edge[role], size: style.edgeSize[role], zIndex: role === 'cycle' ? 3 : 2 };
  if (style.hidesPlainEdges) return { hidden: true };
  const isCircular = style.index.edgeIsCircular[edge] === 1;
  return {
    color: isCircular ? style.edge.circular : style.edge.plain,
    size: 0.8,
    zIndex: isCircular ? 1 : 0,
  };
}

const longestName = 32;

function nameOf(index: ReportIndex, node: number): string {
  return shorten(visibleName(nameNode(index, index.nodes[node]?.id ?? '')), longestName);
}
