// The results of a project's rules, as shown in the report. The JSON Schema is generated from these types and their comments.
import type { Count } from './report.ts';

export interface RuleReport {
  /** The rules of the configuration, in its order. */
  readonly results: readonly RuleResult[];
  /** Entries of the baseline with an unknown rule. */
  readonly unknownEntries: readonly UnknownEntry[];
  /** Whether the run covered only part of the project. Absent if it did not. */
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
  /** Why the rule exists. */
  readonly because?: string;
}

export interface RuleResult extends RuleTerms {
  /** As in the configuration. */
  readonly name: string;
  /** The selectors of the rule. */
  readonly selectors: readonly RuleSelector[];
  /** Violations of the rule, in code-point order. */
  readonly violations: readonly RuleViolation[];
  /** Entries of the baseline that match no violation any more. */
  readonly stale: readonly StaleEntry[];
  /** Why the rule could not be checked, if so. */
  readonly problem?: string;
  /** In a partial run: what could not be checked, in words. Absent if there is nothing. */
  readonly unjudged?: readonly string[];
  /** In a partial run: entries of the baseline that were not checked. Absent if there are none. */
  readonly unjudgedEntries?: readonly StaleEntry[];
}

export interface RuleSelector {
  /** As written: the name of a group, or patterns. */
  readonly selector: string;
  /** Number of files and packages that it matches. */
  readonly matches: Count;
}

/** A violation of a rule. */
export interface RuleBreach {
  /** ID of the file that depends; for a budget the figure, for an unlisted folder its path. */
  readonly from: string;
  /** ID of what it depends on; for a budget the value, for an unlisted folder nothing. */
  readonly to: string;
  /** The line of the import. */
  readonly line?: Count;
  /** For a forbidden transitive dependency: the path of IDs from `from` to it. */
  readonly path?: readonly string[];
  /** Why it is a violation, if that is not obvious. */
  readonly detail?: string;
}

export interface RuleViolation extends RuleBreach {
  /** For a layer that uses a higher one: the lower and the higher layer, as the rule names them. */
  readonly layers?: readonly [from: string, to: string];
  /** For `acyclic`: the number of the cycle that it is part of, from 0. */
  readonly circle?: Count;
  /** For `acyclic`: the members that the two files belong to, unless the members are the files themselves. */
  readonly members?: readonly [from: string, to: string];
  /** Whether it is in the baseline. */
  readonly status: 'new' | 'baseline';
  /** For a new one: its entry in the baseline, if that has expired. */
  readonly expired?: ExpiredEntry;
}

export interface ExpiredEntry {
  /** The last day on which the entry was valid: `2027-03-31`. */
  readonly until: string;
  /** The reason given in the entry. */
  readonly because?: string;
}

export interface StaleEntry {
  /** ID of a file; for a budget the figure. */
  readonly from: string;
  /** ID of what it depends on; for a budget the value. */
  readonly to: string;
}

export interface UnknownEntry extends StaleEntry {
  /** The unknown name. */
  readonly rule: string;
}
