// Layers, rules and health. They depend on each other: rules can define layers, layer violations lower health, and a budget
// can limit health.
import type { Diagnostic } from './model/diagnostic.ts';
import { countsAsUse, type Graph, outgoing } from './model/graph.ts';
import type { Options } from './model/options.ts';
import type { RuleSet } from './model/rule.ts';
import type { Health, LayerViolation, Metrics, RuleReport, LanguageNotRead } from './model/report.ts';
import { measureHealth } from './report/health.ts';
import { findLayerProblem } from './risks/layers.ts';
import { layerRule, layerViolations as layerDetector } from './risks/layer-violations.ts';
import type { Figures } from './rules/check-budget.ts';
import {
  addBudgets,
  addConfiguredLayers,
  analysedFiles,
  evaluateRules,
  type PlacedViolation,
} from './rules/evaluate-rules.ts';
import { toRuleGraph } from './rules/rule-graph.ts';
import type { Structure } from './structure/structure.ts';

export interface ProjectToJudge {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  readonly metrics: Metrics;
  readonly structure: Structure;
  readonly diagnostics: readonly Diagnostic[];
  readonly notRead: readonly LanguageNotRead[];
}

export interface Verdict {
  readonly layerViolations: readonly LayerViolation[];
  readonly health: Health;
  readonly rules: RuleReport | undefined;
}

export function judge(project: ProjectToJudge, options: Options): Verdict {
  const { graph, structure, diagnostics, notRead } = project;
  const { rules: ruleSet, layers } = options;
  if (ruleSet === undefined) {
    const layerViolations = layerDetector.detect({ ...project, options }, {});
    const health = measureHealth({ structure, layerViolations, diagnostics, notRead });
    return { layerViolations, health, rules: undefined };
  }
  const broken = evaluateRules(ruleSet, toRuleGraph(graph, structure.isProduct));
  const layerRules = findLayerViolations(broken, project);
  const layerViolations = layerDetector.detect({ ...project, options, layerRules }, {});
  const rules =
    layers === undefined
      ? broken
      : addConfiguredLayers(broken, placeViolations(layerViolations, graph), {
          baseline: ruleSet.baseline,
          problem: isWholeAndNow(ruleSet) ? findLayerProblem(graph, layers) : undefined,
          ...(ruleSet.isPartial === true && { isAnalysed: analysedFiles(graph) }),
        });
  const health = measureHealth({ structure, layerViolations, diagnostics, notRead, rules });
  const figures = figuresOf(project, layerViolations, health);
  return { layerViolations, health, rules: addBudgets(rules, ruleSet, figures) };
}

/** In part of the project, or in an earlier revision, the files that a rule selects may be absent. */
function isWholeAndNow({ isPartial, laterNames }: RuleSet): boolean {
  return isPartial !== true && laterNames === undefined;
}

/** The layers of rules replace the inferred order. Undefined if no rule has layers. */
function findLayerViolations(
  { results }: RuleReport,
  { graph, structure }: ProjectToJudge,
): readonly LayerViolation[] | undefined {
  const withLayers = results.filter(({ verb, problem }) => verb === 'layers' && problem === undefined);
  if (withLayers.length === 0) return undefined;
  if (withLayers.every(({ violations }) => violations.length === 0)) return [];
  const numberOf = new Map(graph.ids.map((id, number) => [id, number]));
  return withLayers.flatMap(({ violations }) =>
    violations.flatMap(({ from, to, layers, path }) => {
      // A transitive violation is not a dependency between two layers.
      if (layers === undefined || path !== undefined) return [];
      const [source, target] = [numberOf.get(from)!, numberOf.get(to)!];
      const remedy = structure.isMisplaced(source, target) ? ('move' as const) : ('cut' as const);
      const [sourceLayer, targetLayer] = layers;
      const rule = layerRule;
      return [
        { source: from, target: to, sourceLayer, targetLayer, rule, basis: 'configured' as const, remedy },
      ];
    }),
  );
}

function placeViolations(violations: readonly LayerViolation[], graph: Graph): readonly PlacedViolation[] {
  const numberOf = new Map(graph.ids.map((id, number) => [id, number]));
  return violations.map((violation) => {
    const source = numberOf.get(violation.source)!;
    const edges = graph.edgeTarget.subarray(graph.edgeStart[source], graph.edgeStart[source + 1]);
    const edge = graph.edgeStart[source]! + edges.indexOf(numberOf.get(violation.target)!);
    const lines = graph.evidence[edge]!;
    return { ...violation, line: (lines.find(countsAsUse) ?? lines[0]!).line };
  });
}

function figuresOf(
  { graph, metrics, structure, diagnostics }: ProjectToJudge,
  layerViolations: readonly LayerViolation[],
  health: Health,
): Figures {
  const { cycleDetails, tangleDetails } = structure;
  let most = 0;
  for (let file = 0; file < graph.fileCount; file++) most = Math.max(most, outgoing(graph, file));
  return {
    health: health.score,
    cycles: metrics.circularDependencyCount,
    loadCycles: cycleDetails.filter(({ kind }) => kind === 'load').length,
    largestCycle: cycleDetails.reduce((largest, { size }) => Math.max(largest, size), 0),
    tangles: tangleDetails.length,
    layerViolations: layerViolations.length,
    unresolved: diagnostics.filter(({ kind }) => kind === 'unresolved-import').length,
    packages: metrics.externalDependencies,
    outgoing: most,
  };
}
