// The table, as filtered and sorted, as CSV.
import { csvRow } from '../../src/exporters/csv.ts';
import type { DetailedFile } from '../../src/model/report.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { type Sort, sortFiles } from '../state/sort-files.ts';

const heads = [
  'file',
  'risk',
  'dependents',
  'imports',
  'cycle',
  'signals',
  'complexity',
  'size',
  'language',
] as const;

export function writeTable(index: ReportIndex, shown: Uint8Array, sort: Sort): string {
  const rows = sortFiles(index, shown, sort).map((file) => csvRow(cellsOf(index, file)));
  return [csvRow(heads), ...rows].join('');
}

function cellsOf(index: ReportIndex, file: number): string[] {
  const node = index.nodes[file] as DetailedFile;
  const cycle = index.cycleOf[file] ?? -1;
  return [
    node.id,
    String(index.riskScore[file] ?? 0),
    String(node.incoming),
    String(node.outgoing),
    // Counted from one, as on the page.
    cycle === -1 ? '' : String(cycle + 1),
    (index.signalsOf.get(file) ?? []).join(' '),
    String(node.complexity),
    String(node.size),
    node.language,
  ];
}
