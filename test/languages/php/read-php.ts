// What is read from PHP written down in a test, and where it leads, in words short enough for a table.
import { php } from '../../../src/languages/php/php.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Target } from '../../../src/model/resolution.ts';
import type { ImportStatement } from '../../../src/model/source.ts';
import { sourceText } from '../../support/source-text.ts';
import { type ProjectText, textProject } from '../../support/text-project.ts';
import { declaredNames } from '../../support/declared-names.ts';

/** What code refers to: `Shop\Cart`, `function Shop\total`, `constant or global Shop\LIMIT`. */
export function referencesIn(code: string): string[] {
  const { imports } = php.extract(sourceText('cart.php', `<?php ${code}`));
  return imports.filter(({ kind }) => kind === 'reference').map(inFull);
}

/** What code includes: its line, kind, form and path. */
export function includesIn(code: string): string[] {
  const { imports } = php.extract(sourceText('cart.php', `<?php ${code}`));
  return imports.map((statement) => `${statement.kind} ${formOf(statement)}: ${statement.specifier}`);
}

export function declaredIn(code: string): readonly string[] {
  return declaredNames(php.extract(sourceText('cart.php', `<?php ${code}`)).declares);
}

/** Where everything in the PHP files leads, a line each; references to nothing are left out. */
export async function resolvePhp(
  texts: ProjectText,
  ignored: readonly string[] = [],
): Promise<{ readonly lines: readonly string[]; readonly diagnostics: readonly Diagnostic[] }> {
  const project = textProject(texts);
  const entries = new Map([...project.entries, ...ignored.map((path) => [path, 'ignored'] as const)]);
  const files = project.files
    .filter(({ language }) => language === 'php')
    .map((file) => ({ file, ...php.extract(sourceText(file.path, texts[file.path] ?? '')) }));
  const resolver = await php.createResolver({ ...project, entries }, files);
  const lines = files.flatMap(({ file, imports }) =>
    imports.flatMap((statement) => {
      const target = resolver.resolve(file, statement);
      if (target.kind === 'nothing') return [];
      return [`${file.path}: ${statement.specifier} → ${inWords(target)}`];
    }),
  );
  return { lines, diagnostics: resolver.diagnostics };
}

function inFull(statement: ImportStatement): string {
  return `${formOf(statement)} ${statement.specifier}`.trimStart();
}

/** Empty for a class. */
function formOf({ detail }: ImportStatement): string {
  if (detail?.kind === 'symbol') return detail.orGlobal ? `${detail.symbol} or global` : detail.symbol;
  return detail?.kind ?? '';
}

function inWords(target: Target): string {
  if (target.kind === 'files') return target.paths.join(' + ');
  if (target.kind === 'package') return `${target.builtin ? 'builtin' : 'pkg'}:${target.name}`;
  return target.kind === 'unresolved' ? `unresolved: ${target.reason}` : target.kind;
}
