// Asks where includes of a project written down in a test lead, in words short enough for a table.
import { c } from '../../../src/languages/c/c.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Target } from '../../../src/model/resolution.ts';
import { sourceText } from '../../support/source-text.ts';
import { type ProjectText, textProject } from '../../support/text-project.ts';

export interface Answers {
  /** `cart.c cart.h` → `include/cart.h`, `pkg:zlib`, `builtin:libc`, `asset`, `unresolved: no file …`, `one of: …` */
  readonly targets: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

export async function askIncludes(texts: ProjectText): Promise<Answers> {
  const project = textProject(texts);
  const files = project.files
    .filter(({ language }) => Object.values(c.extensions).includes(language))
    .map((file) => ({ file, ...c.extract(sourceText(file.path, texts[file.path] ?? '')) }));
  const resolver = await c.createResolver(project, files);
  const targets = files.flatMap(({ file, imports }) =>
    imports.map((statement) => [
      `${file.path} ${statement.specifier}`,
      inWords(resolver.resolve(file, statement)),
    ]),
  );
  return { targets: Object.fromEntries(targets), diagnostics: resolver.diagnostics };
}

function inWords(target: Target): string {
  if (target.kind === 'files') return target.paths.join(' ');
  if (target.kind === 'package') return `${target.builtin ? 'builtin' : 'pkg'}:${target.name}`;
  if (target.kind === 'computed' && target.reason !== undefined)
    return target.reason.replace(/^.* is meant: (.*)\.$/, 'one of: $1');
  return target.kind === 'unresolved' ? `unresolved: ${target.reason}` : target.kind;
}
