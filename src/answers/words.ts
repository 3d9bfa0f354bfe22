// Phrases that answers share.
import type { DependencyPlace } from '../query/dependency-place.ts';
import { type DependentsDetail, writeDependents } from '../query/header-dependents.ts';
import type { RuleAtStake } from '../query/rules-at-stake.ts';
import type { RiskFile } from '../model/report.ts';
import { countOf, writeSize } from '../std/words.ts';
import type { AnswerSection } from './answer.ts';

/** `src/cart.ts:12 → src/price.ts (type-only)` */
export function writePlace(place: DependencyPlace): string {
  return `${place.source}:${place.line} → ${place.target}${noteOn(place)}`;
}

/** `src/cart.ts:12 → src/price.ts:3 → src/cart.ts`: each line is where the next file is imported. */
export function writePath(path: readonly DependencyPlace[]): string {
  const steps = path.map((place) => `${place.source}:${place.line}${noteOn(place)}`);
  return [...steps, path.at(-1)?.target ?? ''].join(' → ');
}

/** What an import is, where it is no usual one. */
export function noteOn({ kind, role }: Pick<DependencyPlace, 'kind' | 'role'>): string {
  if (role === 'docs') return ' (docs)';
  if (role === 'test') return ' (test code)';
  if (role === 'tool') return ' (tool)';
  if (role === 'unused') return ' (unused)';
  if (kind === 'type') return ' (type-only)';
  return kind === 'lazy' ? ' (lazy)' : '';
}

export function rulesSection(title: string, rules: readonly RuleAtStake[]): AnswerSection {
  return {
    title,
    lines: rules.flatMap(({ name, severity, because, demands }) =>
      demands.map((demand) => {
        const reason = because === undefined ? '' : `, because ${because}`;
        return `${demand}${reason} (rule "${name}"${severity === 'warn' ? ', a warning' : ''})`;
      }),
    ),
  };
}

/** `src/cart.ts`, or `src/orders/ (12 files)` where several were asked for. */
export function nameFiles(ids: readonly string[], asked?: string): string {
  if (ids.length === 1) return ids[0]!;
  return asked === undefined ? countOf(ids.length, 'file') : `${asked} (${countOf(ids.length, 'file')})`;
}

/** The folder itself, as a person reads it. */
export function nameFolder(folder: string): string {
  return folder === '.' || folder === '' ? 'the root folder' : folder;
}

/** What the risk of a file is made of: `96 KB, 19 imports, 32 dependents, 9 changes`. */
export function writeRiskFacts(
  { size, outgoing, dependents, changes }: RiskFile,
  detail: DependentsDetail & { readonly isUnread?: boolean } = {},
): string {
  return [
    writeSize(size),
    detail.isUnread === true ? 'imports not read' : countOf(outgoing, 'import'),
    writeDependents(dependents, detail),
    ...(changes > 0 ? [countOf(changes, 'change')] : []),
  ].join(', ');
}
