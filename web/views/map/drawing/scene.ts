// Everything that a frame of the map depends on, computed once per change of report, view or theme and not once per frame.
// The base (folders, nodes, marks) changes rarely; the focus is drawn over it and changes with every hover.
import type { AlignedReports, EdgeState } from '../../../state/change/align-reports.ts';
import type { ReportIndex } from '../../../state/report-index.ts';
import { findPathEdges } from '../../../state/path-search.ts';
import { findCycleEdges, findFolderEdges } from '../../../state/find-edges.ts';
import type { Colouring } from '../../shared/colouring.ts';
import type { DrawingTheme } from '../../shared/drawing-theme.ts';
import { type FolderLink, aggregateLinks, countFolderLinks } from './folder-links.ts';
import { type MapLayout, findPlacedFolder } from '../layout/pack-map.ts';

export interface MapBase {
  readonly index: ReportIndex;
  readonly layout: MapLayout;
  readonly colouring: Colouring;
  /** Folder → its colour while it is too small to show its files; no colour of the palette if the filters leave none. */
  readonly folderColour: Uint8Array;
  readonly fill: Float32Array;
  readonly theme: DrawingTheme;
  /** Node → 1 if the filters include it. */
  readonly shown: Uint8Array;
  /** What has a ring: files in a cycle and files with a layer violation; of a change, those that are new there. */
  readonly inCycle: ReadonlySet<number>;
  readonly violators: ReadonlySet<number>;
  /** Null if a project is shown and not a change. */
  readonly change: AlignedReports | null;
  /** The links between folders of at least this radius. */
  linksAbove(leastRadius: number): readonly FolderLink[];
}

export type EdgeRole = 'dependent' | 'import' | 'cycle' | 'path' | EdgeState;

export interface FocusEdge {
  readonly edge: number;
  readonly role: EdgeRole;
}

export type NodePair = readonly [one: number, other: number];

export interface Focus {
  /** Index in MapLayout.folders of the selected folder, -1 for none. */
  readonly folder: number;
  readonly selected: number;
  readonly second: number;
  readonly hovered: number;
  /** The edges to highlight. */
  readonly edges: readonly FocusEdge[];
  /** Pairs of nodes that change together. */
  readonly coupled: readonly NodePair[];
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
  /** Path of the selected folder. */
  readonly folder: string | null;
  /** All pairs of nodes that change together, none if they are not wanted. */
  readonly coupled: readonly NodePair[];
}

export function findFocus(
  index: ReportIndex,
  { shown, layout, change }: Pick<MapBase, 'shown' | 'layout' | 'change'>,
  chosen: ChosenNodes,
): Focus {
  const { selected, second, hovered } = chosen;
  const edges = findEdges(index, chosen, change).filter(
    ({ edge }) => shown[index.edgeSource[edge] ?? 0] === 1 && shown[index.edgeTarget[edge] ?? 0] === 1,
  );
  const wanted = isNothingChosen(chosen) ? changedNodes(change) : [hovered, selected, second];
  const nodes = new Set(wanted.filter((node) => shown[node] === 1));
  const coupled = findCoupled(chosen).filter((pair) => pair.every((node) => shown[node] === 1));
  for (const node of coupled.flat()) nodes.add(node);
  for (const { edge } of edges) nodes.add(index.edgeSource[edge] ?? 0).add(index.edgeTarget[edge] ?? 0);
  const folder = chosen.folder === null ? -1 : findPlacedFolder(layout, chosen.folder);
  return { folder, selected, second, hovered, edges, coupled, nodes: [...nodes] };
}

/** Those of the node under the pointer or the selected one, else all. */
function findCoupled({ selected, hovered, coupled }: ChosenNodes): readonly NodePair[] {
  const node = hovered === -1 ? selected : hovered;
  return node === -1 ? coupled : coupled.filter((pair) => pair.includes(node));
}

/** The edges of the cycle in focus, drawn last, and of the node under the pointer, else the paths between two nodes, else the
 * edges of the selected node. */
function findEdges(index: ReportIndex, chosen: ChosenNodes, change: AlignedReports | null): FocusEdge[] {
  const inCycle = findCycleEdges(index, chosen.cycle);
  const edges = [
    ...findChosenEdges(index, chosen),
    ...inCycle.map((edge): FocusEdge => ({ edge, role: 'cycle' })),
  ];
  if (change === null) return edges;
  const stateOf = (edge: number): EdgeState | undefined =>
    change.edgeState(index.edgeSource[edge] ?? -1, index.edgeTarget[edge] ?? -1);
  if (!isNothingChosen(chosen)) return edges.map(({ edge, role }) => ({ edge, role: stateOf(edge) ?? role }));
  return Array.from(index.edgeSource, (_, edge) => edge).flatMap((edge) => {
    const role = stateOf(edge);
    return role === undefined ? [] : [{ edge, role }];
  });
}

/** A change is in focus itself, unless something else is. */
function isNothingChosen({ selected, hovered, cycle, folder }: ChosenNodes): boolean {
  return selected === -1 && hovered === -1 && cycle === null && folder === null;
}

function changedNodes(change: AlignedReports | null): readonly number[] {
  return Array.from(change?.states ?? [], (state, node) => (state === 0 ? -1 : node));
}

function findChosenEdges(
  index: ReportIndex,
  { selected, second, hovered, folder }: ChosenNodes,
): FocusEdge[] {
  if (hovered !== -1) return edgesOfNode(index, hovered);
  if (selected !== -1 && second !== -1)
    return findPathEdges(index, selected, second).map((edge) => ({ edge, role: 'path' }));
  if (selected !== -1) return edgesOfNode(index, selected);
  return folder === null ? [] : edgesOfFolder(index, folder);
}

function edgesOfFolder(index: ReportIndex, folder: string): FocusEdge[] {
  const found = findFolderEdges(index, folder);
  return [
    ...found.in.map((edge): FocusEdge => ({ edge, role: 'dependent' })),
    ...found.out.map((edge): FocusEdge => ({ edge, role: 'import' })),
  ];
}

function edgesOfNode(index: ReportIndex, node: number): FocusEdge[] {
  const imports = index.outEdges.subarray(index.outStart[node], index.outStart[node + 1]);
  const dependents = index.inEdges.subarray(index.inStart[node], index.inStart[node + 1]);
  return [
    ...Array.from(dependents, (edge): FocusEdge => ({ edge, role: 'dependent' })),
    ...Array.from(imports, (edge): FocusEdge => ({ edge, role: 'import' })),
  ];
}
