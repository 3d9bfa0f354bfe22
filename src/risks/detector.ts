// The contract of a detector: one kind of architectural risk. Adding one is a file here, a member of the report's `risks`
// and a line in index.ts. The lines of code and the sizes of files do not count, so that an edit that leaves the graph
// alone leaves the findings alone.
import type { Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { LayerViolation, Risks, Thresholds } from '../model/report.ts';
import type { Structure } from '../structure/structure.ts';

/** The members of `risks` that a detector fills. */
export type RiskId = Exclude<keyof Risks, 'top_risk_files' | 'thresholds' | 'history'>;

export interface JudgedProject {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  readonly structure: Structure;
  readonly options: Options;
  /** What breaks the layers of the rules; undefined where no rule has layers. */
  readonly layerRules?: readonly LayerViolation[] | undefined;
}

export interface Detector<Id extends RiskId, Limit extends keyof Thresholds = never> {
  readonly id: Id;
  /** What is found, in the plural: `God modules`. */
  readonly title: string;
  /** Why it is a risk, in a sentence. */
  readonly why: string;
  /** What the files of this project are compared with. */
  thresholds(graph: Graph, options: Options): Pick<Thresholds, Limit>;
  /** Findings, the worst first or in code-point order. */
  detect(project: JudgedProject, limits: Pick<Thresholds, Limit>): Risks[Id];
}
