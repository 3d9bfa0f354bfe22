// Makes text safe to print. A file name can contain an escape sequence for the terminal, or a character that reverses the
// rest of the line: invisible characters are replaced by their code points.

/** Control and format characters (bidirectional and zero-width ones too), line separators, lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

export function printable(text: string): string {
  return text.replace(invisible, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}
