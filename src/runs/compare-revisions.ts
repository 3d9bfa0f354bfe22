// Analyses two revisions of a repository, or one revision and the working tree. What is the same in both is read and resolved
// once.
import { join, resolve } from 'node:path';
import { analyze } from '../analyze.ts';
import { DiskCache } from '../cache/disk-cache.ts';
import { fingerprintProject } from '../cache/fingerprint-project.ts';
import { optionsOfSides } from '../compare/options-of-sides.ts';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import { completeOptions } from '../config/complete-options.ts';
import { configFileName } from '../config/find-config.ts';
import { loadConfig } from '../config/load-config.ts';
import { type ConfigPlace, readConfigText } from '../config/read-config-text.ts';
import type { Options } from '../model/options.ts';
import type { Report } from '../model/report.ts';
import type { SourceFile } from '../model/source.ts';
import { UserError } from '../model/user-error.ts';
import { listFirst } from '../std/words.ts';
import { openProject } from '../open/open-project.ts';
import { PreviousAnalysis } from '../previous-analysis.ts';
import { type OpenedRevision, type RevisionPlace, withRevision } from '../open/open-revision.ts';
import {
  changesBetween,
  changesOnDisk,
  type FileChanges,
  insideProject,
} from '../revisions/changed-files.ts';
import type { Environment } from '../revisions/locate-git.ts';
import { findOtherChanges } from '../revisions/other-changes.ts';
import { openRepository } from '../revisions/open-repository.ts';
import { findConflicts } from '../revisions/index-tree.ts';
import { readRepositoryFile } from '../revisions/read-repository-file.ts';
import { findBase, findHead, type Revision, type RevisionRange } from '../revisions/revision-range.ts';
import { type SafeGit, withSafeGit } from '../revisions/safe-git.ts';
import { SameOnDisk } from '../revisions/same-on-disk.ts';
import { submodulesOnDisk } from '../revisions/submodules-on-disk.ts';
import { UnreadableHistory } from '../revisions/unreadable-history.ts';

export interface RevisionContext {
  /** The environment variables of the Lintel process. */
  readonly environment: Environment;
  /** The cache file of the analysis; undefined for none. */
  readonly cacheFile?: string | undefined;
  /** Whether files other than source files are compared too. Only with the files on disk. */
  readonly comparesAllFiles?: boolean | undefined;
  /** Whether the reports are only compared. They then leave out what a comparison does not use. */
  readonly onlyCompares?: boolean | undefined;
  /** Other inputs of the result, for its key. */
  readonly alsoOn?: unknown;
  /** The results of earlier runs. */
  readonly earlier?: EarlierComparison | undefined;
}

export interface EarlierComparison {
  has(key: string): boolean;
  blobOf(file: SourceFile): string | undefined;
}

export interface ComparedRevision {
  /** As a user names it: `main (1a2b3c4)`, `working tree`. */
  readonly name: string;
  /** Full ID, if it is a commit. */
  readonly commit?: string;
  /** Whether the start of the changes is only a guess. */
  readonly isUncertain?: boolean;
  readonly report: Report;
}

/** The git blob IDs of files on disk. */
export interface KnownBlobs {
  readonly ids: ReadonlyMap<SourceFile, string>;
  /** A time before any file was read. */
  readonly scanStartedMs: number;
}

export interface ComparedRevisions extends FileChanges {
  readonly before: ComparedRevision;
  readonly after: ComparedRevision;
  /** Paths of changed files that are not source files: see findOtherChanges. Undefined if they were not compared. */
  readonly otherChanges?: readonly string[] | undefined;
  /** What limits the comparison, in sentences. */
  readonly notes: readonly string[];
  /** Identifies this comparison. Undefined if files on disk are too recent for their times to be reliable. */
  readonly key?: string | undefined;
  /** Undefined if neither side is the disk. */
  readonly blobs?: KnownBlobs | undefined;
}

/**
 * The configuration of `head` applies to both. Returns only the key if `earlier` has a result for it. Throws UserError if the
 * revisions cannot be read.
 */
export async function compareRevisions(
  path: string,
  range: RevisionRange,
  options: AnalyzeOptions,
  { environment, onlyCompares = false, ...caches }: RevisionContext,
): Promise<ComparedRevisions | string> {
  try {
    const repository = openRepository(resolve(path));
    return await withSafeGit(repository, environment, async (safe) => {
      const git = { ...safe, signal: options.signal };
      const asked = { ...options, history: false, ...(onlyCompares && { cuts: 0 }) };
      const leavesOut = { isOnlyCompared: onlyCompares };
      const request = { path, options: asked, leavesOut, ...caches };
      const base = await findBase(git, range);
      const head = await findHead(git, range);
      return head.kind === 'disk'
        ? await compareWithDisk(git, base, request)
        : await compareCommits(head.git, { base, head }, request);
    });
  } catch (error) {
    if (!(error instanceof UnreadableHistory)) throw error;
    const { reason } = error;
    throw new UserError(reason.endsWith('?') ? reason : `${reason}.`, { cause: error });
  }
}

interface Request extends Pick<RevisionContext, 'cacheFile' | 'earlier' | 'comparesAllFiles' | 'alsoOn'> {
  readonly path: string;
  readonly options: AnalyzeOptions;
  readonly leavesOut: { readonly isOnlyCompared: boolean };
}

async function compareWithDisk(
  git: SafeGit,
  base: Revision,
  { path, options, leavesOut, cacheFile, earlier, comparesAllFiles, alsoOn }: Request,
): Promise<ComparedRevisions | string> {
  const { repository } = git;
  let sameOnDisk: SameOnDisk | undefined;
  const place: RevisionPlace = {
    tree: base.tree,
    stampOf: (file) => sameOnDisk?.stampOf(file),
    // The same rules for both sides, so that a file ignored on disk does not look removed.
    excludeRules: readRepositoryFile(repository.top, '.git/info/exclude'),
  };
  return withRevision(git, place, options, async (revision) => {
    const submodules = insideProject(repository, [...revision.submodules, ...submodulesOnDisk(repository)]);
    const without = submodules.map((each) => `${escapeGlob(each)}/**`);
    const opened = await openProject(path, options, { without });
    const { project, options: complete, scanStartedMs, cacheKey: key } = opened;
    const notes = [
      ...noteUncertain(base),
      ...noteSubmodules(submodules),
      ...noteConflicts(insideProject(repository, findConflicts(repository))),
      ...(await noteConfig({ before: revision.config, after: resolve(path) }, 'the working tree', options)),
    ];
    const identity = JSON.stringify([key, base, submodules, notes, alsoOn]);
    const fingerprint = earlier && fingerprintProject(project, complete, { key: identity, scanStartedMs });
    if (fingerprint !== undefined && earlier?.has(fingerprint) === true) return fingerprint;
    const cache = new DiskCache({ file: cacheFile, key, scanStartedMs, isReused: true });
    sameOnDisk = new SameOnDisk(repository, project);
    if (earlier !== undefined) sameOnDisk.recall((file) => earlier.blobOf(file));
    const shared = { cache, previous: new PreviousAnalysis(), ...leavesOut };
    const contextAfter = { ...opened.context, ...shared };
    let after = await analyze(sameOnDisk.observe(project), complete, contextAfter);
    cache.save();
    cache.startRun(scanStartedMs);
    const scanned = await revision.scan(complete);
    const projects = { before: scanned.project, after: project };
    const changes = await changesOnDisk(git, projects);
    const own = optionsOfSides(complete, projects, changes.renames);
    const before = await analyze(scanned.project, own.before, { ...scanned.context, ...shared });
    if (own.after !== undefined) {
      cache.startRun(scanStartedMs);
      after = await analyze(project, own.after, contextAfter);
    }
    const sources = new Set(
      [...project.files, ...scanned.project.files].map(({ path: each }) => each as string),
    );
    return {
      before: { ...sideOf(base), isUncertain: base.isUncertain === true, report: before },
      after: { name: 'working tree', report: after },
      otherChanges:
        comparesAllFiles === true
          ? await findOtherChanges(git, { tree: base.tree, onDisk: project, sources })
          : undefined,
      ...changes,
      notes: [...notes, ...noteUnknownRenames(changes)],
      key: fingerprint,
      blobs: { ids: sameOnDisk.ids, scanStartedMs },
    };
  });
}

interface Commits {
  readonly base: Revision;
  readonly head: Revision;
}

async function compareCommits(
  git: SafeGit,
  { base, head }: Commits,
  { options, leavesOut, cacheFile, earlier: known, alsoOn }: Request,
): Promise<ComparedRevisions | string> {
  return withRevision(git, { tree: head.tree }, options, async (later) => {
    const complete = await optionsOf(later, options);
    const cacheKey = later.cacheKeyFor(complete);
    const key = JSON.stringify([
      cacheKey,
      sideOf(base),
      sideOf(head),
      base.tree,
      head.tree,
      complete,
      alsoOn,
    ]);
    if (known?.has(key) === true) return key;
    const after = await later.scan(complete);
    const scanStartedMs = Date.now();
    const file = cacheFile === undefined ? undefined : join(cacheFile, '..', 'revisions.cache');
    const cache = new DiskCache({ file, key: cacheKey, scanStartedMs, isReused: true });
    const shared = { cache, previous: new PreviousAnalysis(), ...leavesOut };
    const contextAfter = { ...after.context, ...shared };
    let afterReport = await analyze(after.project, complete, contextAfter);
    cache.save();
    cache.startRun(scanStartedMs);
    return withRevision(git, { tree: base.tree }, options, async (earlier) => {
      const before = await earlier.scan(complete);
      const trees = { before: base.tree, after: head.tree };
      const projects = { before: before.project, after: after.project };
      const changes = await changesBetween(git, trees, projects);
      const own = optionsOfSides(complete, projects, changes.renames);
      const beforeReport = await analyze(before.project, own.before, { ...before.context, ...shared });
      if (own.after !== undefined) {
        cache.startRun(scanStartedMs);
        afterReport = await analyze(after.project, own.after, contextAfter);
      }
      return {
        before: { ...sideOf(base), report: beforeReport },
        after: { ...sideOf(head), report: afterReport },
        ...changes,
        notes: [
          ...noteUnknownRenames(changes),
          ...noteSubmodules(insideProject(git.repository, [...later.submodules, ...earlier.submodules])),
          ...(await noteConfig({ before: earlier.config, after: later.config }, head.name, options)),
        ],
        key,
      };
    });
  });
}

function sideOf({ name, commit }: Revision): Omit<ComparedRevision, 'report'> {
  return { name, ...(commit !== undefined && { commit }) };
}

async function optionsOf({ config }: OpenedRevision, options: AnalyzeOptions): Promise<Options> {
  const { config: readsConfig = true, baseline } = options;
  return completeOptions(readsConfig ? await loadConfig(config, { baseline }) : {}, options);
}

function noteUncertain({ isUncertain }: Revision): readonly string[] {
  return isUncertain === true
    ? [
        'Nothing tells where this work began, so that only what is not committed is compared. Name the revision.',
      ]
    : [];
}

function noteUnknownRenames({ hasUnknownRenames }: FileChanges): readonly string[] {
  return hasUnknownRenames
    ? [
        'So many files are gone and new that not all of them were compared: some that were only renamed may count as removed and added.',
      ]
    : [];
}

function noteSubmodules(submodules: readonly string[]): readonly string[] {
  const names = [...new Set(submodules)].sort();
  return names.length === 0 ? [] : [`Submodules are not compared: ${names.join(', ')}.`];
}

function noteConflicts(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  const [have, them] = files.length === 1 ? ['has', 'it'] : ['have', 'them'];
  return [
    `${listFirst(files, 3)} ${have} an unresolved merge conflict: what was read of ${them} may be wrong.`,
  ];
}

interface Configs {
  readonly before: ConfigPlace;
  readonly after: ConfigPlace;
}

async function noteConfig(
  { before, after }: Configs,
  name: string,
  { config: readsConfig = true }: AnalyzeOptions,
): Promise<readonly string[]> {
  if (!readsConfig) return [];
  const [old, now] = await Promise.all([
    readConfigText(before, configFileName),
    readConfigText(after, configFileName),
  ]);
  const isSame =
    old.kind === now.kind && (old.kind !== 'text' || now.kind !== 'text' || old.text === now.text);
  return isSame ? [] : [`${configFileName} changed. The one of ${name} was used for both.`];
}

function escapeGlob(path: string): string {
  return path.replaceAll(/[\\*?[\]{}!]/g, String.raw`\$&`);
}
