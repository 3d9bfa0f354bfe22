// What would be wrong with a file at some place: the analysis' own functions on the graph with that file.
import { findCycles } from '../graph/find-cycles.ts';
import { rebuildGraph } from '../graph/rebuild-graph.ts';
import { conventionsOf } from '../languages/conventions.ts';
import type { DetailedFile, Report, RuleResult, RuleViolation } from '../model/report.ts';
import { evaluateRules } from '../rules/evaluate-rules.ts';
import { toRuleGraph } from '../rules/rule-graph.ts';
import { findFolderStructure, markProduct } from '../structure/find-structure.ts';
import { addFile } from './add-file.ts';
import type { DependencyPlace } from './dependency-place.ts';
import { findPaths } from './find-paths.ts';
import { findPackageCycles, isGoPackageFile } from './package-cycles.ts';
import { describeViolation } from './summarize-check.ts';

/** What would be wrong at a place. */
export interface PlaceVerdict {
  readonly fits: boolean;
  readonly violations: readonly PlaceViolation[];
  readonly tangles: readonly ClosedTangle[];
  /** Of a file that exists: the paths from its new imports back to it. Of a file of Go: those back to its package. */
  readonly cycles: readonly (readonly DependencyPlace[])[];
}

export interface PlaceViolation {
  readonly rule: string;
  readonly severity: 'error' | 'warn';
  readonly because?: string;
  readonly message: string;
}

/** Two folders that would use each other, directly or through others. */
export interface ClosedTangle {
  readonly folder: string;
  readonly from: string;
  readonly to: string;
  /** Whether the two are in no tangle yet. */
  readonly isNew: boolean;
  /** Whether it goes against the order that the folders follow. */
  readonly isBack: boolean;
  /** How many dependencies say that `to` stands above `from`; 0 where it is not back. */
  readonly forward: number;
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
    const detailed = addFile(this.#report.detailed, file, imports);
    const violations = [...this.#brokenRules(detailed, file), ...this.#brokenLayers(file, imports)];
    const tangles = this.#closedTangles(detailed, file, imports);
    const cycles = this.#closedCycles(file, imports);
    return { fits: violations.length + tangles.length + cycles.length === 0, violations, tangles, cycles };
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
        // All around a cycle are broken; the new one is meant.
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

  #closedTangles(
    detailed: Report['detailed'],
    file: string,
    imports: readonly string[],
  ): readonly ClosedTangle[] {
    const { settings } = this.#report;
    const graph = rebuildGraph({ detailed }, { typeOnlyCycles: settings.typeOnlyCycles });
    const files = detailed.nodes.filter((node): node is DetailedFile => node.type === 'file');
    const { tree, tangles } = findFolderStructure(
      { graph, cycles: findCycles(graph, conventionsOf), modules: new Set(settings.modules), conventionsOf },
      files.map(({ role }) => role),
    );
    const node = graph.ids.indexOf(file);
    const added = new Set<number>();
    for (let edge = graph.edgeStart[node]!; edge < graph.edgeStart[node + 1]!; edge++)
      if (imports.includes(graph.ids[graph.edgeTarget[edge]!]!)) added.add(edge);
    return tangles.flatMap(({ folder, dependencies, back }) =>
      dependencies
        .filter(({ edges }) => edges.some((edge) => added.has(edge)))
        .map(({ from, to }) => {
          const pointsBack = back.find((each) => each.from === from && each.to === to);
          return {
            folder: folder === 0 ? '.' : tree.paths[folder]!.slice(0, -1),
            from: tree.paths[from]!,
            to: tree.paths[to]!,
            isNew: !this.#tangleOf(tree.paths[from]!, tree.paths[to]!),
            isBack: pointsBack !== undefined,
            forward: pointsBack?.forward ?? 0,
          };
        })
        .filter(({ isNew, isBack }) => isNew || isBack),
    );
  }

  #closedCycles(file: string, imports: readonly string[]): PlaceVerdict['cycles'] {
    if (isGoPackageFile(file)) return findPackageCycles(this.#report.detailed, file, imports);
    const { nodes, edges } = this.#report.detailed;
    if (!nodes.some(({ id }) => id === file)) return [];
    const used = new Set(edges.filter(({ source }) => source === file).map(({ target }) => target));
    const known = new Set(nodes.map(({ id }) => id));
    return imports
      .filter((id) => id !== file && known.has(id) && !used.has(id))
      .flatMap((id) => findPaths(this.#report, [id], [file]).paths.slice(0, 1));
  }
}

function keyOf({ name }: RuleResult, { from, to }: RuleViolation): string {
  return JSON.stringify([name, from, to]);
}
