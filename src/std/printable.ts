// Text as it may be printed. A file can be named after an escape sequence that repaints the terminal, or a mark that
// turns the rest of the line around: what has no shape of its own is written as its code point.

/** Controls, formats (bidirectional and zero-width ones among them), separators of lines, halves of surrogates. */
const shapeless = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

export function printable(text: string): string {
  return text.replace(shapeless, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}
