// Whether a new file with certain imports fits where it is meant to be, and where it would fit better: what the rules say of
// the graph with that file, which tangles and cycles it closes, and where files lie that use the same.
import { findCycles } from '../graph/find-cycles.ts';
import { rebuildGraph } from '../graph/rebuild-graph.ts';
import { conventionsOf } from '../languages/conventions.ts';
import type { DetailedFile, Report, RuleResult, RuleViolation } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import { evaluateRules } from '../rules/evaluate-rules.ts';
import { toRuleGraph } from '../rules/rule-graph.ts';
import { findFolderStructure, markProduct } from '../structure/find-structure.ts';
import { addFile } from './add-file.ts';
import type { DependencyPlace } from './dependency-place.ts';
import { findPaths } from './find-paths.ts';
import { findRulesAtStake, type RuleAtStake } from './rules-at-stake.ts';
import { pathInProject, selectFiles } from './select-files.ts';
import { findSimilarFiles, type SimilarFile } from './similar-files.ts';
import { describeViolation } from './summarize-check.ts';

export interface PlaceRequest {
  /** Path relative to the project's root. */
  readonly file: string;
  /** IDs of files and packages. */
  readonly imports: readonly string[];
}

export interface Placement extends PlaceRequest {
  /** Whether the project has this file already: its own imports count too. */
  readonly exists: boolean;
  readonly verdict: PlaceVerdict;
  /** Imports of a product file that are tests or their data. */
  readonly testImports: readonly string[];
  /** Rules that speak of a file at this place. */
  readonly rules: readonly RuleAtStake[];
  /** Other folders, the best first. */
  readonly folders: readonly FolderVerdict[];
  /** Files that use most of the same. */
  readonly similar: readonly SimilarFile[];
}

/** What would be wrong at a place. */
export interface PlaceVerdict {
  readonly fits: boolean;
  readonly violations: readonly PlaceViolation[];
  readonly tangles: readonly ClosedTangle[];
  /** Of a file that exists: the paths from its new imports back to it. */
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

export interface FolderVerdict extends PlaceVerdict {
  readonly folder: string;
  /** Files in it that use some of the same. */
  readonly similar: readonly string[];
  /** Imports that lie in it. */
  readonly holds: number;
}

const most = { candidates: 8, folders: 4, similar: 6 };

export function placeFile(report: Report, { file, imports }: PlaceRequest): Placement {
  const judge = new PlaceJudge(report);
  const detailed = addFile(report.detailed, file, imports);
  const exists = report.detailed.nodes.some(({ id }) => id === file);
  const similar = findSimilarFiles(report, { file, imports });
  const verdict = judge.judge(file, imports);
  const own = folderOf(file);
  // A file that exists would have to move with all that use it: another question.
  const candidates = exists ? [] : candidateFolders(report, imports, similar);
  const folders = candidates
    .filter((folder) => folder !== own)
    .slice(0, most.candidates)
    .map((folder) => ({
      folder,
      ...judge.judge(inFolder(folder, file), imports),
      similar: similar.filter((each) => folderOf(each.file) === folder).map((each) => each.file),
      holds: imports.filter((id) => folderOf(id) === folder).length,
    }))
    .filter(({ fits }) => fits)
    .slice(0, most.folders);
  return {
    file,
    imports,
    exists,
    verdict,
    testImports: findTestImports(detailed, file, imports),
    rules: findRulesAtStake({ ...report, detailed }, [file]),
    folders,
    similar: mostAlike(similar, imports.length),
  };
}

function findTestImports(
  { nodes }: Report['detailed'],
  file: string,
  imports: readonly string[],
): readonly string[] {
  const roles = new Map(nodes.map((node) => [node.id, node.type === 'file' ? node.role : 'product']));
  if (roles.get(file) !== 'product') return [];
  return imports.filter((id) => roles.get(id) === 'test' || roles.get(id) === 'fixture');
}

/** Those that use at least half of the same, or the first few. */
function mostAlike(similar: readonly SimilarFile[], count: number): readonly SimilarFile[] {
  const alike = similar.filter(({ shared }) => 2 * shared.length >= count);
  return alike.length > 0 ? alike.slice(0, most.similar) : similar.slice(0, 3);
}

function folderOf(file: string): string {
  const slash = file.lastIndexOf('/');
  return slash === -1 ? '.' : file.slice(0, slash);
}

function inFolder(folder: string, file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return folder === '.' ? name : `${folder}/${name}`;
}

/** Where similar files lie, those most alike first; then where the imports lie. */
function candidateFolders(
  { detailed }: Report,
  imports: readonly string[],
  similar: readonly SimilarFile[],
): readonly string[] {
  const likeness = new Map<string, number>();
  const add = (folder: string, by: number): unknown => likeness.set(folder, (likeness.get(folder) ?? 0) + by);
  for (const { file, likeness: by } of similar) add(folderOf(file), by);
  const isFile = new Set(detailed.nodes.filter(({ type }) => type === 'file').map(({ id }) => id));
  for (const id of imports) {
    if (!isFile.has(id)) continue;
    add(folderOf(id), 0.5 / imports.length);
    add(folderOf(folderOf(id)), 0.1 / imports.length);
  }
  return [...likeness].toSorted(([, a], [, b]) => b - a).map(([folder]) => folder);
}

class PlaceJudge {
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
      { graph, cycles: findCycles(graph), modules: new Set(settings.modules), conventionsOf },
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
            folder: tree.paths[folder]! === '' ? '.' : tree.paths[folder]!.slice(0, -1),
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

/** What a person typed, as a request: a new path, and files, folders, globs or packages that it imports. */
export function readRequest(
  report: Report,
  { file, imports }: PlaceRequest,
  from = report.projectRoot,
): PlaceRequest {
  const path = pathInProject(file, report, from) ?? pathInProject(file, report);
  if (path === undefined || path === '.' || file.endsWith('/')) {
    throw new UserError(`${file}: expected the path of a file in the project ${report.projectRoot}.`);
  }
  const files = imports.filter((written) => !written.startsWith('pkg:'));
  const packages = imports.filter((written) => written.startsWith('pkg:') && written !== 'pkg:');
  const ids = [...selectFiles(report, files, from), ...new Set(packages)].filter((id) => id !== path);
  if (ids.length === 0) throw new UserError('Give at least one import with --imports.');
  return { file: path, imports: ids };
}
