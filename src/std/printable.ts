// Makes text safe to print. The name of a file can contain an escape sequence that repaints the terminal, or a mark that
// reverses the rest of the line: invisible characters are written as their code points.

/** Control and format characters (bidirectional and zero-width ones too), line separators, lone surrogates. */
const shapeless = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

export function printable(text: string): string {
  return text.replace(shapeless, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}
