// The width of text in Verdana at 11 pixels, for the characters of the badges.

/** All digits have the same width. */
const digitWidth = 6.99;

const widths = new Map<string, number>([
  [' ', 3.87],
  ['A', 7.52],
  ['B', 7.54],
  ['C', 7.68],
  ['D', 8.48],
  ['F', 6.32],
  ['e', 6.55],
  ['i', 3.02],
  ['l', 3.02],
  ['n', 6.96],
  ['t', 4.33],
]);

export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += widths.get(char) ?? digitWidth;
  return width;
}
