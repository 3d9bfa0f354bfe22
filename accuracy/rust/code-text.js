// The text of a Rust file as the oracle looks at it: comments, strings and characters are blanks, so that brackets and
// paths can be followed in both directions. Everything keeps its place.

/** What is no code, or looks like the beginning of it. */
const notCode =
  /\/\/.*|\/\*|\b(?:b|c)?r(#*)"|"(?:[^"\\]|\\[^])*"|'(?:\\(?:x..|u\{[^}]*\}|.)|[^\\'\n])'|'\w+/gu;

/** @param {string} text */
export function codeOf(text) {
  let code = '';
  let end = 0;
  notCode.lastIndex = 0;
  for (let match = notCode.exec(text); match !== null; match = notCode.exec(text)) {
    const stop = endOf(text, match);
    code += text.slice(end, match.index) + text.slice(match.index, stop).replace(/[^\n]/g, ' ');
    end = notCode.lastIndex = stop;
  }
  return code + text.slice(end);
}

/**
 * @param {string} text
 * @param {RegExpExecArray} match
 */
function endOf(text, { 0: opening, 1: hashes, index }) {
  const start = index + opening.length;
  if (opening === '/*') return endOfComment(text, start);
  if (hashes === undefined) return start;
  const close = text.indexOf(`"${hashes}`, start);
  return close === -1 ? text.length : close + 1 + hashes.length;
}

/**
 * Comments nest.
 * @param {string} text
 * @param {number} start
 */
function endOfComment(text, start) {
  const sign = /\/\*|\*\//g;
  sign.lastIndex = start;
  for (let depth = 1; depth > 0;) {
    const match = sign.exec(text);
    if (match === null) return text.length;
    depth += match[0] === '/*' ? 1 : -1;
  }
  return sign.lastIndex;
}

/**
 * Behind the bracket that closes the one which opens at or after `from`.
 * @param {string} code
 * @param {number} from
 */
export function endOfBrackets(code, from) {
  let depth = 0;
  for (let at = code.indexOf('{', from); at !== -1 && at < code.length; at++) {
    if (code[at] === '{') depth++;
    else if (code[at] === '}' && --depth === 0) return at + 1;
  }
  return code.length;
}
