// Where everything in a Ruby project written down in a test leads, a line each; references to nothing are left out.
import { ruby } from '../../../src/languages/ruby/ruby.ts';
import type { Target } from '../../../src/model/resolution.ts';
import type { ExtractedFile } from '../../../src/model/source.ts';
import { sourceText } from '../../support/source-text.ts';
import { type ProjectText, textProject } from '../../support/text-project.ts';

export async function resolveRuby(texts: ProjectText): Promise<readonly string[]> {
  const project = textProject(texts);
  const files: ExtractedFile[] = project.files
    .filter(({ language }) => language === 'ruby')
    .map((file) => ({ file, ...ruby.extract(sourceText(file.path, texts[file.path] ?? '')) }));
  const resolver = await ruby.createResolver(project, files);
  return files.flatMap(({ file, imports }) =>
    imports.flatMap((statement) => {
      const target = resolver.resolve(file, statement);
      if (target.kind === 'nothing' || target.kind === 'asset') return [];
      return [`${file.path}: ${statement.specifier} → ${inWords(target)}`];
    }),
  );
}

function inWords(target: Target): string {
  if (target.kind === 'files') return target.paths.join(' ');
  if (target.kind === 'package') return `${target.builtin ? 'builtin' : 'pkg'}:${target.name}`;
  return target.kind === 'unresolved' ? `unresolved: ${target.reason}` : target.kind;
}
