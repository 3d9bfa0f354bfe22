// The names that a script takes with `require` and passes on with `exports`, as people write it.
import type { NamedImport } from '../../language.ts';

const call = 'require(';
const specifierOf = /require\(\s{0,99}(['"])([^'"\n]+)\1\s{0,99}\)(?:\.([\w$]+))?/y;
// Looked for backwards from each call, as far as people write: a search of all text before it takes long.
const mostBlanks = 99;
const longestBinding = 1000;
const exporting = /(?:^|\n)(?:module\.)?exports\.$/;
const exportingAll = /(?:^|\n)module\.$/;
const longestExporting = '\nmodule.exports.'.length + 1;

/** `const cart = require('./cart')`, `const { total, pay: other } = require('./cart')`, `exports.cart = require('./cart')` */
export function readRequired(text: string): readonly NamedImport[] {
  const found: NamedImport[] = [];
  let offered: ReadonlyMap<string, string> | undefined;
  const isInExports = exportsOf(text);
  let line = 1;
  let counted = 0;
  for (let at = text.indexOf(call); at !== -1; at = text.indexOf(call, at + call.length)) {
    specifierOf.lastIndex = at;
    const [written, , specifier, member] = specifierOf.exec(text) ?? [];
    if (written === undefined || specifier === undefined) continue;
    const end = at + written.indexOf(specifier);
    for (; counted < end; counted++) if (text[counted] === '\n') line++;
    const { bound, passed, key } = readTarget(text, at);
    const place = { specifier, line };
    offered ??= new Map(readOffered(text).map(([name, local]) => [local, name]));
    if (bound?.startsWith('{')) {
      // What is taken out of a member is not known.
      for (const [name, local] of member === undefined ? namesIn(bound) : [])
        found.push({ name, offered: offered.get(local), ...place });
    } else if (bound !== undefined) {
      found.push({ name: member ?? '*', local: bound, offered: offered.get(bound), ...place });
    } else {
      const name = passed ?? (isInExports(at) ? key : undefined);
      if (name !== undefined) found.push({ name: member ?? '*', offered: name, ...place });
    }
  }
  return found;
}

/** What the value of a call gets. */
interface Target {
  /** `cart` or `{ total, pay: other }` of `const cart =` */
  readonly bound?: string;
  /** `cart` of `exports.cart =`, `*` of `module.exports =` */
  readonly passed?: string;
  /** `cart` of `{ cart:` */
  readonly key?: string;
}

function readTarget(text: string, callStart: number): Target {
  const sign = blanksBefore(text, callStart) - 1;
  if (text[sign] !== '=' && text[sign] !== ':') return {};
  const end = blanksBefore(text, sign);
  const start = text[end - 1] === '}' ? openingBefore(text, end - 1) : wordBefore(text, end);
  if (start === end) return {};
  const name = text.slice(start, end);
  const previous = text[start - 1] ?? '\n';
  if (text[sign] === ':') return name.endsWith('}') || !/[\s,{]/.test(previous) ? {} : { key: name };
  if (/[\s,;({]/.test(previous)) return { bound: name };
  const before = text.slice(Math.max(0, start - longestExporting), start);
  if (exporting.test(before)) return { passed: name };
  return name === 'exports' && exportingAll.test(before) ? { passed: '*' } : {};
}

function blanksBefore(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < mostBlanks && /\s/.test(text[start - 1]!)) start--;
  return start;
}

function wordBefore(text: string, end: number): number {
  let start = end;
  while (start > 0 && end - start < longestBinding && /[\w$]/.test(text[start - 1]!)) start--;
  return start;
}

/** The opening brace, or `closing + 1` where there is none. */
function openingBefore(text: string, closing: number): number {
  const from = Math.max(0, closing - longestBinding);
  const before = text.slice(from, closing);
  const opening = before.lastIndexOf('{');
  return opening === -1 || before.lastIndexOf('}') > opening ? closing + 1 : from + opening;
}

/** `{ total, pay: other, ...rest }`: each name and what it is called from there on. */
function namesIn(list: string): readonly (readonly [name: string, local: string])[] {
  const parts = list.slice(1, -1).split(',');
  return parts.flatMap((each) => {
    const [, name, local = name] = /^\s*([\w$]+)(?:\s*:\s*([\w$]+))?/.exec(each) ?? [];
    if (name === undefined) return each.trim() === '' ? [] : [['*', '']];
    return [[name, local!]];
  });
}

const offeredAlone = /^(?:module\.)?exports\.([\w$]+)\s*=\s*([\w$]+);?[ \t\r]*$/gm;
const offeredTogether = /^(?:module\.)?exports\s*=\s*\{([\w$\s,:]*)\}/m;

/** `exports.total = sum`, `module.exports = { total: sum, pay }` */
export function readOffered(text: string): readonly (readonly [name: string, local: string])[] {
  const alone = Array.from(text.matchAll(offeredAlone), ([, name, local]) => [name!, local!] as const);
  return [...alone, ...namesIn(`{${offeredTogether.exec(text)?.[1] ?? ''}}`)];
}

/** Tells what is in `module.exports = { cart: require('./cart') }`, of ascending places. */
function exportsOf(text: string): (at: number) => boolean {
  const object = 'exports = {';
  let end = -1;
  let next = text.indexOf(object);
  return (at) => {
    while (next !== -1 && next < at) {
      const closed = text.indexOf('\n}', next);
      end = closed === -1 ? text.length : closed;
      next = text.indexOf(object, end);
    }
    return at < end;
  };
}

/** A module is often called like its file. */
export function withoutSpecifiers(text: string): string {
  return text.replaceAll(/(\brequire\(\s{0,99}|\bfrom\s{0,99})(['"])[^'"\n]*\2/g, '$1');
}

/** What is used of a module that is called so: `total` of `cart.total`. `*` where it is used as a whole. */
export function membersOf(text: string, local: string): readonly string[] {
  const found = new Set<string>();
  const uses = new RegExp(
    `(?<![\\w$]|(?<!\\.\\.)\\.)${local.replaceAll('$', '\\$')}(?![\\w$]|\\s{0,99}=\\s{0,99}require\\b|\\s{1,99}from\\b)(?:\\s{0,99}\\??\\.\\s{0,99}([\\w$]+))?`,
    'g',
  );
  for (const [, member = '*'] of text.matchAll(uses)) found.add(member);
  return [...found];
}
