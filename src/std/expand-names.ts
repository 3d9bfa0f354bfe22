// The alternatives of a name pattern such as `{react,preact}*`. Names have no segments, so nothing is captured.
import { expandBraces } from './expand-braces.ts';
import { parseWildcard } from './parse-wildcard.ts';

type ExpandedNames =
  | { readonly ok: true; readonly patterns: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** Each alternative is a valid wildcard. */
export function expandNames(pattern: string): ExpandedNames {
  if (pattern === '') return { ok: false, reason: 'it is empty' };
  const captured = /(?<!\\)\{[^{},]*\}/.exec(pattern);
  if (captured !== null)
    return { ok: false, reason: `\`${captured[0]}\` captures nothing of a name; alternatives are \`{a,b}\`` };
  const expanded = expandBraces(pattern);
  if (!expanded.ok) return expanded;
  const wrong = expanded.patterns.map(parseWildcard).find(({ ok }) => !ok);
  return wrong === undefined || wrong.ok ? expanded : wrong;
}
