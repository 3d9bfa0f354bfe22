// A report prepared for the question what a change affects.
import { fileId } from '../../model/node-id.ts';
import type { DetailedFile, Report } from '../../model/report.ts';
import { linkReport } from '../graph/report-graph.ts';
import { findTests } from './find-tests.ts';
import { findImpliedDependencies } from './implied-dependencies.ts';
import { type AffectedGraph, linkImplied } from './spread.ts';

export type AffectedReport = Pick<Report, 'settings' | 'diagnostics' | 'detailed'>;

export class Side {
  readonly report: AffectedReport;
  readonly graph: AffectedGraph;
  readonly tests: ReadonlySet<number>;
  readonly #modules: ReadonlySet<string>;
  #imported: ReadonlySet<string> | undefined;

  constructor(report: AffectedReport) {
    this.report = report;
    const graph = linkReport(report);
    this.#modules = new Set(report.settings.modules);
    const files = graph.nodes
      .slice(0, graph.fileCount)
      .map((file, number) => ({ ...(file as DetailedFile), number }));
    this.graph = linkImplied(
      graph,
      findImpliedDependencies(files, (id) => this.packageOf(id)),
    );
    this.tests = findTests(graph, report.settings);
  }

  has(path: string): boolean {
    return this.graph.numberOf.has(fileId({ path }));
  }

  file(number: number): DetailedFile {
    return this.graph.nodes[number] as DetailedFile;
  }

  /** The changed file itself, or the test that a snapshot file belongs to. */
  numberOf(path: string): number | undefined {
    return this.graph.numberOf.get(fileId({ path })) ?? this.testOfSnapshot(path);
  }

  /** Jest, Vitest and syrupy store the snapshots of a test next to it. */
  testOfSnapshot(path: string): number | undefined {
    const [, folder = '', name = '', extension] =
      /^(.*\/)?__snapshots__\/([^/]+)\.(snap|ambr)$/.exec(path) ?? [];
    if (extension === undefined) return undefined;
    const number = this.graph.numberOf.get(`${folder}${name}${extension === 'ambr' ? '.py' : ''}`);
    return number !== undefined && this.tests.has(number) ? number : undefined;
  }

  /** Whether no other file depends on it, by import or otherwise. */
  isAlone(number: number): boolean {
    const { graph } = this;
    const sources = graph.inEdges
      .subarray(graph.inStart[number], graph.inStart[number + 1])
      .map((edge) => graph.edgeSource[edge] ?? 0);
    return (
      sources.every((source) => source === number) &&
      (graph.impliedBy.get(number) ?? []).every((index) => {
        const implied = graph.implied[index];
        return implied?.isPossible === true || implied?.dependents.every((dependent) => dependent === number);
      })
    );
  }

  /**
   * Whether it may belong to a program that a test can start, because nothing imports it. In Go a folder is one package, and
   * an imported package is not a program.
   */
  isEntry(number: number): boolean {
    const { role, language, folder } = this.file(number);
    if (role === 'test') return false;
    return language === 'go' ? !this.#importedFolders().has(folder) : this.isAlone(number);
  }

  /** Folders with a file that another folder imports. */
  #importedFolders(): ReadonlySet<string> {
    if (this.#imported !== undefined) return this.#imported;
    const { edgeSource, edgeTarget, fileCount } = this.graph;
    const imported = new Set<string>();
    for (const [edge, target] of edgeTarget.entries()) {
      if (target >= fileCount) continue;
      const { folder } = this.file(target);
      if (this.file(edgeSource[edge]!).folder !== folder) imported.add(folder);
    }
    return (this.#imported = imported);
  }

  packageOf(id: string): string {
    for (let slash = id.lastIndexOf('/'); slash > 0; slash = id.lastIndexOf('/', slash - 1))
      if (this.#modules.has(id.slice(0, slash))) return id.slice(0, slash);
    return '.';
  }
}
