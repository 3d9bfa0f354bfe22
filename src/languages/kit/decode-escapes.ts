// Decodes C-style escapes in strings, with those of JavaScript: `\0`, and a line that goes on. Few paths contain any.

const escape = /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|u\{([\dA-Fa-f]{1,6})\}|(\r\n|[^]))/g;
const single: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  f: '\f',
  b: '\b',
  t: '\t',
  v: '\v',
  0: '\0',
};
const lineEnd = /^[\r\n\u2028\u2029]/;
const lastCodePoint = 0x10ffff;

export function decodeEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(escape, (_, byte?: string, unit?: string, point?: string, character: string = '') => {
    const code = byte ?? unit ?? point;
    if (code === undefined) return single[character] ?? character.replace(lineEnd, '');
    return String.fromCodePoint(Math.min(Number.parseInt(code, 16), lastCodePoint));
  });
}
