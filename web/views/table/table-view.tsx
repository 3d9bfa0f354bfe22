// All files with their figures. Only the rows on screen are in the document, so that twenty thousand scroll like twenty.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { hoveredNode, index, selectedNode, view } from '../../state/store.ts';
import { isFiltered, visible } from '../../state/visible.ts';
import { shortName } from '../../state/file-name.ts';
import { visibleName } from '../../state/visible-name.ts';
import { countOf, writeNumber } from '../../../src/std/words.ts';
import '../../style/table.css';
import { useScrollPosition } from '../shared/use-scroll-position.ts';
import { scrollPositionFor, visibleRows } from '../shared/visible-rows.ts';
import { FileRow, folderName } from './file-row.tsx';
import { fitNames, useColumnWidths } from './fit-names.ts';
import { columns, parseSort, sortFiles } from '../../state/sort-files.ts';
import { TableHead } from './table-head.tsx';
import { rowId, useActiveRow } from './use-active-row.ts';

export function TableView() {
  return index.value === null ? null : <FileTable current={index.value} />;
}

/** As in table.css. */
const rowHeight = 30;
const headHeight = 34;

function FileTable({ current }: { readonly current: ReportIndex }) {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolled = useScrollPosition(scroller);
  const shown = visible.value;
  const sort = parseSort(view.value.sort);
  const files = useMemo(() => sortFiles(current, shown, sort), [current, shown, sort.column, sort.direction]);
  const highest = useMemo(() => current.riskScore.reduce((a, b) => Math.max(a, b), 1), [current]);
  const body = { top: scrolled.top, height: scrolled.height - headHeight };
  const { start, end } = visibleRows(files.length, rowHeight, body);
  const show = (row: number): void => {
    const box = scroller.current;
    if (box === null) return;
    box.scrollTop = scrollPositionFor(row, rowHeight, {
      top: box.scrollTop,
      height: box.clientHeight - headHeight,
    });
  };
  const shownFiles = files.slice(start, end);
  const widths = useColumnWidths(scroller, scrolled.width, shownFiles.length);
  const names = fitNames(
    shownFiles.map((file) => visibleName(shortName(current.nodes[file]?.id ?? ''))),
    widths.file,
  );
  const folders = fitNames(
    shownFiles.map((file) => folderName(current.nodes[file]?.folder ?? '.')),
    widths.folder,
  );
  const rows = useActiveRow({ current, files, show, pageLength: Math.floor(body.height / rowHeight) });

  // After sorting, the first rows matter more than the selected file.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) scroller.current?.scrollTo(0, 0);
    isFirst.current = false;
  }, [sort.column, sort.direction]);
  const selected = selectedNode.value;
  // With the drawing, not after it: a key pressed in between would scroll first, and this would scroll back.
  useLayoutEffect(() => {
    const row = files.indexOf(selected);
    if (row !== -1) show(row);
  }, [selected, current, shown]);

  return (
    <div class="file-table">
      <p class="table-count muted" role="status">
        {isFiltered.value
          ? `${writeNumber(files.length)} of ${countOf(current.fileCount, 'file')} match the filters`
          : countOf(files.length, 'file')}
      </p>
      <div class="table-scroll" ref={scroller} onPointerLeave={() => (hoveredNode.value = -1)}>
        <table
          role="grid"
          aria-label="Files"
          aria-rowcount={files.length + 1}
          aria-colcount={columns.length}
          tabIndex={0}
          aria-activedescendant={rows.active >= start && rows.active < end ? rowId(rows.active) : undefined}
          onKeyDown={rows.onKeyDown}
        >
          <TableHead sort={sort} />
          <tbody>
            <Gap height={start * rowHeight} />
            {shownFiles.map((file, i) => (
              <FileRow
                key={file}
                current={current}
                file={file}
                place={start + i}
                highest={highest}
                isSelected={file === selected}
                isActive={start + i === rows.active}
                name={names[i] ?? ''}
                folder={folders[i] ?? ''}
              />
            ))}
            <Gap height={(files.length - end) * rowHeight} />
          </tbody>
        </table>
        {files.length === 0 && <p class="muted table-empty">No files match the filters.</p>}
      </div>
    </div>
  );
}

/** Takes the space of the rows that are not in the document. */
function Gap({ height }: { readonly height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" class="gap" style={{ height: `${height}px` }} />;
}
