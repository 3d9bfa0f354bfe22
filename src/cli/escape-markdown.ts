// Text of the analysed project in Markdown: it must not become a link, a mention, a reference, a heading or HTML.
import { printable } from '../std/printable.ts';
import { shortenMiddle } from './summary/shorten.ts';

/** As running text. Code hosts look for mentions and references after the Markdown is read: only another character stops them. */
export function escapeMarkdown(text: string): string {
  return inOneLine(text)
    .replaceAll(/[\\`*_{}[\]<>#|~!&]/g, (character) => `\\${character}`)
    .replaceAll(/@|#(?=\d)|\bGH-(?=\d)|:(?=\/\/)|\bwww(?=\.)/gi, (start) => start + nothing);
}

/** A character without a shape. */
const nothing = '\u200b';

/** As code: nothing in it has a meaning. */
export function codeSpan(text: string): string {
  const shown = shortenMiddle(inOneLine(text), longestName);
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  // A space is taken off at both ends, unless there is nothing else.
  const room = /^[ `]|[ `]$/.test(shown) ? ' ' : '';
  return shown === '' ? '' : `${fence}${room}${shown}${room}${fence}`;
}

/** Longer names are shortened in the middle. */
const longestName = 200;

function inOneLine(text: string): string {
  return printable(text.replaceAll(/[\r\n]+/g, ' '));
}
