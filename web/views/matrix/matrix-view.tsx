// The dependency structure matrix: who depends on whom, folder by folder, on a canvas that holds only what is on screen.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { adjust, hoveredNode, index, selectedNode, view } from '../../state/store.ts';
import type { Cell } from '../../state/view-state.ts';
import '../../style/matrix.css';
import type { Group } from '../groups/group-tree.ts';
import { openToFit } from '../groups/open-to-fit.ts';
import { forgetWishes, useGroups } from '../groups/use-groups.ts';
import { Mark } from '../shared/legend.tsx';
import { useScrolled } from '../shared/use-scrolled.ts';
import { ViewGuide } from '../shared/view-guide.tsx';
import { type Matrix, arrangeMatrix } from './arrange-matrix.ts';
import { CellDetails } from './cell-details.tsx';
import { MatrixCanvas } from './matrix-canvas.tsx';
import { MatrixTwin, describeCell } from './matrix-twin.tsx';
import type { Place } from './measure.ts';

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
  const { shown, isChanged } = useGroups(report, openAtFirst);
  const matrix = useMemo(() => arrangeMatrix(shown), [shown]);
  const [place, setPlace] = useState<Place | undefined>(undefined);
  useEffect(() => setPlace(undefined), [matrix]);
  const opened = findPlace(matrix, view.value.cell);

  const rowOfNode = (node: number): number => matrix.rowOf[shown.groupOf[node] ?? -1] ?? -1;
  const cellAt = ({ row, column }: Place) =>
    matrix.cells.find((cell) => cell.row === row && cell.column === column);
  const keyOf = (row: number): string => matrix.rows[row]?.group.key ?? '';
  const open = (at: Place | undefined): void =>
    adjust({
      cell: at === undefined || cellAt(at) === undefined ? null : [keyOf(at.row), keyOf(at.column)],
    });

  return (
    <div class="matrix">
      <ViewGuide hint={hint} isChanged={isChanged} startOver={forgetWishes}>
        <Mark
          looks={['cell imports faint', 'cell imports half', 'cell imports']}
          text="few to many imports"
        />
        <Mark looks={['cell cycle']} text="cycle, above the diagonal" />
        <Mark looks={['cell cycle half']} text="the rest of that cycle; on the diagonal, a cycle inside" />
      </ViewGuide>
      <div class="matrix-scroll" ref={scroller}>
        <MatrixCanvas
          matrix={matrix}
          scroller={scroller}
          canvas={canvas}
          scrolled={scrolled}
          selectedRow={rowOfNode(selectedNode.value)}
          hoveredRow={rowOfNode(hoveredNode.value)}
          place={place}
          point={setPlace}
          open={open}
        />
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
