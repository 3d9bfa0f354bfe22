// Has each language resolve its imports. Unresolved imports are reported, never guessed. Imports whose inputs did not change
// come from the cache, or from the last run in this process.
import { findIgnored } from '../languages/kit/missing-file.ts';
import type { Language, Resolver } from '../languages/language.ts';
import type { ResolutionCache, TargetCache } from '../model/analysis-cache.ts';
import { computedImport, type Diagnostic } from '../model/diagnostic.ts';
import type { Project } from '../model/project.ts';
import type { Resolution, ResolvedImport, Target } from '../model/resolution.ts';
import type { Run } from '../model/run.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../model/source.ts';
import { Pacer } from '../std/pacer.ts';
import { followLinks } from './follow-links.ts';
import { Lookups } from './lookups.ts';
import { causedBy, nameCauses } from './name-causes.ts';
import { supertypesOf } from './supertypes-of.ts';
import { groupBy } from '../std/group-by.ts';
import { folderOf } from '../std/paths.ts';

export interface ResolveContext extends Run {
  readonly languageOf: (file: SourceFile) => Language;
  readonly cache?: ResolutionCache | undefined;
}

export async function resolve(
  project: Project,
  files: readonly ExtractedFile[],
  { languageOf, cache, signal, onProgress }: ResolveContext,
): Promise<Resolution> {
  const pacer = new Pacer(signal);
  const all: Links = { imports: [], diagnostics: [] };
  let done = 0;
  for (const [language, own] of groupBy(files, ({ file }) => languageOf(file))) {
    const group = groupOf(project, { language, files: own, cache });
    const opened = await openResolver(project, group);
    const carried = carryOver(project, group, opened);
    append(all.diagnostics, opened.diagnostics);
    const start = all.diagnostics.length;
    for (let i = 0; i < own.length; i++) {
      if (pacer.isSliceOver()) {
        onProgress?.({ stage: 'resolve', done, total: files.length });
        await pacer.rest();
      }
      const { file, imports: statements, declares } = own[i]!;
      const targets = group.cached[i] ?? carried[i] ?? resolveImports(opened, file, statements);
      if (group.cached[i] === undefined) group.targetCache?.set(file.path, targets);
      if (group.isReused) {
        const links = linkOnce(file, { statements, declares, targets }, project);
        append(all.imports, links.imports);
        append(all.diagnostics, links.diagnostics);
      } else linkFile(file, { statements, declares, targets }, project, all);
      done++;
    }
    nameCauses(all.diagnostics, start, { problems: opened.diagnostics, manifests: project.manifests });
  }
  return all;
}

/** A resolution under construction. */
interface Links {
  readonly imports: ResolvedImport[];
  readonly diagnostics: Diagnostic[];
}

/** Not `push(...more)`: the list may exceed the maximum number of arguments. */
function append<Item>(list: Item[], more: readonly Item[]): void {
  for (const item of more) list.push(item);
}

/** The files of one language, and their cache entries. */
interface LanguageGroup {
  readonly language: Language;
  readonly files: readonly ExtractedFile[];
  readonly targetCache: TargetCache | undefined;
  readonly cached: CachedTargets;
  readonly isReused: boolean;
  /** Those of the last run, if its inputs were different. */
  readonly outdated: TargetCache | undefined;
}

/** By index of the file. */
type CachedTargets = readonly (readonly Target[] | undefined)[];

/** The targets used by the last run, by language. */
const lastTargets = new WeakMap<ResolutionCache, Map<string, TargetCache>>();

function groupOf(
  project: Project,
  { language, files, cache }: Pick<LanguageGroup, 'language' | 'files'> & Pick<ResolveContext, 'cache'>,
): LanguageGroup {
  const { id, resolvesBy = 'extractions' } = language;
  const targetCache = cache?.targetsFor({ language: id, project, files, resolvesBy });
  const cached = files.map(({ file }) => targetCache?.get(file.path));
  const group = { language, files, targetCache, cached };
  if (cache?.isReused !== true || targetCache === undefined)
    return { ...group, isReused: false, outdated: undefined };
  const last = lastTargets.get(cache) ?? new Map<string, TargetCache>();
  const outdated = last.get(id);
  lastTargets.set(cache, last.set(id, targetCache));
  return { ...group, isReused: true, outdated: outdated === targetCache ? undefined : outdated };
}

interface OpenedResolver {
  /** Undefined if every target is cached: creating a resolver can take as long as all its answers. */
  readonly resolver: Resolver | undefined;
  /** Undefined if later runs in this process cannot use them. */
  readonly lookups?: Lookups | undefined;
}

/** Resolvers that later runs in this process can reuse. */
const resolvers = new WeakMap<TargetCache, OpenedResolver>();

async function openResolver(
  project: Project,
  group: LanguageGroup,
): Promise<OpenedResolver & { readonly diagnostics: readonly Diagnostic[] }> {
  const { language, files, targetCache, isReused } = group;
  if (targetCache?.diagnostics !== undefined) {
    const known = resolvers.get(targetCache);
    if (known !== undefined || isAllCached(group))
      return { resolver: undefined, ...known, diagnostics: targetCache.diagnostics };
  }
  const restsOnPaths = isReused && language.resolvesBy !== undefined;
  // The lookups of targets from the cache file are unknown.
  const lookups = restsOnPaths && targetCache?.diagnostics === undefined ? new Lookups(project) : undefined;
  const resolver = await (updateResolver(project, group) ?? language.createResolver(project, files, lookups));
  // A copy, because the diagnostics that a resolver adds later depend on the order of the requests.
  const diagnostics = [...resolver.diagnostics];
  targetCache?.setDiagnostics(diagnostics);
  const isKept = restsOnPaths || (isReused && language.updateResolver !== undefined);
  if (targetCache !== undefined && isKept) resolvers.set(targetCache, { resolver, lookups });
  return { resolver, lookups, diagnostics };
}

function updateResolver(
  project: Project,
  { language, files, outdated }: LanguageGroup,
): ReturnType<Language['createResolver']> | undefined {
  const earlier = outdated && resolvers.get(outdated)?.resolver;
  return earlier && language.updateResolver?.(earlier, project, files);
}

/** The targets of the last run that are the same in this one although other files changed. */
function carryOver(
  project: Project,
  { outdated, files }: LanguageGroup,
  opened: OpenedResolver,
): CachedTargets {
  const last = outdated && resolvers.get(outdated);
  const keeps = last && compareResolvers(project, last, opened);
  if (keeps === undefined) return [];
  return files.map((file) => {
    const targets = outdated?.get(file.file.path);
    return targets?.length === file.imports.length && keeps(file, targets) ? targets : undefined;
  });
}

/** Whether the last targets of a file are the same in this run; undefined if all may differ. */
function compareResolvers(
  project: Project,
  last: OpenedResolver,
  { resolver, lookups }: OpenedResolver,
): ((file: ExtractedFile, targets: readonly Target[]) => boolean) | undefined {
  if (resolver?.keepsTargets !== undefined)
    return ({ file, imports }) => resolver.keepsTargets!(file, imports);
  if (last.resolver?.restsOnLookups !== true || resolver?.restsOnLookups !== true) return undefined;
  const isSame = lookups && last.lookups?.carryOver(project, lookups);
  return isSame && ((_, targets) => targets.every(isSame));
}

function isAllCached({ files, cached }: LanguageGroup): boolean {
  return files.every(({ imports }, i) => imports.length === 0 || cached[i] !== undefined);
}

function resolveImports(
  { resolver, lookups }: OpenedResolver,
  file: SourceFile,
  statements: readonly ImportStatement[],
): readonly Target[] {
  return statements.map((statement) => {
    if (resolver === undefined) throw new Error(`No resolver for ${file.path}`);
    const target = resolver.resolve(file, statement);
    lookups?.settle(target);
    return target;
  });
}

/** Targets → the links created from them. A process that analyses repeatedly finds most of them here. */
const linksOf = new WeakMap<readonly Target[], MadeLinks>();

interface MadeLinks {
  readonly statements: readonly ImportStatement[];
  readonly links: Resolution;
}

function linkOnce(file: SourceFile, resolved: ResolvedStatements, project: Project): Resolution {
  const { statements, targets } = resolved;
  const made = linksOf.get(targets);
  if (made?.statements === statements) return made.links;
  const links: Links = { imports: [], diagnostics: [] };
  linkFile(file, resolved, project, links);
  // Ignore rules and symbolic links are not part of the target, so they are not cached and may change.
  if (!targets.some((target) => target.kind === 'unresolved' && target.places !== undefined))
    linksOf.set(targets, { statements, links });
  return links;
}

interface ResolvedStatements {
  readonly statements: readonly ImportStatement[];
  readonly declares: ExtractedFile['declares'];
  readonly targets: readonly Target[];
}

function linkFile(
  file: SourceFile,
  { statements, declares, targets }: ResolvedStatements,
  project: Project,
  { imports, diagnostics }: Links,
): void {
  let isComputed = false;
  const isOfSupertype = supertypesOf(statements, declares);
  for (let n = 0; n < targets.length; n++) {
    const statement = statements[n]!;
    const target = followLinks(file, statement, targets[n]!, project) ?? targets[n]!;
    if (target.kind === 'unresolved') {
      const found = missing(file, statement, target, project);
      // `from gone import a, b` counts as one import.
      if (!isRepeated(found, diagnostics.at(-1))) diagnostics.push(found);
    } else if (target.kind === 'computed') {
      if (!isComputed) diagnostics.push(computedImport(file.path, statement.line, target.reason));
      isComputed = true;
    } else if (target.kind === 'files' || target.kind === 'package') {
      const made = { from: file.path, statement, target };
      imports.push(isOfSupertype(statement) ? { ...made, isOfSupertype: true } : made);
    }
  }
}

function isRepeated(found: Diagnostic, last: Diagnostic | undefined): boolean {
  return last?.file === found.file && last.line === found.line && last.message === found.message;
}

function missing(
  { path: file }: SourceFile,
  { line, specifier, role }: ImportStatement,
  { reason, places = [], isOutside }: Extract<Target, { kind: 'unresolved' }>,
  { entries, gitRules, diagnostics }: Pick<Project, 'entries' | 'gitRules' | 'diagnostics'>,
): Diagnostic {
  if (isOutside === true && gitRules?.isOfLarger === true) {
    const message = `'${specifier}' leads out of the project, where nothing is read.`;
    return { kind: 'outside-import', file, line, specifier, message };
  }
  for (const place of places) {
    const ignored = gitRules?.ignoredAt(place);
    if (ignored === undefined) continue;
    const what = 'what a build or a person puts there is not analysed';
    const message = `'${specifier}' leads to ${ignored}, which git ignores: ${what}.`;
    return { kind: 'ignored-import', file, line, specifier, message };
  }
  for (const place of places) {
    const absent = gitRules?.absentAt(place);
    if (absent === undefined) continue;
    const what = absent.why === 'sparse' ? 'which this sparse checkout leaves out' : 'a submodule';
    const message = `'${specifier}' leads to ${absent.path}, ${what}: it is not checked out.`;
    return { kind: 'absent-import', file, line, specifier, message };
  }
  const leftOut = places.flatMap((place) => findIgnored(entries, place) ?? []);
  const built = leftOut.find((path) => output.test(path));
  if (built !== undefined) {
    const message = `'${specifier}' leads to ${built}, which is left out of the analysis.`;
    return { kind: 'ignored-import', file, line, specifier, message };
  }
  const unbuilt = places.flatMap((place) => findUnbuilt(entries, place) ?? [])[0];
  if (unbuilt !== undefined) {
    const message = `'${specifier}' leads to ${unbuilt}, which a build writes.`;
    return { kind: 'ignored-import', file, line, specifier, message };
  }
  const message = `Cannot resolve '${specifier}': ${reason}`;
  const use = role !== undefined && { role };
  const found = { kind: 'unresolved-import', file, line, specifier, ...use, message } as const;
  if (leftOut.length === 0) return found;
  const unreadable = diagnostics.find(
    (each) => each.kind === 'unreadable-folder' && leftOut.includes(each.file),
  );
  return unreadable === undefined ? found : causedBy(unreadable, found);
}

/** Folders with build output. Broken symbolic links are not checked either, so imports of them are unresolved. */
const output = /(?:^|\/)(?:build|dist|out|target)$/;

/** The folder into which a build of scripts will write. Below `src`, folders of these names are parts of the project. */
function findUnbuilt(entries: Project['entries'], place: string): string | undefined {
  const folder = scriptOutput.exec(place)?.[1];
  if (folder === undefined || entries.has(folder) || belowSources.test(folder)) return undefined;
  return entries.get(folderOf(folder)) === 'folder' ? folder : undefined;
}

const belowSources = /(?:^|\/)src\//;
const scriptOutput = /^((?:.*?\/)??(?:build|dist|cjs|esm|umd))\/.*\.[cm]?[jt]s$/;
