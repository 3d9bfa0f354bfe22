// The cells of the matrix on a canvas, with the names of its rows as buttons over it.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useColours } from '../shared/use-colours.ts';
import type { ScrollBox } from '../shared/use-scroll-position.ts';
import { scrollPositionFor, visibleRows } from '../shared/visible-rows.ts';
import type { Matrix } from './arrange-matrix.ts';
import { drawMatrix, matrixColours } from './draw-matrix.ts';
import { type CellPosition, measureMatrix, cellPositionAt } from './matrix-sizes.ts';
import { RowNames } from './row-names.tsx';

interface MatrixCanvasProps {
  readonly matrix: Matrix;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly scrolled: ScrollBox;
  readonly selectedRow: number;
  readonly hoveredRow: number;
  /** The cell under the pointer or the keyboard. */
  readonly pointed: CellPosition | undefined;
  /** The cells with dependencies of the cycle in focus. */
  readonly inFocus: readonly CellPosition[];
  point(cell: CellPosition | undefined): void;
  open(cell: CellPosition | undefined): void;
}

export function MatrixCanvas(props: MatrixCanvasProps) {
  const { matrix, scroller, canvas, scrolled, selectedRow, hoveredRow, pointed, inFocus, point, open } =
    props;
  const theme = useColours(matrixColours);
  const sizes = measureMatrix(matrix, scrolled);
  const marked = pointed ?? (hoveredRow === -1 ? undefined : { row: hoveredRow, column: hoveredRow });
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || scrolled.width === 0) return;
    const frame = requestAnimationFrame(() =>
      drawMatrix(context, { matrix, sizes, theme, scrolled, selectedRow, pointed: marked, inFocus }),
    );
    return () => cancelAnimationFrame(frame);
  });
  const cellUnder = (event: MouseEvent): CellPosition | undefined =>
    cellPositionAt(matrix, sizes, scrolled, event.offsetX, event.offsetY);

  function pressKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (event.key === 'Enter') open(pointed);
    else if (event.key === 'Escape') open(undefined);
    else if (step !== undefined) moveBy(step);
    else return;
    event.preventDefault();
  }

  function moveBy([down, right]: readonly [number, number]): void {
    const last = matrix.rows.length - 1;
    const from = pointed ?? { row: Math.max(0, selectedRow), column: Math.max(0, selectedRow) };
    const row = Math.min(last, Math.max(0, from.row + down));
    const column = Math.min(last, Math.max(0, from.column + right));
    point({ row, column });
    const { cell, head, gutter } = sizes;
    scroller.current?.scrollTo({
      top: scrollPositionFor(row, cell, { top: scrolled.top, height: scrolled.height - head }),
      left: scrollPositionFor(column, cell, { top: scrolled.left, height: scrolled.width - gutter }),
    });
  }

  const side = matrix.rows.length * sizes.cell + 12;
  return (
    <div style={{ width: `${sizes.gutter + side}px`, height: `${sizes.head + side}px` }}>
      <canvas
        ref={canvas}
        width={Math.round(scrolled.width * devicePixelRatio)}
        height={Math.round(scrolled.height * devicePixelRatio)}
        style={{
          width: `${scrolled.width}px`,
          height: `${scrolled.height}px`,
          marginBottom: `${-scrolled.height}px`,
        }}
        tabIndex={0}
        role="application"
        aria-label={`Matrix of ${matrix.rows.length} rows. Arrow keys move from cell to cell, Enter lists the imports of one.`}
        onPointerMove={(event) => point(cellUnder(event))}
        onPointerLeave={() => point(undefined)}
        onClick={(event) => open(cellUnder(event))}
        onKeyDown={pressKey}
      />
      <div
        class="matrix-corner"
        style={{
          width: `${sizes.gutter}px`,
          height: `${sizes.head}px`,
          marginBottom: `${-sizes.head}px`,
        }}
      >
        <span>depends on →</span>
      </div>
      <RowNames
        matrix={matrix}
        sizes={sizes}
        window={visibleRows(matrix.rows.length, sizes.cell, scrolled)}
        selectedRow={selectedRow}
        pointedRow={marked?.row ?? -1}
      />
    </div>
  );
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
