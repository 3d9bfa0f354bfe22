// The content of the matrix as a list, for screen readers.
import { countOf } from '../../../src/std/words.ts';
import { nameOf } from '../groups/group-tree.ts';
import { describeLinkChange } from '../groups/link-changes.ts';
import { describeBreaks } from '../groups/rule-breaks.ts';
import type { Cell, Matrix } from './arrange-matrix.ts';

const listLimit = 500;

export function MatrixList({ matrix }: { readonly matrix: Matrix }) {
  const between = matrix.cells.filter(
    ({ row, column, broken, change }) => row !== column || broken.length > 0 || change !== undefined,
  );
  const listed = between.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, listLimit);
  return (
    <div class="visually-hidden">
      <h3>Dependencies between rows, those that changed, break rules or are in cycles first</h3>
      <ul>
        {listed.map((cell) => (
          <li key={`${cell.row}:${cell.column}`}>{describeCell(matrix, cell)}</li>
        ))}
      </ul>
      {between.length > listed.length && <p>and {between.length - listed.length} more</p>}
    </div>
  );
}

function weightOf({ broken, inCycle, change }: Cell): number {
  return 4 * Number(change !== undefined) + 2 * Number(broken.length > 0) + Number(inCycle);
}

/** A cell as a sentence; no `imports` if it is empty. */
export function describeCell(
  { rows }: Matrix,
  { row, column, imports, inCycle, broken = [], change }: Pick<Cell, 'row' | 'column'> & Partial<Cell>,
): string {
  const [source, target] = [rows[row]?.group, rows[column]?.group];
  if (source === undefined || target === undefined) return '';
  const count = imports ?? 0;
  const changed = change === undefined ? '' : `, ${describeLinkChange(change)}`;
  const rules = changed + (broken.length === 0 ? '' : `, ${describeBreaks(broken)}`);
  if (row === column) return `${countOf(count, 'import')} inside ${nameOf(source)}${rules}`;
  if (count === 0)
    return `${nameOf(source)} does not depend on ${nameOf(target)}${change === undefined ? '' : ` any more${changed}`}`;
  const cycle = inCycle === true ? ', in a cycle' : '';
  return `${nameOf(source)} depends on ${nameOf(target)}: ${countOf(count, 'import')}${cycle}${rules}`;
}
