// The report of the same project without some of its dependencies, concluded by the functions that concluded the report.
// A function of the report: nothing is read or analysed again. What a report does not say (the manifests, some options)
// is inferred from what it concludes. With the inferred facts and no dependency removed the conclusions must be those of
// the report, else there is no what-if for it.
import { findCycles } from '../graph/find-cycles.ts';
import { conventionsOf } from '../languages/conventions.ts';
import { measure } from '../metrics/measure.ts';
import type { Graph } from '../model/graph.ts';
import type { Options } from '../model/options.ts';
import type { Dependency, LayerViolation, Report, Risks } from '../model/report.ts';
import { buildReport } from '../report/build-report.ts';
import { measureHealth } from '../report/health.ts';
import { detectRisks } from '../risks/detect-risks.ts';
import { rankRiskFiles } from '../risks/top-risk-files.ts';
import { findStructure } from '../structure/find-structure.ts';
import type { Structure } from '../structure/structure.ts';
import { type InferredFacts, inferFacts } from './infer-facts.ts';
import { possibleGroups, shownGroups } from './infer-modules.ts';
import { rebuildGraph } from './rebuild-graph.ts';

export type WhatIf = (removed: readonly Dependency[]) => Report;

/** Undefined if the conclusions of the report cannot be reproduced: it was made by another version or program. */
export function createWhatIf(report: Report): WhatIf | undefined {
  for (const typeOnly of [false, true]) {
    const tried = [shownGroups(report)];
    for (const groups of tried) {
      const facts = inferFacts(report, { typeOnly, groups });
      const same = conclude(report, facts, []);
      const violations = followViolations(report, same);
      if (agrees(report, write(same, violations(same, [])))) {
        return (removed) => {
          const found = conclude(report, facts, removed);
          return write(found, violations(found, removed));
        };
      }
      const more = possibleGroups(report, same.structure.tangleDetails);
      const next = more.length > 1 ? [more, ...more.map((group) => [group])] : [more];
      for (const added of next) if (added.length > 0) tried.push(new Set([...groups, ...added]));
      tried.splice(mostTries);
    }
  }
  return undefined;
}

/** One is enough for most projects. */
const mostTries = 8;

function keyOf([source, target]: Dependency): string {
  return JSON.stringify([source, target]);
}

interface Conclusions {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  readonly structure: Structure;
  readonly risks: Risks;
  readonly options: Options;
  readonly base: Report;
  readonly facts: InferredFacts;
}

function conclude(base: Report, facts: InferredFacts, removed: readonly Dependency[]): Conclusions {
  const { options, modules, roles, history } = facts;
  const keys = new Set(removed.map(keyOf));
  const graph = rebuildGraph(base, facts, ({ source, target }) => !keys.has(keyOf([source, target])));
  const cycles = findCycles(graph);
  const structure = findStructure({ graph, cycles, modules, roles, conventionsOf }, options);
  const risks = detectRisks({ graph, cycles, structure, options }, history);
  return { graph, cycles, structure, risks, options, base, facts };
}

type Violations = readonly LayerViolation[];

/**
 * How violations follow from those that are found without the configuration and the manifests. Where layers are
 * configured, those of the report are left that are not removed. Else conventional ones count only between folders for
 * which the report has some: between others they may not count, because one of them is a build module.
 */
function followViolations(
  { risks }: Report,
  { risks: found }: Conclusions,
): (now: Conclusions, removed: readonly Dependency[]) => Violations {
  const known = risks.layer_violations;
  const isInferred = ({ basis }: LayerViolation): boolean => basis === 'inferred';
  const isConfigured =
    known.some(({ basis }) => basis === 'configured') ||
    (known.length === 0 && found.layer_violations.some(isInferred));
  if (isConfigured)
    return (_, removed) => {
      const keys = new Set(removed.map(keyOf));
      return known.filter(({ source, target }) => !keys.has(keyOf([source, target])));
    };
  const pairs = new Set(known.filter(({ basis }) => basis === 'conventional').map(pairOf));
  return (now) =>
    now.risks.layer_violations.filter((violation) => isInferred(violation) || pairs.has(pairOf(violation)));
}

function pairOf({ sourceLayer, targetLayer }: LayerViolation): string {
  return JSON.stringify([sourceLayer, targetLayer]);
}

function write(conclusions: Conclusions, layer_violations: Violations): Report {
  const { graph, cycles, structure, options, base, facts } = conclusions;
  const found = { ...conclusions.risks, layer_violations };
  const top_risk_files = rankRiskFiles({ graph, cycles, structure, options }, found, facts.history);
  const risks = { ...found, top_risk_files };
  const { diagnostics } = base;
  const report = buildReport({
    project: { root: base.projectRoot },
    graph,
    cycles,
    structure,
    metrics: measure(graph, cycles, { top: options.top, parsedCount: base.metrics.filesAnalyzed }),
    history: facts.history,
    risks,
    health: measureHealth({ structure, risks, diagnostics }),
    diagnostics,
  });
  return { ...report, generatedAt: base.generatedAt, generator: base.generator };
}

/** The conclusions that a what-if is about. Where to cut is advice; it may differ. */
function agrees(a: Report, b: Report): boolean {
  return JSON.stringify(conclusionsOf(a)) === JSON.stringify(conclusionsOf(b));
}

function conclusionsOf({ cycles, cycleDetails, tangles, risks, health }: Report): readonly unknown[] {
  return [
    cycles,
    cycleDetails.map(({ kind, size }) => [kind, size]),
    tangles.map(({ folder, members, back }) => [folder, members, back]),
    risks.layer_violations,
    health,
  ];
}
