// The names beside the rows: a folder opens, a file is selected; an open folder has a bar along its rows that closes it.
import { hoveredNode } from '../../state/store.ts';
import { grouped, plural } from '../../state/words.ts';
import { chooseNode } from '../shared/choose-node.ts';
import { nameOf } from '../groups/group-tree.ts';
import { closeGroup, openGroup } from '../groups/use-groups.ts';
import type { VirtualWindow } from '../shared/virtual-window.ts';
import type { Matrix, OpenFolder, Row } from './arrange-matrix.ts';
import type { Measure } from './measure.ts';

interface RowNamesProps {
  readonly matrix: Matrix;
  readonly measure: Measure;
  readonly window: VirtualWindow;
  readonly selectedRow: number;
  readonly pointedRow: number;
}

export function RowNames({ matrix, measure, window, selectedRow, pointedRow }: RowNamesProps) {
  const { start, end } = window;
  const near = matrix.folders.filter((folder) => folder.start < end && folder.start + folder.length > start);
  return (
    <ul class="matrix-rows" aria-label="Rows" style={{ width: `${measure.gutter}px` }}>
      {near.map((folder) => (
        <FolderBar key={folder.group.key} folder={folder} measure={measure} />
      ))}
      {matrix.rows.slice(start, end).map((row, i) => (
        <RowName
          key={row.group.key}
          row={row}
          place={start + i}
          measure={measure}
          isSelected={start + i === selectedRow}
          isPointed={start + i === pointedRow}
        />
      ))}
    </ul>
  );
}

function FolderBar({ folder, measure }: { readonly folder: OpenFolder; readonly measure: Measure }) {
  const { group, depth, start, length } = folder;
  const place = {
    left: `${depth * measure.bar}px`,
    top: `${measure.head + start * measure.cell}px`,
    width: `${measure.bar}px`,
    height: `${length * measure.cell}px`,
  };
  return (
    <li style={place}>
      <button
        type="button"
        class="folder-bar"
        title={`Close ${nameOf(group)}`}
        aria-label={`Close ${nameOf(group)}`}
        aria-expanded
        onClick={() => closeGroup(group.key)}
      >
        {length * measure.cell >= 44 && <span class="name">{group.label}</span>}
      </button>
    </li>
  );
}

interface RowNameProps {
  readonly row: Row;
  readonly place: number;
  readonly measure: Measure;
  readonly isSelected: boolean;
  readonly isPointed: boolean;
}

function RowName({ row: { group, depth }, place, measure, isSelected, isPointed }: RowNameProps) {
  const left = depth * measure.bar;
  const style = {
    left: `${left}px`,
    top: `${measure.head + place * measure.cell}px`,
    width: `${measure.gutter - left}px`,
    height: `${measure.cell}px`,
  };
  const isFile = group.kind === 'file';
  return (
    <li style={style}>
      <button
        type="button"
        class="row-name"
        data-pointed={isPointed}
        title={isFile ? nameOf(group) : `Open ${nameOf(group)}: ${plural(group.fileCount, 'file')}`}
        aria-current={isSelected}
        aria-expanded={isFile ? undefined : false}
        onClick={(event) => (isFile ? chooseNode(group.key, event) : openGroup(group.key))}
        onPointerEnter={() => (hoveredNode.value = group.file)}
        onPointerLeave={() => (hoveredNode.value = -1)}
      >
        <span class="name">{group.label}</span>
        {!isFile && <small>{grouped(group.fileCount)}</small>}
      </button>
    </li>
  );
}
