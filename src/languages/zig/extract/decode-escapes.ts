// What the escapes in a Zig string stand for. Hardly any path has one.

const escape = /\\(?:x([\dA-Fa-f]{2})|u\{([\dA-Fa-f]{1,6})\}|([^]))/g;
const controls: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);
const lastCodePoint = 0x10ffff;

export function decodeEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(escape, (_, byte?: string, point?: string, character?: string) => {
    const code = byte ?? point;
    if (code === undefined) return controls.get(character ?? '') ?? character ?? '';
    return String.fromCodePoint(Math.min(Number.parseInt(code, 16), lastCodePoint));
  });
}
