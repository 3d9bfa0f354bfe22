// How the free graph looks now, for sigma to ask node by node and edge by edge: report + view + theme, worked out once
// per change.
import type { ReportIndex } from '../../state/report-index.ts';
import { shorten, visibleName } from '../../state/visible-name.ts';
import type { Colouring } from '../shared/colouring.ts';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import type { EdgeRole, Neighbourhood } from './neighbourhood.ts';
import { type Rgb, blend, readColour } from './opaque-colour.ts';

export interface Look {
  readonly index: ReportIndex;
  readonly neighbourhood: Neighbourhood;
  readonly chosen: ReadonlySet<number>;
  readonly labelled: ReadonlySet<number>;
  readonly radius: Float32Array;
  readonly colouring: Colouring;
  /** The colours of the palette as they are, and where they stand back. */
  readonly full: readonly string[];
  readonly faint: readonly string[];
  readonly edge: Readonly<Record<EdgeRole | 'quiet' | 'cycle', string>>;
  /** In pixels, of edges that stand out. */
  readonly edgeSize: Readonly<Record<EdgeRole, number>>;
  /** Whether edges that do not stand out are left out. */
  readonly hidesQuiet: boolean;
}

export interface LookParts {
  readonly index: ReportIndex;
  readonly neighbourhood: Neighbourhood;
  /** Selected, second and hovered. */
  readonly chosen: readonly number[];
  /** Node → how much of the largest disc it fills. */
  readonly fill: Float32Array;
  readonly colouring: Colouring;
  readonly theme: DrawingTheme;
  readonly nodeCount: number;
  readonly isDrifting: boolean;
}

/** While more edges than these drift, only those that stand out are drawn: the rest would slow every frame. */
const driftingEdges = 8000;

/** In pixels. */
const loudEdge = 1.8;

/** Names of neighbours that show however small their discs are; more would lie over each other. */
const labelLimit = 6;

export function findLook(parts: LookParts): Look {
  const { index, neighbourhood, chosen, fill, colouring, theme, nodeCount, isDrifting } = parts;
  const ground = readColour(theme.ground);
  const palette = colouring.palette.map(readColour);
  const largest = largestRadius(nodeCount);
  const over = (css: string, part: number): string => blend(readColour(css), ground, part);
  const isFocused = neighbourhood.nodes.size > 0;
  const loudness = findLoudness(neighbourhood);
  return {
    index,
    neighbourhood,
    chosen: new Set(chosen),
    labelled: findLabelled(index, neighbourhood),
    radius: fill.map((part) => part * largest),
    colouring,
    full: palette.map((colour) => blend(colour, ground, 1)),
    faint: palette.map((colour: Rgb) => blend(colour, ground, theme.isDark ? 0.5 : 0.42)),
    edge: {
      quiet: over(theme.muted, quietness(index.edgeCount) * (isFocused ? 0.7 : 1)),
      cycle: over(theme.cycle, isFocused ? 0.3 : 0.55),
      imports: over(theme.imports, loudness.imports),
      dependents: over(theme.dependents, loudness.dependents),
      path: over(theme.accent, loudness.path),
    },
    edgeSize: {
      imports: loudEdge * loudness.imports,
      dependents: loudEdge * loudness.dependents,
      path: loudEdge * loudness.path,
    },
    hidesQuiet: isDrifting && index.edgeCount > driftingEdges,
  };
}

/** In pixels: the more nodes, the smaller each. */
export function largestRadius(nodeCount: number): number {
  return Math.min(16, Math.max(4, 250 / Math.sqrt(Math.max(1, nodeCount))));
}

/** The more edges, the quieter each. */
function quietness(edgeCount: number): number {
  return Math.min(0.5, Math.max(0.1, 9 / Math.sqrt(Math.max(1, edgeCount))));
}

/** Of edges that stand out, from 0 to 1: a thousand as loud as ten would be one patch over all files. */
function findLoudness({ roleOf }: Neighbourhood): Record<EdgeRole, number> {
  const counts: Record<EdgeRole, number> = { imports: 0, dependents: 0, path: 0 };
  for (const role of roleOf.values()) counts[role]++;
  const loudnessOf = (count: number): number => Math.min(1, Math.max(0.4, 10 / Math.sqrt(count)));
  return { imports: loudnessOf(counts.imports), dependents: loudnessOf(counts.dependents), path: 1 };
}

function findLabelled(index: ReportIndex, { nodes }: Neighbourhood): Set<number> {
  const byRisk = [...nodes].toSorted((a, b) => (index.riskScore[b] ?? 0) - (index.riskScore[a] ?? 0));
  return new Set(byRisk.slice(0, labelLimit));
}

export function dressNode(look: Look, node: number) {
  const { index, neighbourhood, chosen, colouring } = look;
  const isNear = neighbourhood.nodes.size === 0 || neighbourhood.nodes.has(node);
  const colour = (isNear ? look.full : look.faint)[colouring.colourOf[node] ?? 0];
  return {
    size: look.radius[node] ?? 3,
    label: isNear ? nameOf(index, node) : null,
    color: colour ?? '#808080',
    zIndex: isNear ? 1 : 0,
    highlighted: chosen.has(node),
    forceLabel: look.labelled.has(node),
  };
}

export function dressEdge(look: Look, edge: number) {
  const role = look.neighbourhood.roleOf.get(edge);
  if (role !== undefined) return { color: look.edge[role], size: look.edgeSize[role], zIndex: 2 };
  if (look.hidesQuiet) return { hidden: true };
  const isCircular = look.index.edgeIsCircular[edge] === 1;
  return { color: isCircular ? look.edge.cycle : look.edge.quiet, size: 0.8, zIndex: isCircular ? 1 : 0 };
}

const longestName = 32;

function nameOf({ nodes }: ReportIndex, node: number): string {
  const { label = '', type } = nodes[node] ?? {};
  const name = type === 'file' ? label.slice(label.lastIndexOf('/') + 1) : label;
  return shorten(visibleName(name), longestName);
}
