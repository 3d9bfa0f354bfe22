// Lets each language resolve its imports. Unresolved imports are reported, never guessed. Imports whose inputs did not
// change since an earlier run are taken from the cache.
import type { Language, Resolver } from '../languages/language.ts';
import type { ResolutionCache, TargetCache } from '../model/analysis-cache.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Project } from '../model/project.ts';
import type { Resolution, ResolvedImport, Target } from '../model/resolution.ts';
import type { Run } from '../model/run.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../model/source.ts';
import { Pacer } from '../std/pacer.ts';

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
  for (const [language, own] of filesByLanguage(files, languageOf)) {
    const group = groupOf(project, { language, files: own, cache });
    const { resolver, diagnostics } = await openResolver(project, group);
    append(all.diagnostics, diagnostics);
    for (let i = 0; i < own.length; i++) {
      if (pacer.isSliceOver()) {
        onProgress?.({ stage: 'resolve', done, total: files.length });
        await pacer.rest();
      }
      const { file, imports: statements } = own[i]!;
      const targets = group.cached[i] ?? resolveImports(resolver, file, statements);
      if (group.cached[i] === undefined) group.targetCache?.set(file.path, targets);
      if (group.isReused) {
        const links = linkOnce(file, statements, targets);
        append(all.imports, links.imports);
        append(all.diagnostics, links.diagnostics);
      } else linkFile(file, { statements, targets }, all);
      done++;
    }
  }
  return all;
}

/** A resolution under construction. */
interface Links {
  readonly imports: ResolvedImport[];
  readonly diagnostics: Diagnostic[];
}

/** Not `push(...more)`: the list may be longer than a call can have arguments. */
function append<Item>(list: Item[], more: readonly Item[]): void {
  for (const item of more) list.push(item);
}

function filesByLanguage(
  files: readonly ExtractedFile[],
  languageOf: (file: SourceFile) => Language,
): ReadonlyMap<Language, readonly ExtractedFile[]> {
  const filesOf = new Map<Language, ExtractedFile[]>();
  for (const file of files) {
    const language = languageOf(file.file);
    const own = filesOf.get(language);
    if (own === undefined) filesOf.set(language, [file]);
    else own.push(file);
  }
  return filesOf;
}

/** The files of one language, and what the cache has of them. */
interface LanguageGroup {
  readonly language: Language;
  readonly files: readonly ExtractedFile[];
  readonly targetCache: TargetCache | undefined;
  /** By the index of the file. */
  readonly cached: readonly (readonly Target[] | undefined)[];
  readonly isReused: boolean;
}

function groupOf(
  project: Project,
  { language, files, cache }: Pick<LanguageGroup, 'language' | 'files'> & Pick<ResolveContext, 'cache'>,
): LanguageGroup {
  const { id, resolvesBy = 'extractions' } = language;
  const targetCache = cache?.targetsFor({ language: id, project, files, resolvesBy });
  const cached = files.map(({ file }) => targetCache?.get(file.path));
  return { language, files, targetCache, cached, isReused: cache?.isReused ?? false };
}

interface OpenedResolver {
  /** Undefined if every target is cached: creating a resolver can cost as much as all its answers. */
  readonly resolver: Resolver | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Resolvers that later runs of this process can use: those that depend on paths and manifests alone. */
const resolvers = new WeakMap<TargetCache, Resolver>();

async function openResolver(project: Project, group: LanguageGroup): Promise<OpenedResolver> {
  const { language, files, targetCache, isReused } = group;
  if (targetCache?.diagnostics !== undefined) {
    const resolver = resolvers.get(targetCache);
    if (resolver !== undefined || isAllCached(group))
      return { resolver, diagnostics: targetCache.diagnostics };
  }
  const resolver = await language.createResolver(project, files);
  // A copy: diagnostics that a resolver adds later depend on the order of the questions.
  const diagnostics = [...resolver.diagnostics];
  targetCache?.setDiagnostics(diagnostics);
  if (targetCache !== undefined && isReused && language.resolvesBy === 'paths')
    resolvers.set(targetCache, resolver);
  return { resolver, diagnostics };
}

function isAllCached({ files, cached }: LanguageGroup): boolean {
  return files.every(({ imports }, i) => imports.length === 0 || cached[i] !== undefined);
}

function resolveImports(
  resolver: Resolver | undefined,
  file: SourceFile,
  statements: readonly ImportStatement[],
): readonly Target[] {
  return statements.map((statement) => {
    if (resolver === undefined) throw new Error(`No resolver for ${file.path}`);
    return resolver.resolve(file, statement);
  });
}

/** Targets → the links made from them. A process that analyses repeatedly finds most of them here. */
const linksOf = new WeakMap<readonly Target[], MadeLinks>();

interface MadeLinks {
  readonly statements: readonly ImportStatement[];
  readonly links: Resolution;
}

function linkOnce(
  file: SourceFile,
  statements: readonly ImportStatement[],
  targets: readonly Target[],
): Resolution {
  const made = linksOf.get(targets);
  if (made?.statements === statements) return made.links;
  const links: Links = { imports: [], diagnostics: [] };
  linkFile(file, { statements, targets }, links);
  linksOf.set(targets, { statements, links });
  return links;
}

interface ResolvedStatements {
  readonly statements: readonly ImportStatement[];
  readonly targets: readonly Target[];
}

function linkFile(
  file: SourceFile,
  { statements, targets }: ResolvedStatements,
  { imports, diagnostics }: Links,
): void {
  for (let n = 0; n < targets.length; n++) {
    const target = targets[n]!;
    const statement = statements[n]!;
    if (target.kind === 'unresolved') diagnostics.push(unresolved(file, statement, target.reason));
    else if (target.kind === 'files' || target.kind === 'package')
      imports.push({ from: file.path, statement, target });
  }
}

function unresolved(file: SourceFile, statement: ImportStatement, reason: string): Diagnostic {
  const { line, specifier } = statement;
  const message = `Cannot resolve '${specifier}': ${reason}`;
  return { kind: 'unresolved-import', file: file.path, line, specifier, message };
}
