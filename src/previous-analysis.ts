// What a process keeps of its last analysis. Most edits change sizes and lines but no dependency: the graph then has the same
// nodes and edges, and everything computed from these alone is still valid.
// Only this file, `pipeline.ts` and `analyze.ts` know about incremental runs.
import { updateGraph } from './graph/update-graph.ts';
import type { FileRole } from './model/file-role.ts';
import type { Graph } from './model/graph.ts';
import type { Options } from './model/options.ts';
import type { Project } from './model/project.ts';
import type { Metrics, Report } from './model/report.ts';
import type { CostlyImports, Resolution } from './model/resolution.ts';
import type { SourceFile } from './model/source.ts';
import { findMovedImports } from './resolve/find-moved-imports.ts';
import { RememberedPackages } from './resolve/remembered-packages.ts';
import type { StructureDraft } from './structure/find-structure.ts';
import type { Structure } from './structure/structure.ts';

/** The results that depend only on nodes and edges. */
export interface AnalysisResults {
  readonly graph: Graph;
  readonly cycles: readonly (readonly number[])[];
  readonly metrics: Metrics;
  readonly draft: StructureDraft;
  readonly structure: Structure;
  /** Undefined if compilers drop no imports. */
  readonly costly: CostlyImports | undefined;
}

interface KeptResults extends AnalysisResults {
  /** Undefined if no report was built. */
  readonly report?: Report | undefined;
}

export interface ReusableResults {
  /** What follows from the files and only a few of their dependencies. Undefined if the set of files changed. */
  readonly folders?: Pick<Structure, 'namedRoles' | 'roles' | 'roots' | 'tree'>;
  /** Undefined if the dependencies in the code changed. */
  readonly costly?: CostlyImports | undefined;
  /**
   * Takes the imports without those that compilers drop. Returns the last results, their graph updated to the current files
   * and lines, or undefined if nodes or edges have changed.
   */
  reuse(imports: Resolution['imports']): KeptResults | undefined;
}

interface ReuseInput {
  readonly project: Project;
  readonly options: Options;
  /** Folders that hold a manifest. */
  readonly modules: ReadonlySet<string>;
  /** Files with a header comment that says they are generated. */
  readonly generated: ReadonlySet<string>;
  /** Folders with third-party code. */
  readonly vendored: readonly string[];
  /** Files whose role a manifest declares. */
  readonly declared: ReadonlyMap<string, FileRole>;
}

interface AnalysisInputs {
  readonly key: string;
  readonly files: readonly SourceFile[];
  /** The imports as written in the code. */
  readonly written: Resolution['imports'];
  /** The same without those that compilers drop. */
  readonly imports?: Resolution['imports'];
}

export class PreviousAnalysis {
  readonly packages = new RememberedPackages();
  #inputs: AnalysisInputs | undefined;
  /** Undefined while an analysis runs, and after a failed one. */
  #results: KeptResults | undefined;

  /** Returns what is still valid of the last results. Every call must be followed by `reuse` and `keep`. */
  begin(
    { project, options, modules, generated, vendored, declared }: ReuseInput,
    written: Resolution['imports'],
  ): ReusableResults {
    const signs = [[...generated], vendored, [...declared]];
    const key = JSON.stringify([project.root, options, [...modules], ...signs]);
    const before = this.#inputs;
    const results = this.#results;
    const inputs = { key, files: project.files, written };
    this.#inputs = inputs;
    this.#results = undefined;
    const keepImports = (imports: Resolution['imports']): undefined => {
      this.#inputs = { ...inputs, imports };
    };
    if (before?.key !== key || results === undefined || !areSameFiles(before.files, project.files))
      return { reuse: keepImports };
    return {
      folders: results.structure,
      costly: findMovedImports(before.written, written) && results.costly,
      reuse: (imports) => {
        keepImports(imports);
        const moved = findMovedImports(before.imports ?? before.written, imports);
        return moved && { ...results, graph: updateGraph(results.graph, project.files, moved) };
      },
    };
  }

  keep(results: AnalysisResults): void {
    this.#results = results;
  }

  /** Adds the report to the results that were kept last. */
  keepReport(report: Report): void {
    if (this.#results !== undefined) this.#results = { ...this.#results, report };
  }
}

/** Sizes may differ. */
function areSameFiles(before: readonly SourceFile[], after: readonly SourceFile[]): boolean {
  return (
    before.length === after.length &&
    after.every(({ path, language }, i) => path === before[i]!.path && language === before[i]!.language)
  );
}
