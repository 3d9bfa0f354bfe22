// Asks each language where its imports lead. What leads nowhere becomes a diagnostic, never a guess.
import type { Language, Resolver } from '../languages/language.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Project } from '../model/project.ts';
import type { Resolution, ResolvedImport } from '../model/resolution.ts';
import type { Run } from '../model/run.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../model/source.ts';
import { Pacer } from '../std/pacer.ts';

export async function resolve(
  project: Project,
  files: readonly ExtractedFile[],
  languageOf: (file: SourceFile) => Language,
  run: Run = {},
): Promise<Resolution> {
  const pacer = new Pacer(run.signal);
  const resolvers = await createResolvers(project, files, languageOf);
  const imports: ResolvedImport[] = [];
  const diagnostics = [...resolvers.values()].flatMap((resolver) => resolver.diagnostics);
  let done = 0;
  for (const { file, imports: statements } of files) {
    if (pacer.isSliceOver()) {
      run.onProgress?.({ stage: 'resolve', done, total: files.length });
      await pacer.rest();
    }
    const resolver = resolvers.get(languageOf(file));
    if (resolver === undefined) throw new Error(`No resolver for ${file.path}`);
    for (const statement of statements) {
      const target = resolver.resolve(file, statement);
      if (target.kind === 'unresolved') diagnostics.push(unresolved(file, statement, target.reason));
      else if (target.kind === 'files' || target.kind === 'package')
        imports.push({ from: file.path, statement, target });
    }
    done++;
  }
  return { imports, diagnostics };
}

async function createResolvers(
  project: Project,
  files: readonly ExtractedFile[],
  languageOf: (file: SourceFile) => Language,
): Promise<Map<Language, Resolver>> {
  const filesOf = new Map<Language, ExtractedFile[]>();
  for (const file of files) {
    const language = languageOf(file.file);
    const own = filesOf.get(language);
    if (own === undefined) filesOf.set(language, [file]);
    else own.push(file);
  }
  const resolvers = new Map<Language, Resolver>();
  for (const [language, own] of filesOf) resolvers.set(language, await language.createResolver(project, own));
  return resolvers;
}

function unresolved(file: SourceFile, statement: ImportStatement, reason: string): Diagnostic {
  const { line, specifier } = statement;
  const message = `Cannot resolve '${specifier}': ${reason}`;
  return { kind: 'unresolved-import', file: file.path, line, specifier, message };
}
