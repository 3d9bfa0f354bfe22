// Checks the rules of a project against its graph. Budgets are checked last, because health depends on the other rules.
import type { LayerViolation } from '../model/report.ts';
import {
  type BaselineEntry,
  type BudgetRule,
  layersRuleName,
  type Rule,
  type RuleSet,
} from '../model/rule.ts';
import type { RuleReport, RuleResult, RuleViolation } from '../model/rule-result.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { groupBy } from '../std/group-by.ts';
import { applyBaseline, applyBudgetBaseline } from './apply-baseline.ts';
import { checkAcyclic } from './check-acyclic.ts';
import { checkBudget, type Figures } from './check-budget.ts';
import { checkIndependent } from './check-independent.ts';
import { checkLayers, findUnlisted } from './check-layers.ts';
import { checkProtected } from './check-protected.ts';
import { checkUse } from './check-use.ts';
import { findProblem } from './find-problem.ts';
import {
  type BrokenEdge,
  countedBy,
  countEdges,
  edgesFor,
  reverseEdges,
  type ReversedEdges,
  type RuleContext,
} from './rule-context.ts';
import { findUnjudged, isJudged } from './partial-run.ts';
import { type CountedImports, lineOf, type RuleGraph } from './rule-graph.ts';
import { Selections } from './select.ts';
import { selectorsOf } from './selectors-of.ts';

type EdgeRule = Exclude<Rule, BudgetRule>;

/** Leaves out budgets. */
export function evaluateRules(
  { rules, baseline, isPartial, laterNames }: RuleSet,
  graph: RuleGraph,
): RuleReport {
  const names = laterNames === undefined ? graph.ids : graph.ids.map((id) => laterNames.get(id) ?? id);
  let reversed: ReversedEdges | undefined;
  const edgesOf = new Map<string, Uint8Array>();
  const context: RuleContext = {
    graph,
    names,
    isEarlier: laterNames !== undefined,
    selections: new Selections({ ids: names, fileCount: graph.fileCount }, laterNames !== undefined),
    reversed: () => (reversed ??= reverseEdges(graph)),
    countedEdges: (counted, productOnly) => {
      const key = JSON.stringify([counted, productOnly]);
      const edges = edgesOf.get(key) ?? countEdges(graph, counted, productOnly);
      edgesOf.set(key, edges);
      return edges;
    },
    ...(isPartial === true && { isAnalysed: analysedFiles(graph) }),
  };
  const entriesOf = groupBy(baseline, ({ rule }) => rule);
  const ruleNames = new Set(rules.map(({ name }) => name));
  return {
    results: rules.map((rule) => evaluate(rule, context, entriesOf.get(rule.name) ?? [])),
    unknownEntries: baseline
      .filter(({ rule }) => !ruleNames.has(rule))
      .map(({ rule, from, to }) => ({ rule, from, to })),
    ...(isPartial === true && { isPartial }),
  };
}

export function analysedFiles({
  ids,
  fileCount,
}: Pick<RuleGraph, 'ids' | 'fileCount'>): (id: string) => boolean {
  const files = new Set(ids.slice(0, fileCount));
  return (id) => files.has(id);
}

/** Adds the results of budgets. The figures of part of a project mean nothing for the whole. */
export function addBudgets(report: RuleReport, { rules, baseline }: RuleSet, figures: Figures): RuleReport {
  if (report.isPartial === true) return report;
  return {
    ...report,
    results: report.results.map((result, i) => {
      const rule = rules[i];
      if (rule?.verb !== 'budget') return result;
      const entries = baseline.filter((entry) => entry.rule === rule.name);
      return { ...result, ...applyBudgetBaseline(checkBudget(rule, figures), entries, figures) };
    }),
  };
}

/** Includes the line of the import. */
export type PlacedViolation = LayerViolation & { readonly line: number };

interface LayersToAdd extends Pick<RuleSet, 'baseline'>, Pick<RuleContext, 'isAnalysed'> {
  /** Why they cannot be checked, if so. */
  readonly problem: string | undefined;
}

/** Adds the result of the rule for the configured `layers`. */
export function addConfiguredLayers(
  report: RuleReport,
  violations: readonly PlacedViolation[],
  { baseline, isAnalysed, problem }: LayersToAdd,
): RuleReport {
  const found = violations.map(({ source, target, sourceLayer, targetLayer, line }) => ({
    from: source,
    to: target,
    line,
    layers: [sourceLayer, targetLayer] as const,
    detail: `${sourceLayer} is below ${targetLayer}`,
  }));
  const entries = baseline.filter(({ rule }) => rule === layersRuleName);
  return {
    ...report,
    results: [
      ...report.results,
      {
        name: layersRuleName,
        verb: 'layers',
        severity: 'error',
        selectors: [],
        ...applyBaseline(found, entries, isAnalysed && isJudged({ verb: 'layers' }, isAnalysed)),
        ...(problem !== undefined && { problem }),
      },
    ],
    unknownEntries: report.unknownEntries.filter(({ rule }) => rule !== layersRuleName),
  };
}

function evaluate(rule: Rule, context: RuleContext, entries: readonly BaselineEntry[]): RuleResult {
  const { isAnalysed } = context;
  const unjudged = isAnalysed === undefined ? [] : findUnjudged(rule, context);
  const base = {
    name: rule.name,
    verb: rule.verb,
    severity: rule.severity,
    ...(rule.because !== undefined && { because: rule.because }),
    selectors: describeSelectors(rule, context),
    violations: [],
    stale: [],
    ...(unjudged.length > 0 && { unjudged }),
  };
  const judges = isAnalysed && isJudged(rule, isAnalysed);
  if (rule.verb === 'budget')
    return { ...base, ...applyBaseline([], judges === undefined ? [] : entries, judges) };
  const problem = isAnalysed === undefined && !context.isEarlier ? findProblem(rule, context) : undefined;
  if (problem !== undefined) return { ...base, problem };
  const broken = check(rule, context, edgesFor(rule, context));
  const counted = countedBy(rule);
  const violations = broken.map((each) => describe(each, context.graph, counted));
  if (rule.verb === 'layers' && isAnalysed === undefined)
    violations.push(...findUnlisted(rule, context).map(describeUnlisted));
  violations.sort((a, b) => compareCodePoints(a.from, b.from) || compareCodePoints(a.to, b.to));
  return { ...base, ...applyBaseline(violations, entries, judges) };
}

function check(rule: EdgeRule, context: RuleContext, counts: Uint8Array): readonly BrokenEdge[] {
  switch (rule.verb) {
    case 'mustNotUse':
    case 'mayUse':
      return checkUse(rule, context, counts);
    case 'layers':
      return checkLayers(rule, context, counts);
    case 'independent':
      return checkIndependent(rule, context, counts);
    case 'protected':
      return checkProtected(rule, context, counts);
    case 'acyclic':
      return checkAcyclic(rule, context, counts);
  }
}

type Unmatched = Omit<RuleViolation, 'status'>;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

function describe(
  { edge, onward, layers, detail, circle, members }: BrokenEdge,
  graph: RuleGraph,
  counted: CountedImports,
): Unmatched {
  const { ids, edgeSource, edgeTarget } = graph;
  const from = ids[edgeSource[edge]!]!;
  const to = ids[edgeTarget[edge]!]!;
  const violation: Writable<Unmatched> = { from, to, line: lineOf(graph, edge, counted) };
  if (onward !== undefined) violation.path = [from, to, ...onward.map((node) => ids[node]!)];
  if (layers !== undefined) violation.layers = layers;
  if (detail !== undefined) violation.detail = detail;
  if (circle !== undefined) violation.circle = circle;
  if (members !== undefined) violation.members = members;
  return violation;
}

function describeUnlisted(folder: string): Unmatched {
  return { from: folder, to: '', detail: `${folder} is in none of the layers` };
}

function describeSelectors(rule: Rule, { selections }: RuleContext): RuleResult['selectors'] {
  return selectorsOf(rule).map((selector) => ({
    selector: selector.text,
    matches: selections.select(selector).nodes.length,
  }));
}
