// The words, strings and signs of a build script, read as data where it says plainly what it means. Comments are left out.

export interface CodeToken {
  readonly kind: 'word' | 'text' | 'sign';
  readonly text: string;
}

/** Comments and long strings of Swift and Zig; what is not closed ends with the text or its line, so no byte is read twice. */
const token =
  /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|"""[^]*?(?:"""|$)|\\\\[^\n]*|"((?:[^"\\\n]|\\.)*)"?|([\p{L}_][\p{L}\p{N}_]*)|([()[\]{}.,:;=])/gu;

export function readCodeTokens(text: string): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const [, literal, word, sign] of text.matchAll(token)) {
    if (literal !== undefined) tokens.push({ kind: 'text', text: literal });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
  }
  return tokens;
}
