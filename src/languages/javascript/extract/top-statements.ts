// The statements at the top of a script, as formatters write them: the first line of each is not indented, the others are, or
// begin with a bracket. In another script there is hardly more than one. Not parsed, because that would take ten times as long.
import type { SourceText, TopStatement } from '../../../model/source.ts';
import { splitStatements } from '../../kit/split-statements.ts';
import { textOf } from '../../kit/text-of.ts';

/** Undefined for a component. */
export function readTopStatements(source: SourceText): readonly TopStatement[] | undefined {
  if (!/\.[cm]?[jt]sx?$/i.test(source.path)) return undefined;
  const code = textOf(source).replaceAll(comment, blank);
  return splitStatements(code, { begins, isUnfinished, togglesText }).map(
    ({ text, pieces, firstLine, lastLine }) => {
      const declares = pieces.flatMap(declaredIn);
      return {
        firstLine,
        lastLine,
        isImport: pieces.length === 1 && isImport(text),
        isType: pieces.length === 1 && ofType.test(text),
        declares,
        ...(canChange.test(text) && { variables: declares }),
        isChanging: (names) => isChanging(text, names),
        uses: () => text.match(name) ?? [],
      };
    },
  );
}

/** In lines of its own: anywhere else it may be a part of a string. */
const comment = /^[ \t]*\/\/.*|^[ \t]*\/\*[^]*?(?:\*\/|(?![^]))/gm;

function blank(found: string): string {
  return found.replaceAll(/[^\n]+/g, ' ');
}

const begins = /^(?!(?:else|catch|finally|from|extends|implements|in|of|instanceof)\b)[A-Za-z_$@]/;

/** A decorator. */
function isUnfinished(piece: string): boolean {
  return piece.startsWith('@') && !/\bclass\s+[\w$]/.test(piece);
}

/** A template. */
function togglesText(piece: string): boolean {
  return piece.includes('`') && (piece.match(/(?<!\\)`/g)?.length ?? 0) % 2 === 1;
}

/** No member: `cart.total`, but `...total`. Names in strings and keys of objects are among them. */
const name = /(?<![\w$])(?<!(?<!\.\.)\.)[A-Za-z_$][\w$]*/g;

const importStatement = /^(?:import\b(?!\s*[.(])|export\s*(?:type\s*)?(?:\*|\{[^{}]*\}\s*from\b))/;
const ofRequire = /^(?:const|let|var)\s[^;]*?=\s*[\w$.]*\(?require\s*\(/;

function isImport(text: string): boolean {
  return importStatement.test(text) || ofRequire.test(text);
}

const declaration =
  /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\s*\*?|class|interface|type|(?:const\s+)?enum|namespace|module|import)\s+([\w$]+)/;
const ofType = /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:interface|type)\s+[\w$]/;
const variableStatement = /^(?:export\s+)?(?:declare\s+)?(?:const|let|var)\s+(?!enum\b)/;
const member = /^(?:module\.)?exports\.([\w$]+)\s*=/;
const changed = /^(?:Object\.\w+\(\s*)?([\w$]+)\s*[.[(,]/;

/** And what it imports or changes. */
function declaredIn(text: string): readonly string[] {
  if (isImport(text)) return wordsIn(text.replaceAll(/(['"])[^'"\n]*\1/g, ''));
  if (/^export\s*(?:type\s*)?\{/.test(text)) return [];
  const isDefault = /^export\s+default\b/.test(text) ? ['default'] : [];
  const [, own] = declaration.exec(text) ?? [];
  if (own !== undefined) return [...isDefault, own];
  if (variableStatement.test(text)) return variablesIn(text.replace(variableStatement, ''));
  const [, offered] = member.exec(text) ?? [];
  if (offered !== undefined) return [offered];
  const [, object] = changed.exec(text) ?? [];
  return object === undefined ? isDefault : [...isDefault, object];
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
