// All that a drawing of the map depends on, worked out once per change of report, view or theme and not once per frame.
// The ground (folders, discs, marks) changes seldom; what is in focus lies over it and changes with every hover.
import type { ReportIndex } from '../../../state/report-index.ts';
import { findPaths } from '../../../state/reach.ts';
import type { Colouring } from '../../shared/colouring.ts';
import type { DrawingTheme } from '../../shared/drawing-theme.ts';
import { type FolderLink, carryLinks, countLinks } from './folder-links.ts';
import type { MapLayout } from '../layout/pack-map.ts';

export interface Ground {
  readonly index: ReportIndex;
  readonly layout: MapLayout;
  readonly colouring: Colouring;
  /** Folder → its colour from far. */
  readonly folderColour: Uint8Array;
  readonly fill: Float32Array;
  readonly theme: DrawingTheme;
  /** Node → 1 where the filters leave it. */
  readonly shown: Uint8Array;
  readonly violators: ReadonlySet<number>;
  /** The links between folders of at least this radius. */
  linksAbove(leastRadius: number): readonly FolderLink[];
}

export type StrandRole = 'dependent' | 'import' | 'cycle' | 'path';

export interface Strand {
  readonly edge: number;
  readonly role: StrandRole;
}

export interface Focus {
  readonly selected: number;
  readonly second: number;
  readonly hovered: number;
  /** The edges drawn now; the rest stay quiet. */
  readonly strands: readonly Strand[];
  /** The nodes that stand out, the chosen ones first. */
  readonly nodes: readonly number[];
}

export interface Scene {
  readonly ground: Ground;
  readonly focus: Focus;
}

export function layGround(parts: Omit<Ground, 'linksAbove'>): Ground {
  const known = new Map<number, readonly FolderLink[]>();
  let counted: readonly FolderLink[] | undefined;
  return {
    ...parts,
    linksAbove(leastRadius) {
      // Whole steps, so that a zoom does not count a hundred thousand edges anew in every frame.
      const step = Math.ceil(Math.log2(leastRadius) * 2);
      counted ??= countLinks(parts.index, parts.layout, parts.shown);
      const links = known.get(step) ?? carryLinks(counted, parts.layout, 2 ** (step / 2));
      known.set(step, links);
      return links;
    },
  };
}

export interface Chosen {
  readonly selected: number;
  readonly second: number;
  readonly hovered: number;
  readonly cycle: number | null;
}

export function findFocus(index: ReportIndex, shown: Uint8Array, chosen: Chosen): Focus {
  const { selected, second, hovered } = chosen;
  const strands = findStrands(index, chosen).filter(
    ({ edge }) => shown[index.edgeSource[edge] ?? 0] === 1 && shown[index.edgeTarget[edge] ?? 0] === 1,
  );
  const nodes = new Set([hovered, selected, second].filter((node) => shown[node] === 1));
  for (const { edge } of strands) nodes.add(index.edgeSource[edge] ?? 0).add(index.edgeTarget[edge] ?? 0);
  return { selected, second, hovered, strands, nodes: [...nodes] };
}

/** The edges of the file under the pointer, or the ways between two files, or those of a cycle or of the selected file. */
function findStrands(index: ReportIndex, { selected, second, hovered, cycle }: Chosen): Strand[] {
  if (hovered !== -1) return strandsOf(index, hovered);
  if (selected !== -1 && second !== -1)
    return findPaths(index, selected, second).map((edge) => ({ edge, role: 'path' }));
  if (selected !== -1) return strandsOf(index, selected);
  return cycle === null ? [] : strandsOfCycle(index, cycle);
}

function strandsOf(index: ReportIndex, node: number): Strand[] {
  const imports = index.outEdges.subarray(index.outStart[node], index.outStart[node + 1]);
  const dependents = index.inEdges.subarray(index.inStart[node], index.inStart[node + 1]);
  return [
    ...Array.from(dependents, (edge): Strand => ({ edge, role: 'dependent' })),
    ...Array.from(imports, (edge): Strand => ({ edge, role: 'import' })),
  ];
}

function strandsOfCycle(index: ReportIndex, cycle: number): Strand[] {
  const members = (index.report.cycles[cycle] ?? []).map((id) => index.numberOf.get(id) ?? 0);
  return members.flatMap((node) =>
    [...index.outEdges.subarray(index.outStart[node], index.outStart[node + 1])]
      .filter(
        (edge) => index.edgeIsCircular[edge] === 1 && index.cycleOf[index.edgeTarget[edge] ?? 0] === cycle,
      )
      .map((edge): Strand => ({ edge, role: 'cycle' })),
  );
}
