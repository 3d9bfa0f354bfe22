// All that a drawing of the map depends on, worked out once per change of report, view or theme and not once per frame.
import type { ReportIndex } from '../../state/report-index.ts';
import { findPaths } from '../../state/reach.ts';
import type { Colouring } from './disc-style.ts';
import type { MapLayout } from './pack-map.ts';

export interface Theme {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly folder: string;
  readonly folderLine: string;
  readonly imports: string;
  readonly dependents: string;
  readonly cycle: string;
  readonly violation: string;
  readonly accent: string;
}

export interface Strand {
  readonly edge: number;
  readonly role: 'import' | 'dependent' | 'path' | 'violation' | 'cycle';
}

export interface Scene {
  readonly index: ReportIndex;
  readonly layout: MapLayout;
  readonly colouring: Colouring;
  readonly fill: Float32Array;
  readonly theme: Theme;
  /** Node → 1 where it is drawn at all. */
  readonly shown: Uint8Array;
  readonly selected: number;
  readonly second: number;
  readonly hovered: number;
  /** The edges drawn now; the rest stay quiet. */
  readonly strands: readonly Strand[];
  /** Node → 1 where it stands out; null where nothing is in focus. */
  readonly focus: Uint8Array | null;
  readonly violators: ReadonlySet<number>;
}

/** The edges of the file in focus, or the ways between two files, or those inside a cycle. */
export function findStrands(
  index: ReportIndex,
  focus: number,
  second: number,
  cycle: number | null,
): Strand[] {
  if (focus !== -1 && second !== -1)
    return findPaths(index, focus, second).map((edge) => ({ edge, role: 'path' }));
  if (cycle !== null) return strandsOfCycle(index, cycle);
  if (focus === -1) return [];
  const imports = index.outEdges.subarray(index.outStart[focus], index.outStart[focus + 1]);
  const dependents = index.inEdges.subarray(index.inStart[focus], index.inStart[focus + 1]);
  return [
    ...Array.from(dependents, (edge): Strand => ({ edge, role: 'dependent' })),
    ...Array.from(imports, (edge): Strand => ({ edge, role: 'import' })),
  ];
}

function strandsOfCycle(index: ReportIndex, cycle: number): Strand[] {
  const strands: Strand[] = [];
  index.edges.forEach(({ isCircular }, edge) => {
    if (isCircular && index.cycleOf[index.edgeSource[edge] ?? 0] === cycle)
      strands.push({ edge, role: 'cycle' });
  });
  return strands;
}

export function findFocus(
  index: ReportIndex,
  nodes: readonly number[],
  strands: readonly Strand[],
): Uint8Array | null {
  const real = nodes.filter((node) => node !== -1);
  if (real.length === 0 && strands.length === 0) return null;
  const focus = new Uint8Array(index.nodes.length);
  for (const node of real) focus[node] = 1;
  for (const { edge } of strands) {
    focus[index.edgeSource[edge] ?? 0] = 1;
    focus[index.edgeTarget[edge] ?? 0] = 1;
  }
  return focus;
}
