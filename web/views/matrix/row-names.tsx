// The names of the rows: a click selects, the triangle opens a folder. An open folder has a bar next to its rows that closes it.
import { hoveredNode } from '../../state/store.ts';
import { LongName } from '../../panels/long-name.tsx';
import { countOf, writeNumber } from '../../../src/std/words.ts';
import { folderId, folderOfId } from '../../state/folder-id.ts';
import { chooseNode } from '../../state/choose-node.ts';
import { nameOf } from '../groups/group-tree.ts';
import { closeGroup, openGroup } from '../groups/use-groups.ts';
import type { RowRange } from '../shared/visible-rows.ts';
import type { Matrix, OpenFolder, Row } from './arrange-matrix.ts';
import type { MatrixSizes } from './matrix-sizes.ts';

interface RowNamesProps {
  readonly matrix: Matrix;
  readonly sizes: MatrixSizes;
  readonly window: RowRange;
  readonly selectedRow: number;
  readonly pointedRow: number;
}

export function RowNames({ matrix, sizes, window, selectedRow, pointedRow }: RowNamesProps) {
  const { start, end } = window;
  const near = matrix.folders.filter((folder) => folder.start < end && folder.start + folder.length > start);
  return (
    <ul class="matrix-rows" aria-label="Rows" style={{ width: `${sizes.gutter}px` }}>
      {near.map((folder) => (
        <FolderBar key={folder.group.key} folder={folder} sizes={sizes} />
      ))}
      {matrix.rows.slice(start, end).map((row, i) => (
        <RowName
          key={row.group.key}
          row={row}
          place={start + i}
          sizes={sizes}
          isSelected={start + i === selectedRow}
          isPointed={start + i === pointedRow}
        />
      ))}
    </ul>
  );
}

function FolderBar({ folder, sizes }: { readonly folder: OpenFolder; readonly sizes: MatrixSizes }) {
  const { group, depth, start, length } = folder;
  const place = {
    left: `${depth * sizes.bar}px`,
    top: `${sizes.head + start * sizes.cell}px`,
    width: `${sizes.bar}px`,
    height: `${length * sizes.cell}px`,
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
        {length * sizes.cell >= 44 && <span class="name">{group.label}</span>}
      </button>
    </li>
  );
}

/** Of the folder, for files next to its subfolders too. */
function idOfGroup(key: string): string {
  return folderId(folderOfId(key) ?? '.');
}

interface RowNameProps {
  readonly row: Row;
  readonly place: number;
  readonly sizes: MatrixSizes;
  readonly isSelected: boolean;
  readonly isPointed: boolean;
}

function RowName({ row: { group, name, depth }, place, sizes, isSelected, isPointed }: RowNameProps) {
  const left = depth * sizes.bar;
  const style = {
    left: `${left}px`,
    top: `${sizes.head + place * sizes.cell}px`,
    width: `${sizes.gutter - left}px`,
    height: `${sizes.cell}px`,
  };
  const isFile = group.kind === 'file';
  return (
    <li class="matrix-row" style={style}>
      {!isFile && (
        <button
          type="button"
          class="row-toggle"
          title={`Open ${nameOf(group)}`}
          aria-label={`Open ${nameOf(group)}`}
          aria-expanded={false}
          onClick={() => openGroup(group.key)}
        />
      )}
      <button
        type="button"
        class="row-name"
        data-pointed={isPointed}
        title={isFile ? nameOf(group) : `${nameOf(group)}: ${countOf(group.fileCount, 'file')}`}
        aria-current={isSelected}
        onClick={(event) => chooseNode(isFile ? group.key : idOfGroup(group.key), event)}
        onDblClick={() => !isFile && openGroup(group.key)}
        onPointerEnter={() => (hoveredNode.value = group.file)}
        onPointerLeave={() => (hoveredNode.value = -1)}
      >
        <LongName text={name} />
        {!isFile && <small>{writeNumber(group.fileCount)}</small>}
      </button>
    </li>
  );
}
