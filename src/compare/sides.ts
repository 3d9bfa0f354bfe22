import type { Report } from '../model/report.ts';
import type { MatchedEdges } from './match-edges.ts';
import type { MatchedNames } from './match-names.ts';

/** Two reports, and what is the same in them under another name. */
export interface Sides {
  readonly before: Report;
  readonly after: Report;
  readonly names: MatchedNames;
  readonly edges: MatchedEdges;
}
