// What files use, what uses them, and their findings. For several files, only dependencies on and of other files count.
import type { DetailedEdge, DetailedFile, Report } from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';
import { type DependencyPlace, placesOf } from '../dependency-place.ts';
import { type FileFinding, findFileFindings } from './file-findings.ts';
import { findHeaders } from '../graph/other-halves.ts';
import { linkReport } from '../graph/report-graph.ts';
import { findRulesAtStake, type RuleAtStake } from '../rules/rules-at-stake.ts';
import { productFiles } from '../product/product-files.ts';
import { unreadFiles } from '../product/unread-files.ts';

export interface DescribedFiles {
  readonly files: readonly DetailedFile[];
  /** Dependencies among these files. */
  readonly inside: number;
  /** Other files, those that most of the files use first. */
  readonly uses: readonly Use[];
  /** Other files, product files first, those that use most of the files before the others. */
  readonly usedBy: readonly Use[];
  /** Headers that declare what the files define, and how many other files include them. */
  readonly headers: readonly { readonly id: string; readonly usedBy: number }[];
  readonly packages: readonly Use[];
  /** Files whose imports were not read, because they are too large or unreadable. */
  readonly unread: readonly string[];
  readonly findings: readonly FileFinding[];
  readonly rules: readonly RuleAtStake[];
}

export interface Use {
  /** The other file, or the package. */
  readonly id: string;
  /** The lines of code behind the dependency. */
  readonly places: readonly DependencyPlace[];
}

export function describeFiles(report: Report, ids: readonly string[]): DescribedFiles {
  const own = new Set(ids);
  const { nodes, edges } = report.detailed;
  const outgoing = edges.filter(({ source, target }) => own.has(source) && !own.has(target));
  const incoming = edges.filter(({ source, target }) => own.has(target) && !own.has(source));
  const isProduct = productFiles(report);
  const ofProductFirst = outgoing.toSorted(
    (a, b) => Number(isProduct(b.source)) - Number(isProduct(a.source)),
  );
  const uses = listUses(ofProductFirst, ({ target }) => target);
  const packages = new Set(nodes.filter(({ type }) => type === 'package').map(({ id }) => id));
  return {
    files: nodes.filter((node): node is DetailedFile => node.type === 'file' && own.has(node.id)),
    inside: edges.filter(({ source, target }) => own.has(source) && own.has(target)).length,
    uses: uses.filter(({ id }) => !packages.has(id)),
    usedBy: listUses(incoming, ({ source }) => source).toSorted(
      (a, b) => Number(isProduct(b.id)) - Number(isProduct(a.id)),
    ),
    headers: findHeaders(linkReport(report), ids).map((id) => ({
      id,
      usedBy: edges.filter(({ source, target }) => target === id && source !== id && !own.has(source)).length,
    })),
    packages: uses.filter(({ id }) => packages.has(id)),
    unread: unreadFiles(report).filter((id) => own.has(id)),
    findings: findFileFindings(report, own),
    rules: findRulesAtStake(report, ids),
  };
}

/** Ties stay in the order of the report. */
function listUses(edges: readonly DetailedEdge[], otherEnd: (edge: DetailedEdge) => string): readonly Use[] {
  return [...groupBy(edges, otherEnd)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([id, own]) => ({ id, places: own.flatMap(placesOf) }));
}
