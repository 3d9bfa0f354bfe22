// The history of a project: its figures at some revisions, and the commits that introduced its findings. Every revision is
// analysed as if checked out, with the configuration of the newest commit.
import { join, resolve } from 'node:path';
import { writeReport } from '../analyze.ts';
import { type AnalysisContext, runPipeline } from '../pipeline.ts';
import { RevisionCache } from '../cache/revision-cache.ts';
import { SnapshotCache } from '../cache/snapshot-cache.ts';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import { completeOptions } from '../config/complete-options.ts';
import { loadConfig } from '../config/load-config.ts';
import { type DatedCommit, choosePoints, type PointOptions } from '../history/choose-points.ts';
import { describeBirths } from '../history/describe-births.ts';
import { type FileChanges, findBirths, type FoundBirth, type Timeline } from '../history/find-births.ts';
import { TrendMerger } from '../history/merge-trends.ts';
import { readCommitFacts } from '../history/read-commit-facts.ts';
import { type Logs, readLogs } from '../history/read-logs.ts';
import { takeSnapshot } from '../history/take-snapshot.ts';
import type { Commit, History } from '../model/history.ts';
import { fileId } from '../model/node-id.ts';
import type { Options } from '../model/options.ts';
import type { Project } from '../model/project.ts';
import type { Report } from '../model/report.ts';
import type { Snapshot } from '../model/snapshot.ts';
import { UserError } from '../model/user-error.ts';
import { version } from '../model/version.ts';
import { withRevision } from '../open/open-revision.ts';
import { PreviousAnalysis } from '../previous-analysis.ts';
import { readHistory } from '../open/read-history.ts';
import { insideProject } from '../revisions/changed-files.ts';
import { commitsSince } from '../revisions/find-since.ts';
import { listCommits, type ListedCommit } from '../revisions/list-commits.ts';
import type { Environment } from '../revisions/locate-git.ts';
import type { CommitChanges } from '../revisions/log-changes.ts';
import { ObjectStore } from '../revisions/object-store.ts';
import { openRepository } from '../revisions/open-repository.ts';
import { type SafeGit, withSafeGit } from '../revisions/safe-git.ts';
import { UnreadableHistory } from '../revisions/unreadable-history.ts';
import { WalkMemo } from '../scan/walk-memo.ts';
import { countOf } from '../std/words.ts';

export interface HistoryRequest extends PointOptions {
  /** A day or a revision to begin at. */
  readonly since?: string | undefined;
  /** Whether the history includes names of people. */
  readonly authors: boolean;
}

export interface TraceContext {
  /** The environment variables of the Lintel process. */
  readonly environment: Environment;
  /** The cache of analysed revisions; undefined for none. */
  readonly cacheFile?: string | undefined;
}

/** Throws UserError if the history cannot be read. */
export async function traceHistory(
  path: string,
  request: HistoryRequest,
  options: AnalyzeOptions,
  { environment, cacheFile }: TraceContext,
): Promise<History> {
  try {
    const repository = openRepository(resolve(path));
    return await withSafeGit(repository, environment, async (safe) => {
      const git = { ...safe, signal: options.signal };
      const objects = new ObjectStore(git);
      try {
        return await trace({ path, git, objects, options, cacheFile }, request);
      } finally {
        objects.close();
      }
    });
  } catch (error) {
    if (!(error instanceof UnreadableHistory)) throw error;
    const { reason } = error;
    throw new UserError(reason.endsWith('?') ? reason : `${reason}.`, { cause: error });
  }
}

interface Place {
  readonly path: string;
  readonly git: SafeGit;
  readonly objects: ObjectStore;
  readonly options: AnalyzeOptions;
  readonly cacheFile: string | undefined;
}

async function trace(place: Place, request: HistoryRequest): Promise<History> {
  const { git, options } = place;
  const { repository } = git;
  const line = (await listCommits(git, repository.head)).toReversed();
  const asked = request.since === undefined ? line : await commitsSince(git, line, request.since);
  if (asked.length === 0) throw new UserError(`There is no commit since ${request.since}.`);
  const chosen = choosePoints(asked, request);
  // With --max, commits before the first point are not needed.
  const start = chosen.isCut ? chosen.places[0]! : 0;
  const commits = asked.slice(start);
  const reader = await SnapshotReader.open(place, commits);
  const { authors } = request;
  // Git runs while the first commits are analysed. Stops it if that fails.
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(options.signal === undefined ? [] : [options.signal])]);
  try {
    const places = chosen.places.map((each) => each - start);
    const newestReport = reader.reportOfNewest();
    const reading = readLogs({ ...git, signal }, { authors, count: commits.length, newestReport });
    const [report, { log, changesOf, notes: birthNotes }] = await Promise.all([
      newestReport,
      reading,
      newestReport.then(() => analyzeUntil(reading, reader, places)),
    ]);
    const births = await traceBirths(reader, places, { git, options, changesOf });
    const points = await analyzePoints(reader, places, options);
    const newest = await reader.snapshotAt(commits.length - 1);
    const { notes, ...facts } = readCommitFacts(log, report, { authors, folder: repository.folder });
    const describe = (at: number): Commit => describeCommit(commits[at]!, request);
    return {
      projectRoot: join(repository.top, repository.folder),
      generatedAt: new Date().toISOString().replace('Z', '+00:00'),
      schemaVersion: 1,
      generator: { name: 'lintel', version },
      sampling: { every: chosen.every, commits: commits.length },
      ...(await describePoints(reader, points, describe)),
      births: describeBirths(births, { newest, report, points, describe }),
      ...facts,
      notes: [...noteLimits(git, commits), ...birthNotes, ...notes],
    };
  } finally {
    stop.abort();
    reader.save();
  }
}

/** Analyses the points, newest first, while something else is awaited. */
async function analyzeUntil(
  end: Promise<unknown>,
  reader: SnapshotReader,
  places: readonly number[],
): Promise<void> {
  const over = new AbortController();
  const stop = (): void => over.abort();
  end.then(stop, stop);
  for (const place of places.toReversed()) {
    if (over.signal.aborted) break;
    await reader.snapshotAt(place);
  }
}

/** The points from the first one with source files on. Newest first, because the analyses of births start there. */
async function analyzePoints(
  reader: SnapshotReader,
  places: readonly number[],
  { onProgress }: AnalyzeOptions,
): Promise<readonly number[]> {
  let first = places.length;
  for (let at = places.length - 1; at >= 0; at--) {
    onProgress?.({ stage: 'revisions', done: places.length - 1 - at, total: places.length });
    const { figures } = await reader.snapshotAt(places[at]!);
    if (figures.files > 0) first = at;
  }
  return places.slice(first);
}

async function traceBirths(
  reader: SnapshotReader,
  points: readonly number[],
  { git, options, changesOf }: Pick<Place, 'git' | 'options'> & Pick<Logs, 'changesOf'>,
): Promise<readonly FoundBirth[]> {
  const { commits } = reader;
  const timeline: Timeline = {
    points,
    isWhole: !commits[0]!.hasParent && !git.repository.isShallow,
    snapshotAt: (place) => reader.snapshotAt(place),
    isKnown: (place) => reader.isKnown(place),
    changesOf: (place) => toProjectChanges(git, changesOf(commits[place]!.id)),
  };
  const onProgress = (done: number, total: number): void =>
    options.onProgress?.({ stage: 'revisions', done, total });
  return findBirths(timeline, onProgress);
}

function toProjectChanges({ repository }: SafeGit, changes: CommitChanges | undefined): FileChanges {
  if (changes === undefined) return { touched: [], renamed: [] };
  const idOf = (path: string): string | undefined => {
    const [inside] = insideProject(repository, [path]);
    return inside === undefined ? undefined : fileId({ path: inside });
  };
  // Computed on demand: for most commits only the renames are needed.
  return {
    get touched() {
      return changes.touched.flatMap((path) => idOf(path) ?? []);
    },
    get renamed() {
      return changes.renamed.flatMap(({ from, to }) => {
        const [before, after] = [idOf(from), idOf(to)];
        return before === undefined || after === undefined ? [] : [{ from: before, to: after }];
      });
    },
  };
}

async function describePoints(
  reader: SnapshotReader,
  points: readonly number[],
  describe: (place: number) => Commit,
): Promise<Pick<History, 'points' | 'folders' | 'files'>> {
  const trends = new TrendMerger();
  const described: History['points'][number][] = [];
  for (const place of points) {
    const snapshot = await reader.snapshotAt(place);
    trends.add(snapshot);
    described.push({ commit: describe(place), ...snapshot.figures });
  }
  return { points: described, folders: trends.folders, files: trends.files };
}

function describeCommit({ id, seconds, subject, author }: ListedCommit, request: HistoryRequest): Commit {
  return { id, date: writeSeconds({ seconds }), subject, ...(request.authors && { author }) };
}

function writeSeconds({ seconds }: DatedCommit): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', '+00:00');
}

function noteLimits({ repository }: SafeGit, commits: readonly ListedCommit[]): readonly string[] {
  if (!repository.isShallow) return [];
  const count = countOf(commits.length, 'commit');
  return [
    `The clone is shallow: ${count} of the first-parent line could be read. Fetch the whole history for the rest (git fetch --unshallow).`,
  ];
}

/** Analyses each commit once. */
class SnapshotReader {
  /** Oldest first. */
  readonly commits: readonly ListedCommit[];
  readonly #place: Place;
  readonly #options: Options;
  readonly #snapshots: SnapshotCache;
  readonly #cache: RevisionCache;
  readonly #previous = new PreviousAnalysis();
  readonly #walkMemo = new WalkMemo();
  /** The commits analysed by this run. */
  readonly #known = new Set<number>();

  private constructor(place: Place, commits: readonly ListedCommit[], options: Options) {
    this.#place = place;
    this.#options = options;
    this.commits = commits;
    const { top, folder } = place.git.repository;
    // The name of the built module contains a hash of the code that it imports.
    const key = JSON.stringify([version, import.meta.url, top, folder, options]);
    this.#snapshots = new SnapshotCache({ file: place.cacheFile, key });
    this.#cache = new RevisionCache(key);
  }

  static async open(place: Place, commits: readonly ListedCommit[]): Promise<SnapshotReader> {
    const { git, objects, options } = place;
    const complete = await withRevision(
      git,
      { tree: commits.at(-1)!.tree, objects },
      options,
      async (newest) => {
        const config =
          options.config === false ? {} : await loadConfig(newest.config, { baseline: options.baseline });
        return completeOptions(config, { ...options, cuts: 0, history: false });
      },
    );
    return new SnapshotReader(place, commits, complete);
  }

  async snapshotAt(place: number): Promise<Snapshot> {
    const { tree } = this.commits[place]!;
    const { git, objects } = this.#place;
    const content = await objects.identify(tree, git.repository.folder);
    this.#known.add(place);
    const known = this.#snapshots.get(content);
    if (known !== undefined) return known;
    const snapshot = takeSnapshot(
      await this.#open(tree, (project, context) => runPipeline(project, this.#options, context)),
    );
    this.#snapshots.set(content, snapshot);
    return snapshot;
  }

  isKnown(place: number): boolean {
    return this.#known.has(place) || this.#snapshots.has(this.commits[place]!.tree);
  }

  /** The report of the newest commit, with the counts of recent changes. */
  async reportOfNewest(): Promise<Report> {
    const { git, objects, path, options } = this.#place;
    const { top, folder } = git.repository;
    const { tree } = this.commits.at(-1)!;
    const history = readHistory(join(top, folder), { signal: options.signal });
    const { snapshot, report } = await this.#open(tree, async (project, context) => {
      const found = await runPipeline(project, this.#options, { ...context, history });
      return {
        snapshot: takeSnapshot(found),
        report: writeReport(project, found, { options: this.#options, context }),
      };
    });
    if (snapshot.figures.files === 0)
      throw new UserError(`No source files found in ${path} at the newest commit.`);
    const content = await objects.identify(tree, folder);
    if (!this.#snapshots.has(content)) this.#snapshots.set(content, snapshot);
    return report;
  }

  save(): void {
    this.#snapshots.save();
  }

  #open<Result>(
    tree: string,
    work: (project: Project, context: AnalysisContext) => Promise<Result>,
  ): Promise<Result> {
    const { git, objects, options } = this.#place;
    const { signal } = options;
    const place = { tree, objects, walkMemo: this.#walkMemo };
    return withRevision(git, place, { signal }, async (revision) => {
      const { project } = await revision.scan(this.#options);
      return work(project, {
        signal,
        cache: this.#cache,
        previous: this.#previous,
        skipsManifests: true,
      });
    });
  }
}
