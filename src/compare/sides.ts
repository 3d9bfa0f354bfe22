import type { Report } from '../model/report.ts';
import type { MatchedEdges } from './match-edges.ts';
import type { MatchedNames } from './match-names.ts';

/** Two reports, with the names and dependencies of both matched. */
export interface Sides {
  readonly before: Report;
  readonly after: Report;
  readonly names: MatchedNames;
  readonly edges: MatchedEdges;
}
