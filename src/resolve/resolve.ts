// Asks each language where its imports lead. What leads nowhere becomes a diagnostic, never a guess. What was answered
// on the same ground in an earlier run is not asked again.
import type { Language, Resolver } from '../languages/language.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Project } from '../model/project.ts';
import type { Resolution, ResolvedImport, Target } from '../model/resolution.ts';
import type { KeptResolution, ResolutionMemory } from '../model/resolution-memory.ts';
import type { Run } from '../model/run.ts';
import type { ExtractedFile, ImportKind, ImportStatement, SourceFile } from '../model/source.ts';
import { Pacer } from '../std/pacer.ts';
import { forgetful } from './forgetful.ts';

export async function resolve(
  project: Project,
  files: readonly ExtractedFile[],
  languageOf: (file: SourceFile) => Language,
  run: Run = {},
  memory: ResolutionMemory = forgetful,
): Promise<Resolution> {
  const pacer = new Pacer(run.signal);
  const all: Links = { imports: [], diagnostics: [] };
  let done = 0;
  for (const [language, own] of filesByLanguage(files, languageOf)) {
    const { id, resolvesBy = 'extractions' } = language;
    const kept = memory.standOn({ language: id, project, files: own, resolvesBy });
    const known = own.map(({ file }) => kept.recall(file.path));
    const resolver = isAllKnown(own, known, kept)
      ? undefined
      : await resolverOn(kept, language, project, own, memory);
    append(all.diagnostics, kept.diagnostics ?? []);
    for (let i = 0; i < own.length; i++) {
      if (pacer.isSliceOver()) {
        run.onProgress?.({ stage: 'resolve', done, total: files.length });
        await pacer.rest();
      }
      const { file, imports: statements } = own[i]!;
      const targets = known[i] ?? ask(resolver, file, statements);
      if (known[i] === undefined) kept.keep(file.path, targets);
      if (memory.isAskedAgain) {
        const links = linkOnce(file, statements, targets);
        append(all.imports, links.imports);
        append(all.diagnostics, links.diagnostics);
      } else linkFile(file, statements, targets, all);
      done++;
    }
  }
  return all;
}

/** A resolution to which more is added. */
interface Links {
  readonly imports: ResolvedImport[];
  readonly diagnostics: Diagnostic[];
}

/** Not spread into one call: the list may be longer than a call takes. */
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

/** Then no resolver is needed, and making one can cost as much as all its answers. */
function isAllKnown(
  files: readonly ExtractedFile[],
  known: readonly (readonly Target[] | undefined)[],
  { diagnostics }: KeptResolution,
): boolean {
  return (
    diagnostics !== undefined &&
    files.every(({ imports }, i) => imports.length === 0 || known[i] !== undefined)
  );
}

/** Ground → its resolver, of languages whose resolvers look into no file. */
const resolvers = new WeakMap<KeptResolution, Resolver>();

async function resolverOn(
  kept: KeptResolution,
  language: Language,
  project: Project,
  files: readonly ExtractedFile[],
  { isAskedAgain }: ResolutionMemory,
): Promise<Resolver> {
  const made = resolvers.get(kept);
  if (made !== undefined) return made;
  const resolver = await language.createResolver(project, files);
  // What comes later would depend on who asked first.
  kept.keepDiagnostics([...resolver.diagnostics]);
  if (isAskedAgain && language.resolvesBy === 'paths') resolvers.set(kept, resolver);
  return resolver;
}

function ask(
  resolver: Resolver | undefined,
  file: SourceFile,
  statements: readonly ImportStatement[],
): readonly Target[] {
  return statements.map((statement) => {
    if (resolver === undefined) throw new Error(`No resolver for ${file.path}`);
    return resolver.resolve(file, statement);
  });
}

/** Where imports lead → what was made of it: in a process that analyses again, most of it is there already. */
const linksMade = new WeakMap<readonly Target[], MadeLinks>();

interface MadeLinks {
  readonly statements: readonly ImportStatement[];
  readonly links: Resolution;
}

function linkOnce(
  file: SourceFile,
  statements: readonly ImportStatement[],
  targets: readonly Target[],
): Resolution {
  const made = linksMade.get(targets);
  if (made?.statements === statements) return made.links;
  const links: Links = { imports: [], diagnostics: [] };
  linkFile(file, statements, targets, links);
  linksMade.set(targets, { statements, links });
  return links;
}

function linkFile(
  file: SourceFile,
  statements: readonly ImportStatement[],
  targets: readonly Target[],
  { imports, diagnostics }: Links,
): void {
  for (let n = 0; n < targets.length; n++) {
    const target = targets[n]!;
    const statement = statements[n]!;
    if (target.kind === 'unresolved') diagnostics.push(unresolved(file, statement, target.reason));
    else if (target.kind === 'files' || target.kind === 'package')
      imports.push({ from: file.path, statement: decided(statement, target.importKind), target });
  }
}

function decided(statement: ImportStatement, kind: ImportKind | undefined): ImportStatement {
  return kind === undefined ? statement : { ...statement, kind };
}

function unresolved(file: SourceFile, statement: ImportStatement, reason: string): Diagnostic {
  const { line, specifier } = statement;
  const message = `Cannot resolve '${specifier}': ${reason}`;
  return { kind: 'unresolved-import', file: file.path, line, specifier, message };
}
