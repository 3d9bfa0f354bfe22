// The drawing of the matrix: its cells on a canvas, the names of its rows as buttons over it.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useColours } from '../shared/use-colours.ts';
import type { ScrolledBox } from '../shared/use-scrolled.ts';
import { scrollTo, windowOf } from '../shared/virtual-window.ts';
import type { Matrix } from './arrange-matrix.ts';
import { drawMatrix, matrixColours } from './draw-matrix.ts';
import { type Place, measureMatrix, placeAt } from './measure.ts';
import { RowNames } from './row-names.tsx';

interface MatrixCanvasProps {
  readonly matrix: Matrix;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly scrolled: ScrolledBox;
  readonly selectedRow: number;
  readonly hoveredRow: number;
  /** The cell under the pointer or the keyboard. */
  readonly place: Place | undefined;
  point(place: Place | undefined): void;
  open(place: Place | undefined): void;
}

export function MatrixCanvas(props: MatrixCanvasProps) {
  const { matrix, scroller, canvas, scrolled, selectedRow, hoveredRow, place, point, open } = props;
  const theme = useColours(matrixColours);
  const measure = measureMatrix(matrix, scrolled);
  const pointed = place ?? (hoveredRow === -1 ? undefined : { row: hoveredRow, column: hoveredRow });
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || scrolled.width === 0) return;
    const frame = requestAnimationFrame(() =>
      drawMatrix(context, { matrix, measure, theme, scrolled, selectedRow, pointed }),
    );
    return () => cancelAnimationFrame(frame);
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
    point({ row, column });
    const { cell, head, gutter } = measure;
    scroller.current?.scrollTo({
      top: scrollTo(row, cell, { top: scrolled.top, height: scrolled.height - head }),
      left: scrollTo(column, cell, { top: scrolled.left, height: scrolled.width - gutter }),
    });
  }

  const side = matrix.rows.length * measure.cell + 12;
  return (
    <div style={{ width: `${measure.gutter + side}px`, height: `${measure.head + side}px` }}>
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
        onPointerMove={(event) => point(placeUnder(event))}
        onPointerLeave={() => point(undefined)}
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
  );
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
