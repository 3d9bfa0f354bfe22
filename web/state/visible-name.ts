// Names from the analysed project with escapes for characters that hide, reorder or break text.

// C0 and C1 controls, soft hyphen, zero-width and directional marks, line separators, byte-order mark, tags. Before them an
// emoji with the joiner that makes it one picture with the next: a family, a profession. That one is seen.
const invisible =
  /(\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f)?\u200d(?=\p{Extended_Pictographic}))|[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]/gu;

/** `cart\u202Ets.exe` for a name that would read `cartexe.st`. */
export function visibleName(text: string): string {
  return text.replace(invisible, (character, joined?: string) => joined ?? escape(character));
}

function escape(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

/** The start and the end of a long name, which say most. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = Math.max(2, Math.floor(most) - 1);
  const head = Math.ceil(kept / 2);
  // By code points, so that no character is cut in half.
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  return `${characters.slice(0, head).join('')}…${characters.slice(head - kept).join('')}`;
}
