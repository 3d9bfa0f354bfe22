// Cuts a Package.swift into words, strings and signs. It is read as data: nothing in it is ever run.

export interface ManifestToken {
  readonly kind: 'word' | 'text' | 'sign';
  readonly text: string;
}

const token =
  /\/\/[^\n]*|\/\*[^]*?\*\/|"""[^]*?"""|"((?:[^"\\\n]|\\.)*)"|([\p{L}_][\p{L}\p{N}_]*)|([()[\]{}.,:])/gu;

export function readManifestTokens(text: string): readonly ManifestToken[] {
  const tokens: ManifestToken[] = [];
  for (const [, literal, word, sign] of text.matchAll(token)) {
    if (literal !== undefined) tokens.push({ kind: 'text', text: literal });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign });
  }
  return tokens;
}
