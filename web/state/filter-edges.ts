// The report without the kinds of dependencies that the filters hide. Nodes keep their numbers, edges get new ones.
import type { EdgeImport } from '../../src/model/report.ts';
import type { Evidence } from './page-report.ts';
import { linkEdges } from '../../src/query/graph/link-edges.ts';
import type { ReportIndex } from './report-index.ts';
import type { Filters } from './view-state.ts';

export type HiddenKinds = Pick<Filters, 'hidesTypeOnly' | 'hidesLazy'>;

/** The same report if the filters hide nothing. */
export function filterEdges(index: ReportIndex, hidden: HiddenKinds): ReportIndex {
  const isHidden = hiddenTest(hidden);
  if (isHidden === undefined) return index;
  const kept = Uint32Array.from(
    Array.from(index.edgeSource, (_, edge) => edge).filter(
      (edge) => !isHidden(index.evidence.importsOf(edge)),
    ),
  );
  const edgeSource = kept.map((edge) => index.edgeSource[edge] ?? 0);
  const edgeTarget = kept.map((edge) => index.edgeTarget[edge] ?? 0);
  return {
    ...index,
    edgeSource,
    edgeTarget,
    edgeIsCircular: Uint8Array.from(kept, (edge) => index.edgeIsCircular[edge] ?? 0),
    edgeCount: kept.length,
    evidence: renumber(index.evidence, kept),
    ...linkEdges(edgeSource, edgeTarget, index.nodes.length),
  };
}

/** Whether a dependency is hidden: all its imports are of hidden kinds. Undefined if the filters hide no kind. */
export function hiddenTest({
  hidesTypeOnly,
  hidesLazy,
}: HiddenKinds): ((imports: readonly EdgeImport[]) => boolean) | undefined {
  if (!hidesTypeOnly && !hidesLazy) return undefined;
  const isHidden = ({ kind }: EdgeImport): boolean =>
    (hidesTypeOnly && kind === 'type') || (hidesLazy && kind === 'lazy');
  return (imports) => imports.length > 0 && imports.every(isHidden);
}

function renumber(evidence: Evidence, kept: Uint32Array): Evidence {
  const before = (edge: number): number => kept[edge] ?? -1;
  return {
    importsOf: (edge) => evidence.importsOf(before(edge)),
    countImports: (edge) => evidence.countImports(before(edge)),
    isOfProduct: (edge) => evidence.isOfProduct(before(edge)),
  };
}
