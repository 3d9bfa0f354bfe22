// What luaparse sees a file require, as `line name`: every call of `require`, `dofile` or `loadfile` with a literal, and
// every `require` handed on with one: `pcall(require, "cjson")`.

const callees = new Set(['require', 'dofile', 'loadfile']);

/**
 * @param {any} parser
 * @param {string} text
 * @returns {string[]}
 */
export function requiredIn(parser, text) {
  try {
    return requiredBy(parser, text, '5.3');
  } catch {
    return requiredBy(parser, text, 'LuaJIT');
  }
}

/**
 * @param {any} parser
 * @param {string} text
 * @param {string} luaVersion
 */
function requiredBy(parser, text, luaVersion) {
  /** @type {{ line: number, column: number, name: string }[]} */
  const found = [];
  const options = {
    luaVersion,
    comments: false,
    locations: true,
    encodingMode: 'pseudo-latin1',
    onCreateNode: (/** @type {any} */ node) => {
      const callee = literalCall(node);
      if (callee === undefined) return;
      const { line, column } = callee.at.loc.start;
      found.push({ line, column, name: callee.literal.value });
    },
  };
  parser.parse(text, options);
  const inOrder = found.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return inOrder.filter(({ name }) => name !== '').map(({ line, name }) => `${line} ${name}`);
}

/** @param {any} node */
function literalCall(node) {
  if (node.type === 'StringCallExpression' && isCallee(node.base))
    return { at: node.base, literal: node.argument };
  if (node.type !== 'CallExpression') return undefined;
  const [first, second] = node.arguments;
  if (isCallee(node.base) && isPlain(first)) return { at: node.base, literal: first };
  if (first !== undefined && isCallee(first) && isPlain(second)) return { at: first, literal: second };
  return undefined;
}

/** @param {any} node */
function isCallee(node) {
  return node.type === 'Identifier' && callees.has(node.name);
}

/** @param {any} node */
function isPlain(node) {
  return node?.type === 'StringLiteral';
}
