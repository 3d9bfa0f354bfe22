// The dependency structure matrix: who depends on whom, folder by folder, on a canvas that holds only what is on screen.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { adjust, hoveredNode, index, selectedNode, view } from '../../state/store.ts';
import type { Cell } from '../../state/view-state.ts';
import '../../style/matrix.css';
import type { Group } from '../groups/group-tree.ts';
import { openToFit } from '../groups/open-to-fit.ts';
import { forgetWishes, useGroups } from '../groups/use-groups.ts';
import { Mark, Reading } from '../shared/legend.tsx';
import { useColours } from '../shared/use-colours.ts';
import { useScrolled } from '../shared/use-scrolled.ts';
import { scrollTo, windowOf } from '../shared/virtual-window.ts';
import { type Matrix, arrangeMatrix } from './arrange-matrix.ts';
import { CellDetails } from './cell-details.tsx';
import { drawMatrix, matrixColours } from './draw-matrix.ts';
import { MatrixTwin, describeCell } from './matrix-twin.tsx';
import { type Place, measureMatrix, placeAt } from './measure.ts';
import { RowNames } from './row-names.tsx';

export function MatrixView() {
  return index.value === null ? null : <LoadedMatrix report={index.value} />;
}

const hint =
  'Each row depends on the columns marked in it. What others build on comes first, so marks belong below the diagonal: one above it closes a cycle.';

/** As many rows as fit a small screen without scrolling. */
const openAtFirst = (root: Group): ReadonlySet<string> => openToFit(root, 36);

function LoadedMatrix({ report }: { readonly report: ReportIndex }) {
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scrolled = useScrolled(scroller);
  const theme = useColours(matrixColours);
  const { shown, isChanged } = useGroups(report, openAtFirst);
  const matrix = useMemo(() => arrangeMatrix(shown), [shown]);
  const measure = measureMatrix(matrix, scrolled);
  const [place, setPlace] = useState<Place | undefined>(undefined);
  useEffect(() => setPlace(undefined), [matrix]);
  const opened = findPlace(matrix, view.value.cell);

  const rowOfNode = (node: number): number => matrix.rowOf[shown.groupOf[node] ?? -1] ?? -1;
  const selectedRow = rowOfNode(selectedNode.value);
  const hoveredRow = rowOfNode(hoveredNode.value);
  const pointed = place ?? (hoveredRow === -1 ? undefined : { row: hoveredRow, column: hoveredRow });
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || scrolled.width === 0) return;
    const frame = requestAnimationFrame(() =>
      drawMatrix(context, { matrix, measure, theme, scrolled, selectedRow, pointed }),
    );
    return () => cancelAnimationFrame(frame);
  });

  const cellAt = ({ row, column }: Place) =>
    matrix.cells.find((cell) => cell.row === row && cell.column === column);
  const keyOf = (row: number): string => matrix.rows[row]?.group.key ?? '';
  const open = (at: Place | undefined): void =>
    adjust({
      cell: at === undefined || cellAt(at) === undefined ? null : [keyOf(at.row), keyOf(at.column)],
    });
  const placeUnder = (event: MouseEvent): Place | undefined =>
    placeAt(matrix, measure, scrolled, event.offsetX, event.offsetY);

  function pressKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (event.key === 'Enter') open(place);
    else if (event.key === 'Escape') open(undefined);
    else if (step !== undefined) moveBy(step);
    else return;
    event.preventDefault();
  }

  function moveBy([down, right]: readonly [number, number]): void {
    const last = matrix.rows.length - 1;
    const from = place ?? { row: Math.max(0, selectedRow), column: Math.max(0, selectedRow) };
    const row = Math.min(last, Math.max(0, from.row + down));
    const column = Math.min(last, Math.max(0, from.column + right));
    setPlace({ row, column });
    const { cell, head, gutter } = measure;
    scroller.current?.scrollTo({
      top: scrollTo(row, cell, { top: scrolled.top, height: scrolled.height - head }),
      left: scrollTo(column, cell, { top: scrolled.left, height: scrolled.width - gutter }),
    });
  }

  const side = matrix.rows.length * measure.cell + 12;
  const ratio = devicePixelRatio;
  return (
    <div class="matrix">
      <Reading hint={hint} isChanged={isChanged} startOver={forgetWishes}>
        <Mark
          looks={['cell imports faint', 'cell imports half', 'cell imports']}
          text="few to many imports"
        />
        <Mark looks={['cell cycle']} text="cycle, above the diagonal" />
        <Mark looks={['cell cycle half']} text="the rest of that cycle; on the diagonal, a cycle inside" />
      </Reading>
      <div class="matrix-scroll" ref={scroller}>
        <div style={{ width: `${measure.gutter + side}px`, height: `${measure.head + side}px` }}>
          <canvas
            ref={canvas}
            width={Math.round(scrolled.width * ratio)}
            height={Math.round(scrolled.height * ratio)}
            style={{
              width: `${scrolled.width}px`,
              height: `${scrolled.height}px`,
              marginBottom: `${-scrolled.height}px`,
            }}
            tabIndex={0}
            role="application"
            aria-label={`Matrix of ${matrix.rows.length} rows. Arrow keys move from cell to cell, Enter lists the imports of one.`}
            onPointerMove={(event) => setPlace(placeUnder(event))}
            onPointerLeave={() => setPlace(undefined)}
            onClick={(event) => open(placeUnder(event))}
            onKeyDown={pressKey}
          />
          <div
            class="matrix-corner"
            style={{
              width: `${measure.gutter}px`,
              height: `${measure.head}px`,
              marginBottom: `${-measure.head}px`,
            }}
          >
            <span>depends on →</span>
          </div>
          <RowNames
            matrix={matrix}
            measure={measure}
            window={windowOf(matrix.rows.length, measure.cell, scrolled)}
            selectedRow={selectedRow}
            pointedRow={pointed?.row ?? -1}
          />
        </div>
      </div>
      <p class="matrix-says name" role="status">
        {matrix.rows.length === 0 && 'No file passes the filters.'}
        {matrix.rows.length > 0 &&
          place === undefined &&
          'Point at a cell to read it; click it to see the imports.'}
        {place !== undefined && describeCell(matrix, { ...place, ...cellAt(place) })}
      </p>
      {opened !== undefined && (
        <CellDetails
          report={report}
          shown={shown}
          from={matrix.rows[opened.row]?.number ?? -1}
          to={matrix.rows[opened.column]?.number ?? -1}
          close={() => {
            open(undefined);
            canvas.current?.focus();
          }}
        />
      )}
      <MatrixTwin matrix={matrix} />
    </div>
  );
}

/** Where the cell of the address stands now; undefined where its folders were opened or closed since. */
function findPlace({ rows }: Matrix, cell: Cell | null): Place | undefined {
  if (cell === null) return undefined;
  const [row, column] = cell.map((wanted) => rows.findIndex(({ group }) => group.key === wanted));
  return row === undefined || column === undefined || row < 0 || column < 0 ? undefined : { row, column };
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
