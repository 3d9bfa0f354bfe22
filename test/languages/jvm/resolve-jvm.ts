// Where everything in a project of Java, Kotlin and Scala written down in a test leads, a line each; references to nothing
// are left out.
import { jvm } from '../../../src/languages/jvm/jvm.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Target } from '../../../src/model/resolution.ts';
import type { ExtractedFile } from '../../../src/model/source.ts';
import { sourceText } from '../../support/source-text.ts';
import { type ProjectText, textProject } from '../../support/text-project.ts';

export async function resolveJvm(
  texts: ProjectText,
): Promise<{ readonly lines: readonly string[]; readonly diagnostics: readonly Diagnostic[] }> {
  const project = textProject(texts);
  const files: ExtractedFile[] = project.files
    .filter(({ language }) => Object.values(jvm.extensions).includes(language))
    .map((file) => ({ file, ...jvm.extract(sourceText(file.path, texts[file.path] ?? '')) }));
  const resolver = await jvm.createResolver(project, files);
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
