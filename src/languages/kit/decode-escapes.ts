// Decodes C-style escapes in strings. Few paths contain any.

const escape = /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|u\{([\dA-Fa-f]{1,6})\}|([^]))/g;
const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', f: '\f', b: '\b', t: '\t', v: '\v' };
const lastCodePoint = 0x10ffff;

export function decodeEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(escape, (_, byte?: string, unit?: string, point?: string, character = '') => {
    const code = byte ?? unit ?? point;
    if (code === undefined) return controls[character as string] ?? (character as string);
    return String.fromCodePoint(Math.min(Number.parseInt(code, 16), lastCodePoint));
  });
}
