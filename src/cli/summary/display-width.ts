// The width of a text in terminal columns. The text comes from printable() and has no invisible characters.

const combining = /^\p{M}$/u;

/** Characters that take two columns (an approximation of Unicode's East Asian Width). */
const wide =
  /^[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F680}-\u{1F6FF}\u{1F900}-\u{1FAFF}\u{20000}-\u{3FFFD}]$/u;

export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

export function characterWidth(character: string): number {
  if (character <= '~') return 1;
  if (combining.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}
