// Phrases that answers share.
import type { DependencyPlace } from '../query/dependency-place.ts';
import { type DependentsDetail, writeDependents } from '../query/graph/header-dependents.ts';
import type { RuleAtStake } from '../query/rules/rules-at-stake.ts';
import type { RiskFile } from '../model/report.ts';
import { countOf, writeSize } from '../std/words.ts';
import type { AnswerSection } from './answer.ts';

/** `src/cart.ts:12 → src/price.ts (type-only)` */
export function writePlace(place: DependencyPlace): string {
  return `${place.source}:${place.line} → ${place.target}${noteOn(place)}`;
}

/** `src/cart.ts:12 → src/price.ts:3 → src/cart.ts`: each line contains the import of the next file. */
export function writePath(path: readonly DependencyPlace[]): string {
  const steps = path.map((place) => `${place.source}:${place.line}${noteOn(place)}`);
  return [...steps, path.at(-1)?.target ?? ''].join(' → ');
}

/** A note for imports that are not ordinary. */
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

/** `src/cart.ts`, or `src/orders/ (12 files)` for several files. */
export function nameFiles(ids: readonly string[], asked?: string): string {
  if (ids.length === 1) return ids[0]!;
  return asked === undefined ? countOf(ids.length, 'file') : `${asked} (${countOf(ids.length, 'file')})`;
}

/** The display name of a folder. */
export function nameFolder(folder: string): string {
  return folder === '.' || folder === '' ? 'the root folder' : folder;
}

/** The factors of a risk score: `96 KB, 19 imports, 32 dependents, 9 changes`. */
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
