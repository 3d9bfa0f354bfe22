// The contract of a detector: one kind of architectural risk, found in who depends on whom alone: the lines that say so
// and the sizes of files do not count. Adding one is a file here, a
// member of the report's `risks` and a line in index.ts.
import type { Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { Risks, Thresholds } from '../model/report.ts';

/** The members of `risks` that a detector fills. */
export type RiskId = Exclude<keyof Risks, 'top_risk_files' | 'thresholds'>;

export interface Detector<Id extends RiskId, Limit extends keyof Thresholds = never> {
  readonly id: Id;
  /** What is found, in the plural: `God modules`. */
  readonly title: string;
  /** Why it is a risk, in a sentence. */
  readonly why: string;
  /** What the files of this project are held against. */
  thresholds(graph: Graph, options: Options): Pick<Thresholds, Limit>;
  /** Findings, the gravest first or in code-point order. */
  detect(graph: Graph, options: Options, limits: Pick<Thresholds, Limit>): Risks[Id];
}
