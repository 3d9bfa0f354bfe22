// The rules of a project, as the configuration states them: complete, with groups replaced by what they stand for.
import type { ImportKind } from './source.ts';

export type RuleSeverity = 'error' | 'warn';

/** Files, packages or both. */
export interface Selector {
  /** As written: the name of a group, or patterns. */
  readonly text: string;
  /** Patterns of paths with `{captures}`, `package:` and a pattern of names; those with `!` take away. */
  readonly patterns: readonly string[];
}

interface RuleBasis {
  /** Names the rule in messages and in the baseline. */
  readonly name: string;
  /** Why the rule is there. */
  readonly because?: string;
  /** Only errors fail a check. */
  readonly severity: RuleSeverity;
  /** Only imports of these kinds count; absent for the default of the rule. */
  readonly kinds?: readonly ImportKind[];
  /** Dependencies that are allowed all the same. */
  readonly except: readonly (readonly [from: Selector, to: Selector])[];
  /** A selector may match nothing. */
  readonly optional: boolean;
  /** Tests, examples and other non-product files are left out. */
  readonly productOnly: boolean;
  /** `lintel.config.json, line 12` */
  readonly place: string;
}

export interface UseRule extends RuleBasis {
  /** Whether the targets are forbidden, or all that is allowed. */
  readonly verb: 'mustNotUse' | 'mayUse';
  /** Whom the rule speaks of. */
  readonly from: Selector;
  /** What is forbidden or allowed. */
  readonly targets: Selector;
  /** Use through other files counts. */
  readonly transitive: boolean;
}

export interface LayersRule extends RuleBasis {
  readonly verb: 'layers';
  /** High to low. */
  readonly layers: readonly Selector[];
  /** A layer may use only the next one. */
  readonly closed: boolean;
  /** Every folder next to those of the layers has a layer. */
  readonly exhaustive: boolean;
  /** Folders that each have these layers. */
  readonly within?: Selector;
  /** Use through files without a layer counts. */
  readonly transitive: boolean;
}

export interface IndependentRule extends RuleBasis {
  readonly verb: 'independent';
  /** One selector: each folder, file or captured name is a member. Several: each is a member. */
  readonly members: readonly Selector[];
  /** Use through files of no member counts. */
  readonly transitive: boolean;
}

export interface ProtectedRule extends RuleBasis {
  readonly verb: 'protected';
  /** What is protected. */
  readonly internals: Selector;
  /** Who may use it. */
  readonly only: Selector;
}

export interface AcyclicRule extends RuleBasis {
  readonly verb: 'acyclic';
  /** Each folder, file or captured name that it matches is a member. */
  readonly members: Selector;
}

export interface BudgetRule extends RuleBasis {
  readonly verb: 'budget';
  /** Figures, each with its limit. */
  readonly limits: readonly (readonly [figure: BudgetFigure, limit: number])[];
}

export type Rule = UseRule | LayersRule | IndependentRule | ProtectedRule | AcyclicRule | BudgetRule;

/** Figures of the report that a budget can limit. For `health` the limit is the least, for all others the most. */
export const budgetFigures = [
  'health',
  'cycles',
  'loadCycles',
  'largestCycle',
  'tangles',
  'layerViolations',
  'unresolved',
  'packages',
  'outgoing',
] as const;

export type BudgetFigure = (typeof budgetFigures)[number];

/** A violation that was there before: (rule, from, to), never a line. */
export interface BaselineEntry {
  readonly rule: string;
  /** ID of a file; for a budget the figure. */
  readonly from: string;
  /** ID of what it depends on; for a budget the value. */
  readonly to: string;
  readonly because?: string;
  /** The last day on which the entry counts: `2027-03-31`. */
  readonly until?: string;
  /** Set where that day has passed when the baseline is read. */
  readonly isExpired?: true;
}

/** The name of the rule that the `layers` of the configuration are. */
export const layersRuleName = 'layers';

export interface RuleSet {
  readonly rules: readonly Rule[];
  readonly baseline: readonly BaselineEntry[];
  /** The run was narrowed to part of the project, or a sparse checkout has only part of it, so that what a rule speaks of may lie outside. */
  readonly isPartial?: boolean;
  /**
   * For rules of a later state of the project: ID of a file → how it is called then. Patterns select it by that name, and what
   * they select need not be there yet.
   */
  readonly laterNames?: ReadonlyMap<string, string>;
}
