// What became of the rules of a project, as the report shows it. The JSON Schema is generated from these types and their
// comments.
import type { Count } from './report.ts';

export interface RuleReport {
  /** The rules of the configuration, in its order. */
  readonly results: readonly RuleResult[];
  /** Entries of the baseline that name no rule. */
  readonly unknownEntries: readonly UnknownEntry[];
  /** Whether the run was narrowed to part of the project. Absent where it was not. */
  readonly isPartial?: true;
}

export type RuleVerb =
  | 'mustNotUse'
  | 'mayUse'
  | 'layers'
  | 'independent'
  | 'protected'
  | 'acyclic'
  | 'budget';

export interface RuleTerms {
  /** What kind of rule it is. */
  readonly verb: RuleVerb;
  /** Only errors fail a check. */
  readonly severity: 'error' | 'warn';
  /** Why the rule is there. */
  readonly because?: string;
}

export interface RuleResult extends RuleTerms {
  /** As the configuration names it. */
  readonly name: string;
  /** What the rule speaks of. */
  readonly selectors: readonly RuleSelector[];
  /** What breaks the rule, in code-point order. */
  readonly violations: readonly RuleViolation[];
  /** Entries of the baseline that nothing breaks any more. */
  readonly stale: readonly StaleEntry[];
  /** Why the rule could not be checked, where it could not. */
  readonly problem?: string;
  /** In a run on part of the project: what could not be judged, in words. Absent where nothing is. */
  readonly unjudged?: readonly string[];
  /** In a run on part of the project: entries of the baseline that were not judged. Absent where there are none. */
  readonly unjudgedEntries?: readonly StaleEntry[];
}

export interface RuleSelector {
  /** As written: the name of a group, or patterns. */
  readonly selector: string;
  /** Files and packages that it selects. */
  readonly matches: Count;
}

/** What breaks a rule. */
export interface RuleBreach {
  /** ID of the file that depends; for a budget the figure, for an unlisted folder its path. */
  readonly from: string;
  /** ID of what it depends on; for a budget the value, for an unlisted folder nothing. */
  readonly to: string;
  /** The line of the import. */
  readonly line?: Count;
  /** Where the dependency is forbidden for what it leads to: the IDs from `from` to that. */
  readonly path?: readonly string[];
  /** Why it breaks the rule, where that is not plain. */
  readonly detail?: string;
}

export interface RuleViolation extends RuleBreach {
  /** The lower and the higher layer, as the rule names them, where a layer uses a higher one. */
  readonly layers?: readonly [from: string, to: string];
  /** Of `acyclic`: which circle it is part of, from 0. */
  readonly circle?: Count;
  /** Of `acyclic`: the members that the two files belong to, where the members are not the files themselves. */
  readonly members?: readonly [from: string, to: string];
  /** Whether the baseline lists it. */
  readonly status: 'new' | 'baseline';
  /** Of a new one that the baseline lists in an entry which no longer counts. */
  readonly expired?: ExpiredEntry;
}

export interface ExpiredEntry {
  /** The last day on which the entry counted: `2027-03-31`. */
  readonly until: string;
  /** The reason that the entry gives. */
  readonly because?: string;
}

export interface StaleEntry {
  /** ID of a file; for a budget the figure. */
  readonly from: string;
  /** ID of what it depends on; for a budget the value. */
  readonly to: string;
}

export interface UnknownEntry extends StaleEntry {
  /** The name that no rule has. */
  readonly rule: string;
}
