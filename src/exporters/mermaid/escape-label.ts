// A name as the text of a Mermaid shape. Mermaid reads directives, Markdown, icons, formulas and its own marks for
// entities wherever they stand, in quotes too: so letters and digits stay, and little else.
import { printable } from '../../std/printable.ts';

/** `_`, `-` and space mean something to Markdown unless they stand inside a word. */
const special = /(?<![\p{L}\p{N}])[ _-]|[ _-](?![\p{L}\p{N}])|[^\p{L}\p{N}\p{M} _./-]/gu;

export function escapeLabel(text: string): string {
  return printable(text).replace(special, (character) => `#${character.codePointAt(0)};`);
}
