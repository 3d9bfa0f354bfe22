// Shortens paths in the middle: the start and the file name matter most.
import { characterWidth, displayWidth } from './display-width.ts';

export function shortenMiddle(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const characters = Array.from(text);
  const head = take(characters, Math.floor((width - 1) / 3));
  const tail = take(characters.toReversed(), width - 1 - displayWidth(head.join('')));
  return `${head.join('')}…${tail.toReversed().join('')}`;
}

export function shortenEnd(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  return `${take(Array.from(text), width - 1).join('')}…`;
}

function take(characters: readonly string[], width: number): string[] {
  const taken: string[] = [];
  let left = width;
  for (const character of characters) {
    left -= characterWidth(character);
    if (left < 0) break;
    taken.push(character);
  }
  return taken;
}
