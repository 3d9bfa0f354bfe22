// Whether there is anything to check layers on: a product file that depends on another folder, neither of the two folders
// being inside the other.
import type { ReportIndex } from './report-index.ts';

export function findLayers(current: ReportIndex): boolean {
  if (current.report.risks.layer_violations.length > 0) return true;
  const isFolderOrder = (source: number, edge: number): boolean => {
    const target = current.edgeTarget[edge] ?? 0;
    if (current.isJudged[source] !== 1 || current.isJudged[target] !== 1) return false;
    return areApart(current.nodes[source]?.folder ?? '', current.nodes[target]?.folder ?? '');
  };
  return current.edgeSource.some(isFolderOrder);
}

function areApart(a: string, b: string): boolean {
  if (a === b || a === '.' || b === '.') return false;
  return !a.startsWith(`${b}/`) && !b.startsWith(`${a}/`);
}
