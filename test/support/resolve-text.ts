// Where everything in a project of one language, written down in a test, leads, a line each; references to nothing are left
// out.
import type { Language } from '../../src/languages/language.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import type { Target } from '../../src/model/resolution.ts';
import type { ExtractedFile } from '../../src/model/source.ts';
import { sourceText } from './source-text.ts';
import { type ProjectText, textProject } from './text-project.ts';

export async function resolveText(
  language: Language,
  texts: ProjectText,
): Promise<{ readonly lines: readonly string[]; readonly diagnostics: readonly Diagnostic[] }> {
  const project = textProject(texts);
  const files: ExtractedFile[] = project.files
    .filter((file) => Object.values(language.extensions).includes(file.language))
    .map((file) => ({ file, ...language.extract(sourceText(file.path, texts[file.path] ?? '')) }));
  const resolver = await language.createResolver(project, files);
  const lines = files.flatMap(({ file, imports }) =>
    imports.flatMap((statement) => {
      const target = resolver.resolve(file, statement);
      if (target.kind === 'nothing' || target.kind === 'asset') return [];
      return [`${file.path}: ${statement.specifier} → ${inWords(target)}`];
    }),
  );
  return { lines, diagnostics: resolver.diagnostics };
}

function inWords(target: Target): string {
  if (target.kind === 'files') return target.paths.join(' ');
  if (target.kind === 'package') return `${target.builtin ? 'builtin' : 'pkg'}:${target.name}`;
  return target.kind === 'unresolved' ? `unresolved: ${target.reason}` : target.kind;
}
