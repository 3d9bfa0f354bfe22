// The rules of a project as configured, complete, with groups replaced by their patterns.
import type { ImportKind } from './source.ts';

export type RuleSeverity = 'error' | 'warn';

/** Files, packages or both. */
export interface Selector {
  /** As written: the name of a group, or patterns. */
  readonly text: string;
  /** Path patterns with `{captures}`, or `package:` and a name pattern; `!` excludes. */
  readonly patterns: readonly string[];
}

interface RuleBasis {
  /** Identifies the rule in messages and in the baseline. */
  readonly name: string;
  /** Why the rule exists. */
  readonly because?: string;
  /** Only errors fail a check. */
  readonly severity: RuleSeverity;
  /** Only imports of these kinds count; absent for the default of the rule. */
  readonly kinds?: readonly ImportKind[];
  /** Exceptions: dependencies that are allowed. */
  readonly except: readonly (readonly [from: Selector, to: Selector])[];
  /** Whether a selector may match nothing. */
  readonly optional: boolean;
  /** Whether tests, examples and other non-product files are left out. */
  readonly productOnly: boolean;
  /** `lintel.config.json, line 12` */
  readonly place: string;
}

export interface UseRule extends RuleBasis {
  /** Whether the targets are forbidden, or the only ones allowed. */
  readonly verb: 'mustNotUse' | 'mayUse';
  /** The files that the rule applies to. */
  readonly from: Selector;
  /** What is forbidden or allowed. */
  readonly targets: Selector;
  /** Whether dependencies through other files count. */
  readonly transitive: boolean;
}

export interface LayersRule extends RuleBasis {
  readonly verb: 'layers';
  /** Whether a layer may use only the next one. */
  readonly layers: readonly Selector[];
  /** Whether every sibling of the layers' folders must belong to a layer. */
  readonly closed: boolean;
  /** Folders that each have these layers. */
  readonly exhaustive: boolean;
  /** Whether dependencies through files without a layer count. */
  readonly within?: Selector;
  /** Use through files without a layer counts. */
  readonly transitive: boolean;
}

export interface IndependentRule extends RuleBasis {
  readonly verb: 'independent';
  /** One selector: each folder, file or captured name is a member. Several: each selector is a member. */
  readonly members: readonly Selector[];
  /** Whether dependencies through files outside all members count. */
  readonly transitive: boolean;
}

export interface ProtectedRule extends RuleBasis {
  readonly verb: 'protected';
  /** What is protected. */
  readonly internals: Selector;
  /** The only files that may use it. */
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

/** The figures that a budget can limit. For `health` the limit is a minimum, for all others a maximum. */
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

/** An accepted violation, as (rule, from, to). It has no line number, so edits do not invalidate it. */
export interface BaselineEntry {
  readonly rule: string;
  /** ID of a file; for a budget the figure. */
  readonly from: string;
  /** ID of what it depends on; for a budget the value. */
  readonly to: string;
  readonly because?: string;
  /** The last day on which the entry is valid: `2027-03-31`. */
  readonly until?: string;
  /** Set if that day has passed when the baseline is read. */
  readonly isExpired?: true;
}

/** The name of the rule for the configured `layers`. */
export const layersRuleName = 'layers';

export interface RuleSet {
  readonly rules: readonly Rule[];
  readonly baseline: readonly BaselineEntry[];
  /**
   * Whether only part of the project is analysed, because the run was narrowed or the checkout is sparse. Selectors may then
   * refer to files outside.
   */
  readonly isPartial?: boolean;
  /**
   * For rules of a later state of the project: file ID → its later name. Patterns match this name, and what they select may
   * not exist yet.
   */
  readonly laterNames?: ReadonlyMap<string, string>;
}
