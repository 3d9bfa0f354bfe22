// The name of a box over several lines, each as wide as the box allows.

export type WidthOf = (text: string) => number;

/** After the characters between words, which stay with the word before them, a line may end; an extension stays with its name. */
const words = /[^\s/._-]*(?:\.[^\s/._-]{1,4}$|[\s/._-]+)|[^\s/._-]+/gu;

export function breakName(name: string, widest: number, widthOf: WidthOf): string[] {
  const lines = [''];
  for (const word of name.match(words) ?? []) {
    const parts = widthOf(word) <= widest ? [word] : word.split(betweenHumps);
    for (const part of parts.flatMap((each) => cutWord(each, widest, widthOf))) {
      const line = lines.at(-1) ?? '';
      if (line !== '' && widthOf(line + part) > widest) lines.push(part);
      else lines[lines.length - 1] = line + part;
    }
  }
  return lines;
}

/** `GraphView` has two humps. */
const betweenHumps = /(?<=[\p{Ll}\d])(?=\p{Lu})/u;

/** A word that is longer than a line ends where the line ends. */
function cutWord(word: string, widest: number, widthOf: WidthOf): string[] {
  const parts = [''];
  for (const character of word) {
    const longer = `${parts.at(-1) ?? ''}${character}`;
    if (longer.length > 1 && widthOf(longer) > widest) parts.push(character);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}

/** As the page draws text in boxes; an estimate where there is no canvas. */
export function createWidthOf(font: string): WidthOf {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return (text) => text.length * 9;
  context.font = `${font} ${getComputedStyle(document.body).fontFamily}`;
  return (text) => context.measureText(text).width;
}
