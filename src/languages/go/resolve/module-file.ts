// go.mod and go.work, which are written alike: a directive per line, or several of one in brackets.

export interface Directive {
  readonly verb: string;
  readonly words: readonly string[];
  /** From 1. */
  readonly line: number;
}

export function readDirectives(text: string): Directive[] {
  const directives: Directive[] = [];
  let block: string | undefined;
  for (const [index, content] of text.split('\n').entries()) {
    const words = wordsOf(content);
    const line = index + 1;
    const [first, ...rest] = words;
    if (first === undefined) continue;
    if (block !== undefined) {
      if (first === ')') block = undefined;
      else directives.push({ verb: block, words, line });
    } else if (rest.length === 1 && rest[0] === '(') {
      block = first;
    } else {
      directives.push({ verb: first, words: rest, line });
    }
  }
  return directives;
}

/** Words are parted by blanks; one with blanks in it is quoted. A bracket behind a word needs no blank. */
function wordsOf(content: string): string[] {
  const words: string[] = [];
  for (const [word] of content.matchAll(/\/\/.*|"[^"]*"|`[^`]*`|[()]|[^\s()"`]+/g)) {
    if (word.startsWith('//')) break;
    words.push(/^["`]/.test(word) ? word.slice(1, -1) : word);
  }
  return words;
}
