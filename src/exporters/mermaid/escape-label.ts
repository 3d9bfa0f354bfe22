// Escapes a name for the text of a Mermaid shape. Mermaid interprets directives, Markdown, icons, formulas and its own
// entities anywhere, even in quotes, so little more than letters and digits is kept.
import { printable } from '../../std/printable.ts';

/** `_`, `-` and space have a meaning in Markdown unless they are inside a word. */
const special = /(?<![\p{L}\p{N}])[ _-]|[ _-](?![\p{L}\p{N}])|[^\p{L}\p{N}\p{M} _./-]/gu;

export function escapeLabel(text: string): string {
  return printable(text).replace(special, (character) => `#${character.codePointAt(0)};`);
}
