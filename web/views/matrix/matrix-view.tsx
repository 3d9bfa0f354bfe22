// The dependency structure matrix, by folder, on a canvas that draws only what is on screen.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { updateView, hoveredNode, selectedFolder, selectedNode, view } from '../../state/store.ts';
import { focusedRule } from '../../state/focused-rule.ts';
import { folderId } from '../../state/folder-id.ts';
import type { Cell } from '../../state/view-state.ts';
import { shownReport } from '../../state/visible.ts';
import { countOf } from '../../../src/std/words.ts';
import '../../style/matrix.css';
import type { Group } from '../groups/group-tree.ts';
import { useLinkChanges } from '../groups/use-link-changes.ts';
import { openToFit } from '../groups/open-to-fit.ts';
import { findRuleBreaks } from '../groups/rule-breaks.ts';
import { findFolderGroup, linksOfCycle } from '../groups/shown-groups.ts';
import { placeGroups } from '../groups/tangle-places.ts';
import { resetGroups, useGroups } from '../groups/use-groups.ts';
import { EdgeStatesLegend } from '../shared/change-legend.tsx';
import { LegendItem } from '../shared/legend.tsx';
import { useScrollPosition } from '../shared/use-scroll-position.ts';
import { ViewGuide } from '../shared/view-guide.tsx';
import { type Matrix, arrangeMatrix, markChanges } from './arrange-matrix.ts';
import { CellDetails } from './cell-details.tsx';
import { MatrixCanvas } from './matrix-canvas.tsx';
import { MatrixList, describeCell } from './matrix-list.tsx';
import type { CellPosition } from './matrix-sizes.ts';

export function MatrixView() {
  return shownReport.value === null ? null : <LoadedMatrix report={shownReport.value} />;
}

const hint =
  'Each row depends on the columns marked in it. Dependencies come first, so marks are below the diagonal. A red mark above it is part of a cycle of rows; a blue one closes a cycle only together with tests or other files outside the product.';

/** A finger cannot hover. */
const hasPointer = !matchMedia('(hover: none)').matches;

/** As many rows as fit a small screen without scrolling, with a number in each cell. */
const openAtFirst = (root: Group): ReadonlySet<string> => openToFit(root, 25);

function LoadedMatrix({ report }: { readonly report: ReportIndex }) {
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scrolled = useScrollPosition(scroller);
  const { shown, isChanged, places } = useGroups(report, openAtFirst);
  const { tangles } = report.report;
  const rule = focusedRule.value;
  const breaks = useMemo(() => findRuleBreaks(report, shown, rule), [report, shown, rule]);
  const changes = useLinkChanges(report, shown);
  const matrix = useMemo(
    () => markChanges(arrangeMatrix(shown, tangles, breaks, placeGroups(shown, places)), changes),
    [shown, places, tangles, breaks, changes],
  );
  const [pointed, setPointed] = useState<CellPosition | undefined>(undefined);
  // Not after the next frame, as an effect is: it would undo a key pressed until then.
  useLayoutEffect(() => setPointed(undefined), [matrix]);
  const opened = findCell(matrix, view.value.cell);

  const rowOfNode = (node: number): number => matrix.rowOf[shown.groupOf[node] ?? -1] ?? -1;
  const folder = selectedFolder.value;
  const { cycle } = view.value;
  const inFocus = useMemo(
    () =>
      linksOfCycle(report, shown, cycle).map(([from, to]) => ({
        row: matrix.rowOf[from] ?? -1,
        column: matrix.rowOf[to] ?? -1,
      })),
    [report, shown, matrix, cycle],
  );
  const cellAt = ({ row, column }: CellPosition) =>
    matrix.cells.find((cell) => cell.row === row && cell.column === column);
  const keyOf = (row: number): string => matrix.rows[row]?.group.key ?? '';
  const open = (at: CellPosition | undefined): void =>
    updateView({
      cell: at === undefined || cellAt(at) === undefined ? null : [keyOf(at.row), keyOf(at.column)],
    });

  return (
    <div class="matrix">
      <ViewGuide hint={hint} isChanged={isChanged} reset={resetGroups}>
        <LegendItem
          marks={['cell imports faint', 'cell imports half', 'cell imports']}
          text="few to many imports"
        />
        <LegendItem marks={['cell cycle']} text="in a cycle of rows, above the diagonal" />
        <LegendItem marks={['cell cycle half']} text="in a cycle, below the diagonal or inside the row" />
        {changes !== undefined && <EdgeStatesLegend shape="cell" />}
        {breaks.length > 0 && (
          <>
            <LegendItem marks={['cell broken']} text="breaks a rule, new" />
            <LegendItem marks={['cell known']} text="in the baseline" />
          </>
        )}
      </ViewGuide>
      <div class="matrix-scroll" ref={scroller}>
        <MatrixCanvas
          matrix={matrix}
          scroller={scroller}
          canvas={canvas}
          scrolled={scrolled}
          selectedRow={
            folder === null
              ? rowOfNode(selectedNode.value)
              : (matrix.rowOf[findFolderGroup(shown, folderId(folder))] ?? -1)
          }
          hoveredRow={rowOfNode(hoveredNode.value)}
          pointed={pointed}
          inFocus={inFocus}
          point={setPointed}
          open={open}
        />
      </div>
      <p class="matrix-status name" role="status">
        {matrix.rows.length === 0 && 'No files match the filters.'}
        {matrix.rows.length > 0 &&
          pointed === undefined &&
          (hasPointer
            ? 'Hover over a cell to read it; click it to see the imports.'
            : 'Tap a cell to read it and see the imports.')}
        {pointed === undefined &&
          inFocus.length > 0 &&
          ` The cycle in focus is in ${countOf(inFocus.length, 'cell')}.`}
        {pointed !== undefined && describeCell(matrix, { ...pointed, ...cellAt(pointed) })}
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
      <MatrixList matrix={matrix} />
    </div>
  );
}

/** The position of the cell in the address; undefined if its folders were opened or closed since. */
function findCell({ rows }: Matrix, cell: Cell | null): CellPosition | undefined {
  if (cell === null) return undefined;
  const [row, column] = cell.map((wanted) => rows.findIndex(({ group }) => group.key === wanted));
  return row === undefined || column === undefined || row < 0 || column < 0 ? undefined : { row, column };
}
