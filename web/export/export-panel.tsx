// The export menu: the current view, the report in every format, and the badge.
import type { Exporter } from '../../src/exporters/exporter.ts';
import { exporters } from '../../src/exporters/index.ts';
import { html, renderHtmlOfChange } from '../../src/exporters/html.ts';
import { isLive, loadSavedPage } from '../api.ts';
import { type ReportIndex, indexReport } from '../state/report-index.ts';
import { restoreReport } from '../state/restore-report.ts';
import { alignedReports, index, realIndex, view } from '../state/store.ts';
import { visible } from '../state/visible.ts';
import { parseSort } from '../state/sort-files.ts';
import { writeTable } from './table-csv.ts';
import { Badge } from './badge.tsx';
import { drawPng, drawSvg } from './draw-picture.ts';
import { Copy, Save } from './export-buttons.tsx';
import { fileName, saveFile } from './save-file.ts';

export function ExportPanel() {
  // A report says what is, also while the page shows a what-if.
  const current = realIndex.value;
  if (current === null) return null;
  const { report } = current;
  const named = (what: string): string => fileName(report.projectRoot, what);
  const { view: shown } = view.value;
  return (
    <>
      <h2>Current view</h2>
      <div class="export-row">
        <Save
          what="PNG"
          make={async () => saveFile(named(`${shown}.png`), await drawPng())}
          hint="the current view as an image"
        />
        <Save
          what="SVG"
          make={() => saveFile(named(`${shown}.svg`), drawSvg(named(shown)))}
          hint="the current view as a vector image"
        />
        {shown === 'table' && (
          <>
            <Save
              what="Table as CSV"
              make={() => saveFile(named('table.csv'), new Blob([tableText()], { type: 'text/csv' }))}
              hint="the table as filtered and sorted"
            />
            <Copy what="the table as CSV" text={tableText} />
          </>
        )}
      </div>
      <h2>Report</h2>
      <ul class="export-formats">
        {isLive && (
          <li>
            <Save
              what="HTML"
              make={async () => saveFile(named('graph.html'), await savedPage(current))}
              hint="this page with the report, as one file"
            />
            <span class="hint">this page with the report, as one file that opens anywhere</span>
          </li>
        )}
        {exporters.map((exporter) => (
          <li key={exporter.id}>
            <Save
              what={titleOf(exporter)}
              make={() => saveFile(named(exporter.fileName), fileOf(exporter, current))}
              hint={exporter.description}
            />
            <span class="hint">{exporter.description}</span>
            {exporter.id === 'mermaid' && (
              <Copy what="Mermaid" text={() => textOf(exporter, current).join('')} />
            )}
          </li>
        ))}
      </ul>
      {isLive && report.health !== undefined && <Badge health={report.health} />}
    </>
  );
}

/** As filtered and sorted. */
function tableText(): string {
  const current = index.value;
  return current === null ? '' : writeTable(current, visible.value, parseSort(view.value.sort));
}

async function savedPage(current: ReportIndex): Promise<Blob> {
  const page = await loadSavedPage();
  const exporter = html(() => page);
  const change = alignedReports.value;
  if (change === null) return fileOf(exporter, current);
  const before = restoreReport(indexReport(change.before));
  const compared = { change: change.change, before, after: restoreReport(current) };
  return new Blob([...renderHtmlOfChange(page, compared)], { type: exporter.mediaType });
}

function fileOf(exporter: Exporter, current: ReportIndex): Blob {
  return new Blob(textOf(exporter, current), { type: exporter.mediaType });
}

function textOf(exporter: Exporter, current: ReportIndex): string[] {
  return [...exporter.render(restoreReport(current))];
}

const titles = new Map([
  ['json', 'JSON'],
  ['mermaid', 'Mermaid'],
  ['cytoscape', 'Cytoscape'],
  ['dot', 'Graphviz'],
  ['graphml', 'GraphML'],
  ['csv', 'CSV'],
]);

function titleOf({ id }: Exporter): string {
  return titles.get(id) ?? id;
}
