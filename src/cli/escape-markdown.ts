// Escapes text of the analysed project for Markdown, so that it cannot become a link, a mention, a reference, a heading or
// HTML.
import { printable } from '../std/printable.ts';
import { shortenMiddle } from './summary/shorten.ts';

/**
 * Escapes running text. Code hosts look for mentions and references after rendering the Markdown, so only another character
 * prevents them.
 */
export function escapeMarkdown(text: string): string {
  return inOneLine(text)
    .replaceAll(/[\\`*_{}[\]<>#|~!&]/g, (character) => `\\${character}`)
    .replaceAll(/@|#(?=\d)|\bGH-(?=\d)|:(?=\/\/)|\bwww(?=\.)/gi, (start) => start + nothing);
}

/** An invisible character. */
const nothing = '\u200b';

/** Wraps text as code, in which nothing has a meaning. */
export function codeSpan(text: string): string {
  const shown = shortenMiddle(inOneLine(text), maxNameLength);
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  // Markdown strips one space at both ends, unless there are only spaces.
  const room = /^[ `]|[ `]$/.test(shown) ? ' ' : '';
  return shown === '' ? '' : `${fence}${room}${shown}${room}${fence}`;
}

/** Longer names are shortened in the middle. */
const maxNameLength = 200;

function inOneLine(text: string): string {
  return printable(text.replaceAll(/[\r\n]+/g, ' '));
}
