// The pipeline: every stage of an analysis up to the report, in order. A stage gets the results of earlier stages as
// arguments and never runs another stage.
import { extract, type ExtractedProject } from './extract/extract.ts';
import { findCostlyImports, TypeImportDropper } from './uses/drop-type-imports.ts';
import { buildGraph } from './graph/build-graph.ts';
import { findCycles } from './graph/find-cycles.ts';
import { type LinkedNodes, linkNodes } from './graph/link-nodes.ts';
import { judge, type ProjectToJudge, type Verdict } from './judge.ts';
import { conventionsOf } from './languages/conventions.ts';
import { loadLanguages } from './languages/index.ts';
import { measure } from './metrics/measure.ts';
import type { AnalysisCache } from './model/analysis-cache.ts';
import { type ChangeCounts, noChanges } from './model/change-counts.ts';
import type { Graph } from './model/graph.ts';
import type { Options } from './model/options.ts';
import type { Project } from './model/project.ts';
import type { Report } from './model/report.ts';
import type { CostlyImports, Resolution } from './model/resolution.ts';
import type { Run } from './model/run.ts';
import type { WorkerPool } from './model/worker-pool.ts';
import type { PreviousAnalysis } from './previous-analysis.ts';
import { readOrigins } from './uses/read-origins.ts';
import { PartReader } from './uses/read-parts.ts';
import { readUses } from './uses/read-uses.ts';
import { findDeclaredRoles } from './resolve/declared-roles.ts';
import { noManifestPackages, type ProjectPackages, readPackages } from './resolve/read-packages.ts';
import { resolve } from './resolve/resolve.ts';
import { roleFinder } from './structure/roles/assign-roles.ts';
import { countNotRead } from './structure/roles/count-not-read.ts';
import { findCostlyLinks } from './structure/health/find-costly-links.ts';
import { findModules } from './structure/folders/find-modules.ts';
import { findGenerated } from './structure/roles/find-generated.ts';
import { findSubmodules } from './structure/roles/find-submodules.ts';
import { findVendored } from './structure/roles/find-vendored.ts';
import { draftStructure, type Layout, layOut, type StructureInput } from './structure/find-structure.ts';

/** What an analysis uses besides its input. Only the history becomes part of the report. */
export interface AnalysisContext extends Run {
  readonly cache?: AnalysisCache | undefined;
  /** How often files changed; counted during the scan. */
  readonly history?: Promise<ChangeCounts> | undefined;
  readonly workers?: WorkerPool | undefined;
  /** For a process that analyses the same project repeatedly. */
  readonly previous?: PreviousAnalysis | undefined;
  /** For callers that need neither version ranges nor provided packages. */
  readonly skipsManifests?: boolean | undefined;
  /** For a report that is only compared: layer violations are the only risks, and edges are only in the detailed list. */
  readonly isOnlyCompared?: boolean | undefined;
}

/** Everything found out about a project, and the only input of the report. */
export interface PipelineResult extends ProjectToJudge, Verdict {
  readonly history: ChangeCounts;
  /** Folders that hold a manifest. */
  readonly modules: ReadonlySet<string>;
  readonly manifests: ProjectPackages;
  /** The last report, if its nodes and edges are the same. */
  readonly lastReport: Report | undefined;
}

interface LaidOutGraph {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  readonly layout: Layout;
}

export async function runPipeline(
  scanned: Project,
  options: Options,
  context: AnalysisContext = {},
): Promise<PipelineResult> {
  const stage = { ...context, languageOf: await loadLanguages(scanned.files) };
  let extracted: ExtractedProject | undefined = await extract(scanned, stage);
  const { project, parsedCount } = extracted;
  const generated = new Set([...extracted.generated, ...findGenerated(project)]);
  const signs = {
    generated,
    vendored: [...findVendored(project), ...findSubmodules(project)],
    declared: findDeclaredRoles(project, stage.languageOf),
  };
  let resolved: Resolution | undefined = await resolve(project, extracted.files, stage);
  let linked: LinkedNodes | undefined;
  const link = (): LinkedNodes => (linked ??= linkNodes(project.files, resolved!.imports));
  let imports: Resolution['imports'] | undefined = resolved.imports;
  const dropper = new TypeImportDropper(project, stage);
  const mayDrop = dropper.mayDrop();
  if (mayDrop) imports = await dropper.dropInCycles(imports, link());
  const diagnostics = [...project.diagnostics, ...extracted.diagnostics, ...resolved.diagnostics];

  const manifests =
    context.skipsManifests === true
      ? noManifestPackages
      : await readPackages(project, extracted.files, {
          ...stage,
          roleOf: roleFinder(options),
          remembered: context.previous?.packages,
        });

  // The extractions are the largest data of an analysis. They are released before the graph is built.
  extracted = undefined;

  const modules = findModules(project);
  const last = context.previous?.begin({ project, options, modules, ...signs }, imports);
  const layOutGraph = (known: StructureInput['known']): LaidOutGraph => {
    const graph = buildGraph(link(), imports!, options);
    const cycles = findCycles(graph, conventionsOf);
    const input = { graph, cycles, modules, conventionsOf, ...signs, known };
    return { graph, cycles, layout: layOut(input, options) };
  };

  // A first graph shows which imports cost health. It is also the final graph, unless compilers drop some of these imports.
  let laidOut: LaidOutGraph | undefined;
  let folders = last?.folders;
  let costly: CostlyImports | undefined;
  if (mayDrop) {
    costly = last?.costly;
    if (costly === undefined) {
      laidOut = layOutGraph(folders);
      const { namedRoles, structure, figures } = laidOut.layout;
      folders = { ...structure, namedRoles };
      const links = findCostlyLinks(laidOut.graph, structure, figures);
      costly = findCostlyImports({ imports, linked: link(), ...stage }, links);
    }
    const kept = await dropper.dropCostly(imports, costly);
    if (kept !== imports) laidOut = undefined;
    imports = kept;
  }
  context.cache?.finish();

  // Results that depend only on nodes and edges are reused if those are unchanged.
  const unchanged = last?.reuse(imports);
  const known = unchanged ?? laidOut ?? layOutGraph(folders);
  const { graph, cycles } = known;
  imports = resolved = linked = undefined;

  const metrics =
    unchanged === undefined
      ? measure(graph, cycles, { top: options.top, parsedCount })
      : { ...unchanged.metrics, filesAnalyzed: parsedCount };

  const draft = 'draft' in known ? known.draft : draftStructure(known.layout, options);
  const parts = new PartReader(project, graph, stage);
  await parts.read(draft.edgesOfParts);
  const choice = draft.choose(parts);
  const { edgesInDoubt, edgesInCycles } = choice;
  const uses = await readUses(project, { graph, edges: edgesInDoubt }, stage);
  const origins = await readOrigins(project, { graph, edges: edgesInCycles }, stage);
  await parts.read(edgesInDoubt);
  const structure = choice.finish(
    (edge) => uses.get(edge),
    (edge) => origins.get(edge),
    parts,
  );

  const history = (await context.history) ?? noChanges('Turned off.');

  context.previous?.keep({ graph, cycles, metrics, draft, structure, costly });

  // Sizes, lines, diagnostics and the history may have changed.
  const notRead = countNotRead(project, options, roleFinder(options, signs));
  const found = { graph, cycles, metrics, structure, history, diagnostics, notRead };
  return { ...found, ...judge(found, options), modules, manifests, lastReport: unchanged?.report };
}
