// Every file that was there at some point of the history, as the map needs them: one number for each, so that a file keeps
// its place through all the years. The history has no dependencies of the past, so there are none here.
import type { History } from '../../../src/model/history.ts';
import type { DetailedFile, DetailedNode } from '../../../src/model/report.ts';
import type { Evidence } from '../../state/page-report.ts';
import { type ReportIndex, indexReport } from '../../state/report-index.ts';

/** A file's number is its place in `history.files`. */
export function indexFiles({ files }: History, current: ReportIndex): ReportIndex {
  const nodes = files.map(({ file }) => nodeOf(current, file) ?? goneFile(file));
  const { report } = current;
  // What is found today says nothing about another day.
  const risks = { ...report.risks, top_risk_files: [], god_modules: [], layer_violations: [] };
  return indexReport({ report: { ...report, cycles: [], risks }, nodes, ends: [], evidence: noEvidence });
}

function nodeOf({ nodes, numberOf }: ReportIndex, id: string): DetailedNode | undefined {
  const node = nodes[numberOf.get(id) ?? -1];
  return node?.type === 'file' ? node : undefined;
}

function goneFile(id: string): DetailedFile {
  const slash = id.lastIndexOf('/');
  return {
    id,
    label: id,
    type: 'file',
    language: '',
    folder: slash === -1 ? '.' : id.slice(0, slash),
    outgoing: 0,
    incoming: 0,
    isCircular: false,
    complexity: 0,
    size: 0,
    changes: 0,
    role: 'product',
  };
}

const noEvidence: Evidence = { importsOf: () => [], countImports: () => 0, isOfProduct: () => true };
