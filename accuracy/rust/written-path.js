// The path around a name in the code: every name from its first on, also where a `use` writes the first ones before the
// brackets of a group.

const letter = /[\p{L}\p{N}_]/u;
const name = /(?:r#)?[\p{L}\p{N}_]+/uy;

/**
 * Where the names of the path stand that is written up to and with the one at `start`.
 * @param {string} code
 * @param {number} start
 * @returns {number[]}
 */
export function pathUpTo(code, start) {
  const names = [start];
  for (let at = before(code, start); at > 0; at = before(code, names[0] ?? 0)) {
    if (code[at - 1] === '{' || code[at - 1] === ',') at = before(code, startOfGroup(code, at - 1));
    const previous = nameBefore(code, at);
    if (previous === undefined) break;
    names.unshift(previous);
  }
  return names;
}

/**
 * Where the first name of the path stands that goes on at `start`, groups aside.
 * @param {string} code
 * @param {number} start
 */
export function startOfPath(code, start) {
  let first = start;
  for (;;) {
    const previous = nameBefore(code, before(code, first));
    if (previous === undefined) return first;
    first = previous;
  }
}

/**
 * Of a `::` that ends here: the name before it.
 * @param {string} code
 * @param {number} end
 */
function nameBefore(code, end) {
  if (code[end - 1] !== ':' || code[end - 2] !== ':') return undefined;
  const stop = before(code, end - 2);
  let start = stop;
  while (start > 0 && letter.test(code[start - 1] ?? '')) start--;
  if (start > 1 && code[start - 1] === '#' && code[start - 2] === 'r') start -= 2;
  return start === stop ? undefined : start;
}

/**
 * The names that follow the one at `start`, with it; none where a group or a glob follows, which only a `use` has.
 * @param {string} code
 * @param {number} start
 * @returns {number[]}
 */
export function pathFrom(code, start) {
  const names = [];
  for (let at = start; ;) {
    name.lastIndex = at;
    if (!name.test(code)) return code[at] === '{' || code[at] === '*' ? [] : names;
    names.push(at);
    at = after(code, name.lastIndex);
    if (code.slice(at, at + 2) !== '::') return names;
    at = after(code, at + 2);
  }
}

/**
 * The name at a place, as others call it.
 * @param {string} code
 * @param {number} start
 */
export function nameAt(code, start) {
  name.lastIndex = start;
  return name.exec(code)?.[0].replace(/^r#/, '') ?? '';
}

/**
 * Behind what stands before the blanks before a place.
 * @param {string} code
 * @param {number} start
 */
function before(code, start) {
  let at = start;
  while (at > 0 && /\s/.test(code[at - 1] ?? '')) at--;
  return at;
}

/**
 * @param {string} code
 * @param {number} start
 */
function after(code, start) {
  let at = start;
  while (/\s/.test(code[at] ?? '')) at++;
  return at;
}

/**
 * The bracket around a place in a group.
 * @param {string} code
 * @param {number} from
 */
function startOfGroup(code, from) {
  let depth = 0;
  for (let at = from; at > 0; at--) {
    if (code[at] === '}') depth++;
    else if (code[at] === '{' && depth-- === 0) return at;
  }
  return 0;
}
