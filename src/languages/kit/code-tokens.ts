// Words, strings and signs of a build script, for reading literal values from it. Comments are skipped.

export interface CodeToken {
  readonly kind: 'word' | 'text' | 'sign';
  readonly text: string;
}

/** Comments and multi-line strings of Swift and Zig. Unclosed ones end with the text or line, so no byte is read twice. */
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
