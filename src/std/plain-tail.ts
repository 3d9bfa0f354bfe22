// Fast paths for simple patterns: nearly every glob is a folder and `**`, or an extension at any depth. These can be
// matched by comparing the end of the text, without an automaton.
import type { Token } from './wildcard.ts';

/** Whether the text from `start` on matches. */
type TailMatcher = (text: string, start: number) => boolean;

/** A matcher for the part after the literal prefix of a pattern, if that part is simple enough. */
export function compilePlainTail(tail: readonly Token[]): TailMatcher | undefined {
  if (tail.length === 0) return (text, start) => text.length === start;
  if (isItselfOrInside(tail)) return (text, start) => text.length === start || text[start] === '/';
  const isAtAnyDepth = tail[0]?.kind === 'optional' && tail[1]?.kind === 'globstar';
  const name = isAtAnyDepth ? tail.slice(3) : tail;
  const [first, ...rest] = name;
  if (first?.kind === 'globstar') return name.length === 1 ? () => true : undefined;
  if (first?.kind === 'star') {
    const ending = literalName(rest);
    if (ending === undefined) return undefined;
    return isAtAnyDepth
      ? (text, start) => endsWith(text, start, ending)
      : (text, start) => endsWith(text, start, ending) && !text.includes('/', start);
  }
  const whole = isAtAnyDepth ? literalName(name) : undefined;
  if (whole === undefined || whole === '') return undefined;
  const inFolder = `/${whole}`;
  return (text, start) =>
    (text.length === start + whole.length && text.endsWith(whole)) || endsWith(text, start, inFolder);
}

/** The optional slash and `**` after a folder. */
function isItselfOrInside(tail: readonly Token[]): boolean {
  return tail.length === 3 && tail[0]?.kind === 'optional' && tail[2]?.kind === 'globstar';
}

function endsWith(text: string, start: number, ending: string): boolean {
  return text.length - start >= ending.length && text.endsWith(ending);
}

/** The characters of the tokens, if all are literal and none is `/`. */
function literalName(tokens: readonly Token[]): string | undefined {
  let name = '';
  for (const token of tokens) {
    if (token.kind !== 'char' || token.code === 47) return undefined;
    name += String.fromCodePoint(token.code);
  }
  return name;
}
