// The columns of the table and the order of its rows.
import type { DetailedFile } from '../../src/model/report.ts';
import type { ReportIndex } from './report-index.ts';
import { nameNode } from './name-files.ts';

export const columns = [
  { id: 'file', title: 'File', hint: 'Name of the file', first: 'ascending' },
  { id: 'folder', title: 'Folder', hint: 'Folder of the file', first: 'ascending' },
  {
    id: 'risk',
    title: 'Risk',
    hint: 'Risk score: grows with size, imports, dependents and recent changes',
    first: 'descending',
  },
  { id: 'dependents', title: 'Dependents', hint: 'Files that import it', first: 'descending' },
  { id: 'imports', title: 'Imports', hint: 'Files and packages that it imports', first: 'descending' },
  { id: 'cycle', title: 'Cycle', hint: 'Number of its cycle', first: 'ascending' },
  {
    id: 'signals',
    title: 'Findings',
    hint: 'Cycle, god module, hub or layer violation',
    first: 'descending',
  },
  {
    id: 'complexity',
    title: 'Complexity',
    hint: 'Imports relative to the file with the most',
    first: 'descending',
  },
  { id: 'size', title: 'Size', hint: 'Size of the file', first: 'descending' },
  { id: 'language', title: 'Language', hint: 'Language of the file', first: 'ascending' },
] as const;

export type ColumnId = (typeof columns)[number]['id'];
export type Direction = 'ascending' | 'descending';

export interface Sort {
  readonly column: ColumnId;
  readonly direction: Direction;
}

/** `-risk` → by risk, the highest first, which is also the default for unknown columns. */
export function parseSort(text: string): Sort {
  const descending = text.startsWith('-');
  const column = columns.find(({ id }) => id === text.slice(descending ? 1 : 0));
  if (column === undefined) return { column: 'risk', direction: 'descending' };
  return { column: column.id, direction: descending ? 'descending' : 'ascending' };
}

export function formatSort({ column, direction }: Sort): string {
  return direction === 'descending' ? `-${column}` : column;
}

/** The order after a click on a column header: its default, or the reverse if the table is already sorted by it. */
export function nextSort(current: Sort, column: ColumnId): Sort {
  const first = columns.find(({ id }) => id === column)?.first ?? 'ascending';
  if (current.column !== column) return { column, direction: first };
  return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** The files shown, in order; equal ones by path. */
export function sortFiles(index: ReportIndex, shown: Uint8Array, { column, direction }: Sort): number[] {
  const files: number[] = [];
  for (let file = 0; file < index.fileCount; file++) if (shown[file] === 1) files.push(file);
  const keys = files.map((file) => keyOf(index, file, column));
  const sign = direction === 'ascending' ? 1 : -1;
  const order = files.map((_, place) => place).sort((a, b) => sign * compare(keys[a], keys[b]) || a - b);
  return order.map((place) => files[place] ?? 0);
}

type Key = string | number;

function keyOf(index: ReportIndex, file: number, column: ColumnId): Key {
  const node = index.nodes[file] as DetailedFile;
  switch (column) {
    case 'file':
      return nameNode(index, node.id);
    case 'folder':
      return node.folder;
    case 'language':
      return node.language;
    case 'dependents':
      return node.incoming;
    case 'imports':
      return node.outgoing;
    case 'risk':
      return index.riskScore[file] ?? 0;
    case 'cycle':
      return cycleKey(index.cycleOf[file] ?? -1);
    case 'signals':
      return index.signalsOf.get(file)?.length ?? 0;
    case 'complexity':
      return node.complexity;
    case 'size':
      return node.size;
  }
}

/** Files without a cycle come last. */
function cycleKey(cycle: number): number {
  return cycle === -1 ? Number.MAX_SAFE_INTEGER : cycle;
}

function compare(a: Key = 0, b: Key = 0): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
