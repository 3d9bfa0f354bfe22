// What would be wrong with a file at a given place, using the analysis' own functions on the graph with that file.
import { findCycles } from '../../graph/find-cycles.ts';
import { rebuildGraph } from '../../graph/rebuild-graph.ts';
import { conventionsOf } from '../../languages/conventions.ts';
import type { Graph } from '../../model/graph.ts';
import type { DetailedFile, Report, RuleResult, RuleViolation } from '../../model/report.ts';
import { evaluateRules } from '../../rules/evaluate-rules.ts';
import { toRuleGraph } from '../../rules/rule-graph.ts';
import { isClearlyBack, leaveOutUnclear } from '../../structure/order/clear-order.ts';
import { findFolderStructure, markProduct } from '../../structure/find-structure.ts';
import type { BackDependency, FoundTangle } from '../../structure/tangles/find-tangles.ts';
import type { FolderStructure } from '../../structure/folder-structure.ts';
import { addFile, newImports } from './add-file.ts';
import { compareGroups } from '../cycles/compare-groups.ts';
import type { DependencyPlace } from '../dependency-place.ts';
import { findImportPath } from '../paths/find-paths.ts';
import { findPackageCycles, isGoPackageFile } from '../cycles/package-cycles.ts';
import { linkReport } from '../graph/report-graph.ts';
import { describeViolation } from '../rules/summarize-check.ts';

/** The problems of a place. */
export interface PlaceVerdict {
  readonly fits: boolean;
  readonly violations: readonly PlaceViolation[];
  readonly tangles: readonly ClosedTangle[];
  /**
   * For an existing file: the paths along which its new imports would load the file itself. For a Go file: paths back to its
   * package.
   */
  readonly cycles: readonly (readonly DependencyPlace[])[];
}

export interface PlaceViolation {
  readonly rule: string;
  readonly severity: 'error' | 'warn';
  readonly because?: string;
  readonly message: string;
}

/** Two folders that would depend on each other, directly or indirectly. */
export interface ClosedTangle {
  readonly folder: string;
  readonly from: string;
  readonly to: string;
  /** Whether the two are not in a tangle yet. */
  readonly isNew: boolean;
  /** The size of the tangle before and after, if they would join one. */
  readonly growth?: readonly [before: number, after: number];
  /** Whether `to` is clearly above `from` in the project: the dependency would be a layer violation. */
  readonly isClear: boolean;
  /** The number of existing dependencies of `from` on `to`. */
  readonly sameWay: number;
  /** The number of existing dependencies of `to` on `from`. */
  readonly otherWay: number;
}

/** In a tangle without a clear order, a dependency like existing ones is accepted; the first of its kind is not. */
export function isRefused(tangle: ClosedTangle): boolean {
  return tangle.isNew || tangle.isClear || isFirst(tangle);
}

/** Whether one of the two already uses the other, and this would be the first dependency in the opposite direction. */
export function isFirst({ sameWay, otherWay }: ClosedTangle): boolean {
  return sameWay === 0 && otherWay > 0;
}

export class PlaceJudge {
  readonly #report: Report;
  readonly #before: ReadonlySet<string>;
  readonly #tangleOf: (from: string, to: string) => boolean;

  constructor(report: Report) {
    this.#report = report;
    const before = this.#evaluate(report.detailed);
    this.#before = new Set(before.flatMap((rule) => rule.violations.map((each) => keyOf(rule, each))));
    this.#tangleOf = (from, to) =>
      report.tangles.some(({ members }) => members.includes(from) && members.includes(to));
  }

  judge(file: string, imports: readonly string[]): PlaceVerdict {
    const added = newImports(this.#report.detailed, file, imports);
    const detailed = addFile(this.#report.detailed, file, added);
    const project = this.#findStructure(detailed);
    const violations = [...this.#brokenRules(detailed, file), ...this.#brokenLayers(file, added)];
    const tangles = this.#closedTangles(project, file, added);
    const cycles = this.#closedCycles(project, file, added);
    const fits = violations.length + cycles.length === 0 && !tangles.some(isRefused);
    return { fits, violations, tangles, cycles };
  }

  #evaluate(detailed: Report['detailed']): readonly RuleResult[] {
    const rules = this.#report.settings.rules ?? [];
    if (rules.length === 0) return [];
    const graph = rebuildGraph({ detailed });
    const files = detailed.nodes.filter((node): node is DetailedFile => node.type === 'file');
    const isProduct = new Uint8Array(graph.ids.length);
    isProduct.set(markProduct(files.map(({ role }) => role)));
    const isPartial = this.#report.rules?.isPartial === true;
    const set = { rules, baseline: [], ...(isPartial && { isPartial }) };
    return evaluateRules(set, toRuleGraph(graph, isProduct)).results;
  }

  #brokenRules(detailed: Report['detailed'], file: string): readonly PlaceViolation[] {
    return this.#evaluate(detailed).flatMap((rule) =>
      rule.violations
        .filter((violation) => !this.#before.has(keyOf(rule, violation)))
        // All dependencies of a cycle are violations; only the new one is relevant.
        .filter(({ from }) => rule.verb !== 'acyclic' || from === file)
        .map((violation) => ({
          rule: rule.name,
          severity: rule.severity,
          ...(rule.because !== undefined && { because: rule.because }),
          message: describeViolation(rule, { ...violation, status: 'new' }),
        })),
    );
  }

  /** The configured layers, which are folder names. */
  #brokenLayers(file: string, imports: readonly string[]): readonly PlaceViolation[] {
    const layers = this.#report.settings.layers ?? [];
    const depthOf = (id: string): number | undefined => {
      const depths = id
        .split('/')
        .slice(0, -1)
        .map((name) => layers.findIndex((names) => names.includes(name)));
      return depths.find((depth) => depth !== -1);
    };
    const own = depthOf(file);
    if (own === undefined) return [];
    return imports.flatMap((target) => {
      const depth = target.startsWith('pkg:') ? undefined : depthOf(target);
      if (depth === undefined || depth >= own) return [];
      const message = `${file} uses ${target}; ${layers[own]!.join(', ')} is below ${layers[depth]!.join(', ')}`;
      return [{ rule: 'layers', severity: 'error' as const, message }];
    });
  }

  #findStructure(detailed: Report['detailed']): StructuredGraph {
    const { settings } = this.#report;
    const graph = rebuildGraph({ detailed }, { typeOnlyCycles: settings.typeOnlyCycles });
    const files = detailed.nodes.filter((node): node is DetailedFile => node.type === 'file');
    const structure = findFolderStructure(
      { graph, cycles: findCycles(graph, conventionsOf), modules: new Set(settings.modules), conventionsOf },
      files.map(({ role }) => role),
    );
    return { detailed, graph, structure };
  }

  #closedTangles(
    project: StructuredGraph,
    file: string,
    imports: readonly string[],
  ): readonly ClosedTangle[] {
    const { graph, structure } = project;
    const { tree, lifted, tangles } = structure;
    const node = graph.ids.indexOf(file);
    const added = new Set<number>();
    for (let edge = graph.edgeStart[node]!; edge < graph.edgeStart[node + 1]!; edge++)
      if (imports.includes(graph.ids[graph.edgeTarget[edge]!]!)) added.add(edge);
    const changes = compareGroups(
      this.#report.tangles.map(({ members }) => members),
      tangles.map(({ members }) => members.map((member) => tree.paths[member]!)),
    );
    return tangles.flatMap((tangle, at) =>
      tangle.dependencies.flatMap(({ from, to, edges }) => {
        const known = edges.filter((edge) => !added.has(edge));
        if (known.length === edges.length) return [];
        const back = tangle.back.find((each) => each.from === from && each.to === to);
        const isNew = !this.#tangleOf(tree.paths[from]!, tree.paths[to]!);
        if (back === undefined && !isNew) return [];
        const earlier = this.#report.tangles[changes[at]!.before ?? -1];
        return {
          folder: tangle.folder === 0 ? '.' : tree.paths[tangle.folder]!.slice(0, -1),
          from: tree.paths[from]!,
          to: tree.paths[to]!,
          isNew,
          ...(isNew && earlier && { growth: [earlier.members.length, tangle.members.length] as const }),
          isClear: back !== undefined && this.#breaksClearOrder(project, tangle, { back, known }),
          sameWay: known.length,
          otherWay: lifted.count(to, from),
        };
      }),
    );
  }

  /** Like the layer violations of the project: judged by existing dependencies, or else by a single new one. */
  #breaksClearOrder(
    { graph, structure }: StructuredGraph,
    { members }: FoundTangle,
    { back, known }: { readonly back: BackDependency; readonly known: readonly number[] },
  ): boolean {
    const { layers, rules = [] } = this.#report.settings;
    if (layers !== undefined || rules.some(({ verb }) => verb === 'layers')) return false;
    if (!structure.tree.isFolder[back.from]! || !structure.tree.isFolder[back.to]!) return false;
    const runs = (edge: number): boolean => graph.carriesCycle[edge] === 1;
    const one = back.edges.find((edge) => !known.includes(edge))!;
    const pair = { ...back, edges: known.some(runs) ? [...known] : [...known, one] };
    return (
      isClearlyBack(structure, members, pair) &&
      leaveOutUnclear(graph, structure, members, [pair])[0]!.edges.some(runs)
    );
  }

  #closedCycles(
    { detailed, structure: { loads } }: StructuredGraph,
    file: string,
    imports: readonly string[],
  ): PlaceVerdict['cycles'] {
    const { nodes, edges } = this.#report.detailed;
    if (isGoPackageFile(file)) return findPackageCycles({ nodes, edges }, file, imports);
    if (!nodes.some(({ id }) => id === file)) return [];
    const loading = linkReport({
      detailed: {
        nodes: detailed.nodes,
        edges: detailed.edges.filter((_, edge) => loads.atLoadTime[edge] === 1),
      },
    });
    return imports.flatMap((id) => {
      const path = findImportPath(loading, id, file);
      return path === undefined ? [] : [path];
    });
  }
}

interface StructuredGraph {
  readonly detailed: Report['detailed'];
  readonly graph: Graph;
  readonly structure: FolderStructure;
}

function keyOf({ name }: RuleResult, { from, to }: RuleViolation): string {
  return JSON.stringify([name, from, to]);
}
