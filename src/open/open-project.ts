// Finds, configures and scans the folder of a project: the start of every analysis.
import type { AnalysisContext } from '../pipeline.ts';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import { checkWorkerCount } from '../config/worker-count.ts';
import { completeOptions } from '../config/complete-options.ts';
import { findRoot } from '../config/find-root.ts';
import { loadConfig } from '../config/load-config.ts';
import { languages } from '../languages/index.ts';
import { describeProblem } from '../model/describe-problem.ts';
import type { Options } from '../model/options.ts';
import type { Project } from '../model/project.ts';
import { UserError } from '../model/user-error.ts';
import { listFirst } from '../std/words.ts';
import { version } from '../model/version.ts';
import { readHistory } from './read-history.ts';
import { scan } from '../scan/scan.ts';
import type { WalkCache } from '../scan/walk-cache.ts';
import { createWorkerPool } from '../workers/create-worker-pool.ts';

export interface OpenedProject {
  readonly project: Project;
  readonly options: Options;
  readonly context: AnalysisContext;
  /** Everything that an extraction depends on besides the file. */
  readonly cacheKey: string;
  /** A time before the scan read any file. */
  readonly scanStartedMs: number;
}

export interface OpenContext {
  /** For a process that opens the same folder repeatedly. */
  readonly walkCache?: WalkCache | undefined;
  /** The cache file of the analysis; undefined for none. */
  readonly cacheFile?: string | undefined;
  /** Globs to leave out of a project that still counts as complete. */
  readonly without?: readonly string[] | undefined;
}

export async function openProject(
  path: string,
  options: AnalyzeOptions,
  { walkCache, cacheFile, without = [] }: OpenContext = {},
): Promise<OpenedProject> {
  const { config: readsConfig, baseline, settings, workers, signal, onProgress, ...overrides } = options;
  signal?.throwIfAborted();
  checkWorkerCount(workers);
  const root = await findRoot(path);
  const config = await loadConfig(root, { baseline, settings, readsConfig });
  const wanted = completeOptions(config, overrides);
  const complete = without.length === 0 ? wanted : { ...wanted, exclude: [...wanted.exclude, ...without] };
  const scanStartedMs = Date.now();
  onProgress?.({ stage: 'scan', done: 0, total: 0 });
  const scanning = scan(root, complete, { languages, signal, onProgress, walkCache });
  const hasSources = scanning.then(
    ({ files }) => files.length > 0,
    () => false,
  );
  const history = complete.history ? readHistory(root, { signal, cacheFile, hasSources }) : undefined;
  // It is awaited at the end of the analysis. If the analysis fails before that, this prevents an unhandled rejection.
  history?.catch(() => undefined);
  const project = await scanning;
  if (project.files.length === 0) throw new UserError(explainNoFiles(path, project, complete));
  onProgress?.({ stage: 'extract', done: 0, total: project.files.length });
  return {
    project,
    options: { ...complete, rules: withoutAbsent(complete.rules, project) },
    context: { signal, onProgress, history, workers: createWorkerPool(project, workers) },
    // The name of the built module contains a hash of the code that it imports.
    cacheKey: JSON.stringify([version, import.meta.url, root, complete.maxFileSize]),
    scanStartedMs,
  };
}

/** Files that a sparse checkout leaves out are not missing. */
function withoutAbsent(rules: Options['rules'], { gitRules }: Project): Options['rules'] {
  if (rules === undefined || gitRules?.leavesOutSources() !== true) return rules;
  return { ...rules, isPartial: true };
}

function explainNoFiles(path: string, project: Project, { include, exclude }: Options): string {
  const unreadable = project.diagnostics.find(
    ({ kind, file }) => kind === 'unreadable-folder' && file === '.',
  );
  if (unreadable !== undefined)
    return `${describeProblem({ ...unreadable, file: path === '.' ? 'This folder' : path })}.`;
  const globs = [...include.map((glob) => `include ${glob}`), ...exclude.map((glob) => `exclude ${glob}`)];
  if (globs.length > 0) return `No source files in ${path} match the globs: ${globs.join(', ')}.`;
  const names = new Set(languages.flatMap(({ extensions }) => Object.values(extensions)));
  const place = path === '.' ? 'this folder' : path;
  return `No source files found in ${place}.${listLeftOut(project)} Supported languages: ${[...names].join(', ')}.`;
}

function listLeftOut({ entries, diagnostics }: Project): string {
  const skipped = diagnostics.filter(({ file }) => entries.get(file) === 'ignored');
  const isSkipped = new Set(skipped.map(({ file }) => file));
  const ignored = [...entries]
    .flatMap(([path, kind]) => (kind === 'ignored' && path !== '.git' && !isSkipped.has(path) ? [path] : []))
    .sort();
  return [
    skipped.length === 0 ? '' : ` Not read: ${listFirst(skipped.map(describeProblem), maxListed)}.`,
    ignored.length === 0 ? '' : ` Left out by ignore rules: ${listFirst(ignored, maxListed)}.`,
  ].join('');
}

const maxListed = 3;
