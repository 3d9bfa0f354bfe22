// Everything that a frame of the map depends on, computed once per change of report, view or theme and not once per frame.
// The base (folders, nodes, marks) changes rarely; the focus is drawn over it and changes with every hover.
import type { ReportIndex } from '../../../state/report-index.ts';
import { findShortestPaths } from '../../../state/graph-search.ts';
import type { Colouring } from '../../shared/colouring.ts';
import type { DrawingTheme } from '../../shared/drawing-theme.ts';
import { type FolderLink, aggregateLinks, countFolderLinks } from './folder-links.ts';
import type { MapLayout } from '../layout/pack-map.ts';

export interface MapBase {
  readonly index: ReportIndex;
  readonly layout: MapLayout;
  readonly colouring: Colouring;
  /** Folder → its colour while it is too small to show its files. */
  readonly folderColour: Uint8Array;
  readonly fill: Float32Array;
  readonly theme: DrawingTheme;
  /** Node → 1 if the filters include it. */
  readonly shown: Uint8Array;
  readonly violators: ReadonlySet<number>;
  /** The links between folders of at least this radius. */
  linksAbove(leastRadius: number): readonly FolderLink[];
}

export type EdgeRole = 'dependent' | 'import' | 'cycle' | 'path';

export interface FocusEdge {
  readonly edge: number;
  readonly role: EdgeRole;
}

export interface Focus {
  readonly selected: number;
  readonly second: number;
  readonly hovered: number;
  /** The edges to highlight. */
  readonly edges: readonly FocusEdge[];
  /** The nodes to highlight, the chosen ones first. */
  readonly nodes: readonly number[];
}

export interface Scene {
  readonly base: MapBase;
  readonly focus: Focus;
}

export function buildBase(parts: Omit<MapBase, 'linksAbove'>): MapBase {
  const known = new Map<number, readonly FolderLink[]>();
  let counted: readonly FolderLink[] | undefined;
  return {
    ...parts,
    linksAbove(leastRadius) {
      // In steps, so that zooming does not aggregate a hundred thousand edges in every frame.
      const step = Math.ceil(Math.log2(leastRadius) * 2);
      counted ??= countFolderLinks(parts.index, parts.layout, parts.shown);
      const links = known.get(step) ?? aggregateLinks(counted, parts.layout, 2 ** (step / 2));
      known.set(step, links);
      return links;
    },
  };
}

export interface ChosenNodes {
  readonly selected: number;
  readonly second: number;
  readonly hovered: number;
  readonly cycle: number | null;
}

export function findFocus(index: ReportIndex, shown: Uint8Array, chosen: ChosenNodes): Focus {
  const { selected, second, hovered } = chosen;
  const edges = findEdges(index, chosen).filter(
    ({ edge }) => shown[index.edgeSource[edge] ?? 0] === 1 && shown[index.edgeTarget[edge] ?? 0] === 1,
  );
  const nodes = new Set([hovered, selected, second].filter((node) => shown[node] === 1));
  for (const { edge } of edges) nodes.add(index.edgeSource[edge] ?? 0).add(index.edgeTarget[edge] ?? 0);
  return { selected, second, hovered, edges, nodes: [...nodes] };
}

/** The edges of the node under the pointer, else the paths between two nodes, else the edges of the selected node or cycle. */
function findEdges(index: ReportIndex, { selected, second, hovered, cycle }: ChosenNodes): FocusEdge[] {
  if (hovered !== -1) return edgesOfNode(index, hovered);
  if (selected !== -1 && second !== -1)
    return findShortestPaths(index, selected, second).map((edge) => ({ edge, role: 'path' }));
  if (selected !== -1) return edgesOfNode(index, selected);
  return cycle === null ? [] : edgesOfCycle(index, cycle);
}

function edgesOfNode(index: ReportIndex, node: number): FocusEdge[] {
  const imports = index.outEdges.subarray(index.outStart[node], index.outStart[node + 1]);
  const dependents = index.inEdges.subarray(index.inStart[node], index.inStart[node + 1]);
  return [
    ...Array.from(dependents, (edge): FocusEdge => ({ edge, role: 'dependent' })),
    ...Array.from(imports, (edge): FocusEdge => ({ edge, role: 'import' })),
  ];
}

function edgesOfCycle(index: ReportIndex, cycle: number): FocusEdge[] {
  const members = (index.report.cycles[cycle] ?? []).map((id) => index.numberOf.get(id) ?? 0);
  return members.flatMap((node) =>
    [...index.outEdges.subarray(index.outStart[node], index.outStart[node + 1])]
      .filter(
        (edge) => index.edgeIsCircular[edge] === 1 && index.cycleOf[index.edgeTarget[edge] ?? 0] === cycle,
      )
      .map((edge): FocusEdge => ({ edge, role: 'cycle' })),
  );
}
