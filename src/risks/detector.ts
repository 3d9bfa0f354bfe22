// The contract of a detector: one kind of architectural risk. To add one, add a file here, a member to the report's `risks`
// and a line to index.ts. Lines of code and file sizes are not available, so edits that do not change the graph do not change
// the findings.
import type { Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { LayerViolation, Risks, Thresholds } from '../model/report.ts';
import type { Structure } from '../structure/structure.ts';

/** The members of `risks` that a detector can fill. */
export type RiskId = Exclude<keyof Risks, 'top_risk_files' | 'thresholds' | 'history'>;

export interface JudgedProject {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  readonly structure: Structure;
  readonly options: Options;
  /** Violations of the layers in rules; undefined if no rule has layers. */
  readonly layerRules?: readonly LayerViolation[] | undefined;
}

export interface Detector<Id extends RiskId, Limit extends keyof Thresholds = never> {
  readonly id: Id;
  /** The findings, in the plural: `God modules`. */
  readonly title: string;
  /** Why it is a risk, in one sentence. */
  readonly why: string;
  /** The thresholds for the files of this project. */
  thresholds(graph: Graph, options: Options): Pick<Thresholds, Limit>;
  /** The findings, worst first or in code-point order. */
  detect(project: JudgedProject, limits: Pick<Thresholds, Limit>): Risks[Id];
}
