// The common prefix of most unresolved imports: `@/shop/`. If one alias or package is unknown, this shows which one.
import { groupBy } from '../std/group-by.ts';

export interface SharedBeginning {
  readonly text: string;
  readonly imports: number;
}

/** Fewer imports are easily read one by one. */
const minImports = 10;

/** It must fit into a sentence. */
const maxTextLength = 60;

/** Undefined if most imports have no common prefix; relative ones have none. */
export function findSharedBeginning(specifiers: readonly string[]): SharedBeginning | undefined {
  if (specifiers.length < minImports) return undefined;
  const groups = groupBy(specifiers, (specifier) => /^[^./\\:]+[./\\:]*/.exec(specifier)?.[0] ?? '');
  for (const [beginning, own] of groups) {
    if (beginning !== '' && own.length * 2 > specifiers.length) {
      return { text: wholeParts(own, beginning), imports: own.length };
    }
  }
  return undefined;
}

/** The common prefix, cut at the end of a path segment. */
function wholeParts(specifiers: readonly string[], beginning: string): string {
  const [first = ''] = specifiers;
  let end = Math.min(first.length, maxTextLength);
  for (const specifier of specifiers) {
    let same = 0;
    while (same < end && specifier[same] === first[same]) same++;
    end = same;
  }
  const shared = first.slice(0, end);
  if (specifiers.every((specifier) => specifier === shared)) return shared;
  return /^.*[./\\:]/.exec(shared)?.[0] ?? beginning;
}
