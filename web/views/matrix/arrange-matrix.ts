// The rows and the cells of the matrix. Dependencies come first, so a mark above the diagonal is always part of a cycle. The
// rows of a folder stay together.
import type { Group } from '../groups/group-tree.ts';
import type { LinkChange, LinkChanges } from '../groups/link-changes.ts';
import { nameGroups } from '../groups/name-groups.ts';
import type { BreakCount, RuleBreaks } from '../groups/rule-breaks.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';
import {
  type KnownTangles,
  areInCycle,
  findSiblings,
  keepJudged,
  orderSiblings,
} from '../groups/siblings.ts';

export interface Matrix {
  readonly rows: readonly Row[];
  /** Open folders with their rows, parents before children. */
  readonly folders: readonly OpenFolder[];
  /** By row, then by column. */
  readonly cells: readonly Cell[];
  /** Group → its row, -1 if it is open. */
  readonly rowOf: Int32Array;
}

export interface Row {
  readonly group: Group;
  /** Tells it apart from all other rows. */
  readonly name: string;
  /** Number of the group. */
  readonly number: number;
  /** The number of open folders around it. */
  readonly depth: number;
}

export interface OpenFolder {
  readonly group: Group;
  readonly depth: number;
  /** Its first row, and its number of rows. */
  readonly start: number;
  readonly length: number;
}

/** A row that depends on a column. */
export interface Cell {
  readonly row: number;
  readonly column: number;
  readonly imports: number;
  /** Whether the two are in a cycle, or the folders that contain them. */
  readonly inCycle: boolean;
  /** The rules that its dependencies break. */
  readonly broken: readonly BreakCount[];
  /** What a change did to them; absent if nothing. */
  readonly change?: LinkChange;
}

/** `places`: where a tangle is in focus, group → its place in the order of the tangle. */
export function arrangeMatrix(
  shown: ShownGroups,
  tangles: KnownTangles = [],
  breaks: readonly RuleBreaks[] = [],
  places?: Int32Array,
): Matrix {
  const brokenIn = new Map(breaks.map(({ from, to, rules }) => [`${from}:${to}`, rules]));
  const siblings = findSiblings(shown, tangles);
  const unnamed: Omit<Row, 'name'>[] = [];
  const rowOf = new Int32Array(shown.groups.length).fill(-1);
  const startOf = new Map<number, number>();
  const waiting = [0];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    const group = shown.groups[number];
    if (group === undefined) continue;
    if (shown.isOpen[number] === 1) {
      startOf.set(number, unnamed.length);
      for (const child of orderSiblings(siblings, number, places).toReversed()) waiting.push(child);
    } else {
      rowOf[number] = unnamed.length;
      unnamed.push({ group, number, depth: Math.max(0, (shown.depth[number] ?? 0) - 1) });
    }
  }
  const names = nameGroups(unnamed.map(({ group }) => group));
  const rows = unnamed.map((row, at) => ({ ...row, name: names[at] ?? row.group.label }));
  const judged = keepJudged(shown);
  const circles = findSiblings(judged);
  const cells = shown.links.map(({ from, to, imports, judged: own, isCircular }) => ({
    row: rowOf[from] ?? 0,
    column: rowOf[to] ?? 0,
    imports,
    inCycle: isCircular || (own > 0 && areInCycle(judged, circles, from, to)),
    broken: brokenIn.get(`${from}:${to}`) ?? [],
  }));
  cells.sort((a, b) => a.row - b.row || a.column - b.column);
  return { rows, folders: measureFolders(shown, rows, startOf), cells, rowOf };
}

function measureFolders(
  shown: ShownGroups,
  rows: readonly Row[],
  startOf: ReadonlyMap<number, number>,
): OpenFolder[] {
  const length = new Map<number, number>();
  for (const { number } of rows) {
    for (let at = shown.parent[number] ?? -1; at > 0; at = shown.parent[at] ?? -1)
      length.set(at, (length.get(at) ?? 0) + 1);
  }
  return [...startOf].flatMap(([number, start]) => {
    const group = shown.groups[number];
    if (number === 0 || group === undefined) return [];
    return [{ group, depth: (shown.depth[number] ?? 0) - 1, start, length: length.get(number) ?? 0 }];
  });
}

/** The same matrix with what a change did to each cell. The imports that it removed are no longer counted. */
export function markChanges(matrix: Matrix, changes: LinkChanges | undefined): Matrix {
  if (changes === undefined) return matrix;
  const { rows } = matrix;
  const cells = matrix.cells.map((cell): Cell => {
    const change = changes.get(`${rows[cell.row]?.number}:${rows[cell.column]?.number}`);
    return change === undefined ? cell : { ...cell, change, imports: cell.imports - change.removedImports };
  });
  return { ...matrix, cells };
}
