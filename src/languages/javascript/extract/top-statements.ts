// The statements at the top of a script, as formatters write them: the first line of each is not indented, the others are, or
// begin with a bracket. In another script there is hardly more than one. Not parsed, because that would take ten times as long.
import type { SourceText, TopStatement } from '../../../model/source.ts';
import { splitStatements } from '../../kit/split-statements.ts';
import { textOf } from '../../kit/text-of.ts';

/** Undefined for a component. */
export function readTopStatements(source: SourceText): readonly TopStatement[] | undefined {
  if (!/\.[cm]?[jt]sx?$/i.test(source.path)) return undefined;
  return splitStatements(codeOf(source), { begins, isUnfinished, togglesText }).map(
    ({ text, pieces, firstLine, lastLine }) => {
      const declares = pieces.flatMap(declaredIn);
      const offers = offeredIn(text);
      let used: readonly string[] | undefined;
      return {
        firstLine,
        lastLine,
        isImport: pieces.length === 1 && isImport(text),
        isType: pieces.length === 1 && ofType.test(text),
        declares,
        isPrivate: !/^export\b|\bexports\b/.test(text),
        // Asked of few.
        get isChange() {
          return pieces.every(isChange);
        },
        get isFixed() {
          return offers === undefined && pieces.some(isFixed);
        },
        ...(offers !== undefined && { offers }),
        ...(canChange.test(text) && { variables: declares }),
        isChanging: (names) => isChanging(text, names),
        uses: () => (used ??= text.match(name) ?? []),
      };
    },
  );
}

/** Without comments. */
export function codeOf(source: SourceText): string {
  return textOf(source).replaceAll(comment, (found) => found.replaceAll(/[^\n]+/g, ' '));
}

/** In lines of its own: anywhere else it may be a part of a string. */
const comment = /^[ \t]*\/\/.*|^[ \t]*\/\*[^]*?(?:\*\/|(?![^]))/gm;

const begins = /^(?!(?:else|catch|finally|from|extends|implements|in|of|instanceof)\b)[A-Za-z_$@]/;

/** A decorator. */
function isUnfinished(piece: string): boolean {
  return piece.startsWith('@') && !/\bclass\s+[\w$]/.test(piece);
}

/** A template. */
function togglesText(piece: string): boolean {
  return piece.includes('`') && (piece.match(/(?<!\\)`/g)?.length ?? 0) % 2 === 1;
}

/** No member: `cart.total`, but `...total` and `exports.total`. Names in strings and keys of objects are among them. */
const name = /(?<![\w$])(?:(?<!(?<!\.\.)\.)|(?<=\bexports\.))[A-Za-z_$][\w$]*/g;

const importStatement = /^(?:import\b(?!\s*[.(])|export\s*(?:type\s*)?(?:\*|\{[^{}]*\}\s*from\b))/;
const ofRequire = /^(?:const|let|var)\s[^;]*?=\s*[\w$.]*\(?require\s*\(/;
/** `exports.cart = require('./cart')` */
const passingRequired = /^(?:module\.)?exports(?:\.([\w$]+))?\s*=\s*require\([^()]*\)[\w$.]*;?\s*$/;

function isImport(text: string): boolean {
  return importStatement.test(text) || ofRequire.test(text) || passingRequired.test(text);
}

const declaration =
  /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\s*\*?|class|interface|type|(?:const\s+)?enum|namespace|module|import)\s+([\w$]+)/;
const ofType = /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:interface|type)\s+[\w$]/;
const variableStatement = /^(?:export\s+)?(?:declare\s+)?(?:const|let|var)\s+(?!enum\b)/;
const member = /^(?:module\.)?exports\.([\w$]+)\s*=/;
/** `module.exports = `, `const shop = (module.exports = ` */
const main = /(?<![.\w$])(?:module\.)?exports\s*=(?![=>])/;
const declaring = [/^export\b/, declaration, variableStatement, member, main];
/** What `require` gives. */
const wholeModule = '*';
const changed = /^(?:Object\.\w+\(\s*)?([\w$]+)\s*[.[(,]/;

/** And what it imports or changes. */
function declaredIn(text: string): readonly string[] {
  if (isImport(text)) return importedIn(text);
  if (/^export\s*(?:type\s*)?\{/.test(text)) return [];
  const isDefault = /^export\s+default\b/.test(text) ? ['default'] : [];
  const [, own] = declaration.exec(text) ?? [];
  if (own !== undefined) return [...isDefault, own];
  if (variableStatement.test(text)) {
    const variables = variablesIn(text.replace(variableStatement, ''));
    return main.test(text) ? [...variables, wholeModule] : variables;
  }
  const [, offered] = member.exec(text) ?? [];
  if (offered !== undefined) return [offered];
  if (main.test(text)) return [wholeModule];
  const [, object] = changed.exec(text) ?? [];
  return object === undefined ? isDefault : [...isDefault, object];
}

const list =
  /^(?:export\s*(?:type\s*)?|(export\s+default\s*|(?:(?:module\.)?exports\s*=\s*)+))\{([\w$\s,:]*)\}\s*;?\s*$/;

/** `export { a, b as c }`, `export default { a, b }`, `module.exports = { a, c: b }` */
function offeredIn(text: string): ReadonlyMap<string, string> | undefined {
  const [, object, names] = list.exec(text) ?? [];
  if (names === undefined) return undefined;
  const pairs = names.split(',').map((each): [string, string] => {
    const [one = '', other = one] = each.trim().split(object === undefined ? /\s+as\s+/ : /\s*:\s*/);
    return object === undefined ? [other, one] : [one, other];
  });
  return new Map(pairs.filter(([offered]) => offered !== ''));
}

function isChange(text: string): boolean {
  return !declaring.some((each) => each.test(text)) && !isImport(text);
}

/** A decorator can register what it is on. A line such as `(function () {})()` begins another statement. */
function isFixed(text: string): boolean {
  return [/^@/, main, passingOn, passingRequired, /\n[([;!+]/].some((each) => each.test(text));
}

const passingOn = /^export\s*(?:type\s*)?(?:\*|\{[^{}]*\}\s*from\b)/;

/** What the names are called here: of `import a, { b as c } from './d'` these are `a` and `c`. */
function importedIn(text: string): readonly string[] {
  const passed = passingRequired.exec(text);
  if (passed !== null) return passed.slice(1).filter((offered) => offered !== undefined);
  if (ofRequire.test(text)) {
    const bound = text.replaceAll(/(['"])[^'"\n]*\1|\brequire\s*\(|\.[\w$]+|(?<![\w$])[\w$]+\s*:/g, '');
    return wordsIn(bound.replace(/^\w+/, ''));
  }
  const [clause = ''] = text.replace(/^\w+/, '').split(/(?:\bfrom\s*)?['"]/, 1);
  return wordsIn(clause.replaceAll(/(?:(?<![\w$])[\w$]+|\*)\s+as\s+|\btype\s+(?=[\w${*])/g, ''));
}

/** Before the first `=`, and before others after a comma. */
function variablesIn(text: string): readonly string[] {
  const [first = ''] = text.split(/=(?![=>])/, 1);
  const others = Array.from(text.matchAll(/,\s*([\w$]+)\s*=(?![=>])/g), ([, other]) => other!);
  return [...wordsIn(first.replace(/^([\w$]+)\s*:[^]*/, '$1')), ...others];
}

function wordsIn(text: string): readonly string[] {
  return [...new Set(text.match(/[A-Za-z_$][\w$]*|\*/g))];
}

const canChange = /^(?:export\s+)?(?:let|var)\b/;
const assignment =
  /(?<![.\w$])([\w$]+)\s*(?:[-+*/%&|^?<>]{1,3}=(?!=)|=(?![=>])|\+\+|--)|(?:\+\+|--)\s*([\w$]+)/g;

function isChanging(text: string, variables: readonly string[]): boolean {
  for (const [, before, after] of text.matchAll(assignment))
    if (variables.includes((before ?? after)!)) return true;
  return false;
}
