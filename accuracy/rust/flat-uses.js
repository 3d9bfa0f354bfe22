// Groups of a `use` written out one by one, each on the line it had: of the names before a group's bracket the compiler
// notes nothing.
import { codeOf } from './code-text.js';

const statement =
  /((?:#\[(?:[^[\]]|\[[^[\]]*\])*\]\s*)*)((?:\bpub\b\s*(?:\([^)]*\)\s*)?)?)\buse\b([^;<$!]*\{[^;<$!]*);/g;

/** @param {string} text */
export function withFlatUses(text) {
  const code = codeOf(text);
  let flat = '';
  let end = 0;
  for (const match of code.matchAll(statement)) {
    const [whole, attributes = '', visibility = '', tree = ''] = match;
    const leaves = leavesOf(tree);
    if (leaves === undefined) continue;
    const start = match.index;
    const words = `${oneLine(text.slice(start, start + attributes.length))} ${oneLine(visibility)} use `;
    const head = lineBreaks(whole.slice(0, whole.length - 1 - tree.length));
    flat += text.slice(end, start) + '\n'.repeat(head);
    let line = 0;
    for (const leaf of leaves) {
      flat += `${'\n'.repeat(leaf.line - line)}${words}${leaf.path};`;
      line = leaf.line;
    }
    flat += '\n'.repeat(lineBreaks(tree) - line);
    end = start + whole.length;
  }
  return flat + text.slice(end);
}

/**
 * Each path with its line, counted from the first; undefined where the brackets do not match.
 * @param {string} tree
 */
function leavesOf(tree) {
  const leaves = [];
  /** @type {string[]} */
  const prefixes = [];
  let [path, line, lineOfLeaf] = ['', 0, 0];
  for (const token of `${tree},`.match(/\n|[^\s{},]+(?:\s+as\s+\S[^\s{},]*)?|[{},]/g) ?? []) {
    if (token === '\n') line++;
    else if (token === '{') {
      prefixes.push(path);
      path = '';
    } else if (token === ',' || token === '}') {
      if (path !== '') leaves.push({ path: write(prefixes, path), line: lineOfLeaf });
      path = '';
      if (token === '}' && prefixes.pop() === undefined) return undefined;
    } else {
      if (path === '') lineOfLeaf = line;
      path += /^as\b/.test(token) ? ` ${token}` : token;
    }
  }
  return prefixes.length === 0 ? leaves : undefined;
}

/**
 * @param {readonly string[]} prefixes
 * @param {string} path
 */
function write(prefixes, path) {
  const prefix = prefixes.join('');
  const isSelf = /^self\b/.test(path) && prefix !== '';
  return isSelf ? prefix.replace(/::$/, '') + path.slice('self'.length) : prefix + path;
}

/** @param {string} text */
function oneLine(text) {
  return text.replace(/\/\/.*/g, '').replace(/\s+/g, ' ');
}

/** @param {string} text */
function lineBreaks(text) {
  return text.split('\n').length - 1;
}
