// What a Swift file imports, declares and uses, read from a syntax tree. Names of values are taken to be hidden in the
// whole function that binds them.

/** @typedef {import('../parse-tree.js').Node} Node */
/** @typedef {{ chain: readonly string[], context: string }} Use */
/** @typedef {{ imports: readonly string[], declares: ReadonlySet<string>, uses: readonly Use[], hasErrors: boolean }} Facts */
/** @typedef {{ context: string, isPrivate: boolean, isLocal: boolean, hidden: ReadonlySet<string> }} Place */

const functions = new Set([
  'function_declaration',
  'init_declaration',
  'subscript_declaration',
  'protocol_function_declaration',
  'deinit_declaration',
  'lambda_literal',
  'computed_property',
  'computed_getter',
  'computed_setter',
  'willset_didset_block',
]);
const types = new Set(['class_declaration', 'protocol_declaration']);
const aliases = new Set(['typealias_declaration', 'associatedtype_declaration']);
const keepsColon = new Set(['dictionary_literal', 'ternary_expression', 'switch_entry']);
const namesOnly = new Set([
  'navigation_suffix',
  'value_argument_label',
  'enum_entry',
  'enum_type_parameters',
  'identifier',
  'statement_label',
  'computed_setter',
  'operator_declaration',
  'precedence_group_declaration',
  'capture_list_item',
  'lambda_parameter',
  'parameter',
]);

/**
 * @param {Node} root
 * @returns {Facts}
 */
export function factsOf(root) {
  const imports = [];
  const declares = new Set();
  /** @type {Use[]} */
  const uses = [];
  /** Context → names. */
  const members = new Map([['', new Set()]]);
  /** @type {{ node: Node, place: Place }[]} */
  const open = [{ node: root, place: { context: '', isPrivate: false, isLocal: false, hidden: new Set() } }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, place } = next;
    if (node.type === 'import_declaration') {
      const path = node.namedChildren.find(({ type }) => type === 'identifier');
      imports.push(`${node.startPosition.row + 1} ${path?.text ?? ''}`);
      continue;
    }
    declare(node, place, declares, members);
    const chain = chainAt(node);
    if (chain !== undefined && !place.hidden.has(chain[0] ?? ''))
      uses.push({ chain, context: place.context });
    const inner = placeInside(node, place);
    const name = node.childForFieldName('name');
    for (const child of node.children.toReversed()) {
      const isHead = types.has(node.type) && child.type !== name?.type && !child.type.endsWith('_body');
      open.push({ node: child, place: isHead ? { ...inner, context: place.context } : inner });
    }
  }
  const kept = uses.filter(
    ({ chain, context }) => chain.length > 1 || !isMember(members, context, chain[0] ?? ''),
  );
  return { imports, declares, uses: kept, hasErrors: root.hasError };
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} members
 * @param {string} context
 * @param {string} name
 */
function isMember(members, context, name) {
  for (const around of contextsAround(context)) if (members.get(around)?.has(name) === true) return true;
  return false;
}

/** @param {string} context */
export function contextsAround(context) {
  const parts = context === '' ? [] : context.split('.');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('.')).concat('');
}

/**
 * @param {Node} node
 * @param {Place} place
 * @param {Set<string>} declares
 * @param {Map<string, Set<string>>} members
 */
function declare(node, place, declares, members) {
  if (place.isLocal) return;
  const isType = types.has(node.type) && !isExtension(node);
  const isAlias = aliases.has(node.type);
  const isFunction = /^(?:protocol_)?function_declaration$/.test(node.type);
  const isProperty = /^(?:protocol_)?property_declaration$/.test(node.type);
  if (!isType && !isAlias && !isFunction && !isProperty && node.type !== 'enum_entry') return;
  const names = isProperty
    ? boundIn(node.childForFieldName('name') ?? node)
    : node.type === 'enum_entry'
      ? node.namedChildren.filter(({ type }) => type === 'simple_identifier').map(({ text }) => plain(text))
      : [plain(node.childForFieldName('name')?.text ?? '')];
  const own = members.get(place.context) ?? new Set();
  members.set(place.context, own);
  const isTop = place.context === '';
  for (const name of names.filter((one) => /^[\p{L}_]/u.test(one))) {
    own.add(name);
    if (place.isPrivate || isPrivate(node) || !(isType || isAlias || isTop)) continue;
    declares.add(joined(place.context, name));
    if (isType)
      for (const generic of genericsOf(node)) declares.add(joined(joined(place.context, name), generic));
  }
  if (isType) {
    const inside = joined(place.context, names[0] ?? '');
    members.set(inside, new Set([...(members.get(inside) ?? []), ...genericsOf(node)]));
  }
}

/**
 * @param {Node} node
 * @param {Place} place
 * @returns {Place}
 */
function placeInside(node, place) {
  if (types.has(node.type)) {
    const name = plain(node.childForFieldName('name')?.text ?? '').replace(/<.*/s, '');
    return {
      // `[Line]` is `Array`.
      context: isExtension(node) ? name.replace(/^\[.*/s, 'Array') : joined(place.context, name),
      isPrivate: place.isPrivate || isPrivate(node),
      isLocal: place.isLocal,
      hidden: new Set([...place.hidden, ...genericsOf(node)]),
    };
  }
  if (node.type === 'typealias_declaration')
    return { ...place, hidden: new Set([...place.hidden, ...genericsOf(node)]) };
  if (!functions.has(node.type)) return place;
  return {
    ...place,
    isLocal: true,
    hidden: new Set([...place.hidden, ...genericsOf(node), ...boundIn(node)]),
  };
}

/**
 * Names bound in a function, but not in those inside of it.
 * @param {Node} root
 */
function boundIn(root) {
  const names = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isBound(node)) names.push(plain(node.text));
    const isInner = node !== root && (functions.has(node.type) || types.has(node.type));
    if (isInner) {
      const name = node.childForFieldName('name');
      if (name !== null) names.push(plain(name.text));
      if (node.type === 'lambda_literal') continue;
    }
    if (!isInner) open.push(...node.children);
  }
  return names;
}

/** @param {Node} node */
function isBound(node) {
  const { parent } = node;
  if (node.type !== 'simple_identifier' || parent === null) return false;
  if (fieldOf(node) === 'bound_identifier') return true;
  if (parent.type === 'pattern') return before(node) !== '.' && after(node) !== ':';
  const isParameter = /^(?:parameter|lambda_parameter|capture_list_item)$/.test(parent.type);
  return (isParameter && fieldOf(node) === 'name') || parent.type === 'computed_setter';
}

/**
 * The name that is used here, with those of types behind it.
 * @param {Node} node
 * @returns {readonly string[] | undefined}
 */
function chainAt(node) {
  const { parent } = node;
  if (node.type === 'user_type' || node.type === 'key_path_expression') {
    const names = node.namedChildren.filter(({ type }) => type === 'type_identifier');
    return names.length === 0 ? undefined : names.map(({ text }) => plain(text));
  }
  if (node.type !== 'simple_identifier' || parent === null || (namesOnly.has(parent.type) && !isValue(node)))
    return undefined;
  if (/^(?:protocol_)?function_declaration$/.test(parent.type) && fieldOf(node) === 'name') return undefined;
  if (
    isBound(node) ||
    before(node) === '.' ||
    (parent.type === 'control_transfer_statement' && /^(?:break|continue)/.test(parent.text))
  )
    return undefined;
  if (after(node) === ':' && !keepsColon.has(parent.type)) return undefined;
  if (/^[$_]/.test(node.text) && node.text.length < 3) return undefined;
  const chain = [plain(node.text)];
  for (
    let at = /** @type {Node | null} */ (parent);
    at !== null && at.type === 'navigation_expression';
    at = at.parent
  ) {
    const suffix = at.childForFieldName('suffix')?.childForFieldName('suffix')?.text ?? '';
    if (!/^[A-Z]/.test(suffix)) break;
    chain.push(suffix);
  }
  return chain;
}

/** A default or a captured value next to a name. @param {Node} node */
function isValue(node) {
  return /^(?:value|default_value)$/.test(fieldOf(node) ?? '');
}

/** @param {Node} node */
function genericsOf(node) {
  const list = node.namedChildren.find(({ type }) => type === 'type_parameters');
  return (list?.namedChildren ?? [])
    .filter(({ type }) => type === 'type_parameter')
    .map((one) => one.namedChildren.find(({ type }) => type === 'type_identifier')?.text ?? '');
}

/** @param {Node} node */
function isExtension(node) {
  return node.childForFieldName('declaration_kind')?.text === 'extension';
}

/** @param {Node} node */
function isPrivate(node) {
  const modifiers = node.namedChildren.find(({ type }) => type === 'modifiers');
  return (modifiers?.namedChildren ?? []).some(
    ({ type, text }) => type === 'visibility_modifier' && /^(?:fileprivate|private)$/.test(text),
  );
}

/** @param {Node} node */
function fieldOf(node) {
  const { parent } = node;
  const index = parent?.children.findIndex(({ id }) => id === node.id) ?? -1;
  return index === -1 ? undefined : parent?.fieldNameForChild(index);
}

/** @param {Node} node */
function before(node) {
  return node.previousSibling?.text;
}

/** @param {Node} node */
function after(node) {
  return node.nextSibling?.text;
}

/** @param {string} context @param {string} name */
function joined(context, name) {
  return context === '' ? name : `${context}.${name}`;
}

/** @param {string} name */
function plain(name) {
  return name.replaceAll('`', '');
}
