// The statements at the top of a module: the first line of each is not indented.
import type { SourceText, TopStatement } from '../../../model/source.ts';
import { splitStatements } from '../../kit/split-statements.ts';
import { textOf } from '../../kit/text-of.ts';

export function readTopStatements(source: SourceText): readonly TopStatement[] {
  const isDecorator = (piece: string): boolean => piece.startsWith('@');
  return splitStatements(codeOf(textOf(source)), { begins, isUnfinished: isDecorator }).map(
    ({ text, pieces, firstLine, lastLine }) => {
      const isImport = /^(?:import|from)\b/.test(text);
      let used: readonly string[] | undefined;
      return {
        firstLine,
        lastLine,
        isImport,
        isChange: !isImport && pieces.every(isChange),
        isFixed: pieces.some(isFixed),
        ...(!isImport && { passesOn: pieces.flatMap(importedInBlock) }),
        declares: isImport ? importedIn(text) : pieces.flatMap(declaredIn),
        uses: () => (used ??= text.match(name) ?? []),
      };
    },
  );
}

/** Without comments and strings, but with the f-strings, which have code in them. */
export function codeOf(text: string): string {
  return text.replaceAll(stringOrComment, (found, at: number) =>
    found.startsWith('#') || !isFormatted(text, at)
      ? found.replaceAll(/[^\n]+/g, ' ')
      : found.replaceAll('\n', '\n '),
  );
}

const stringOrComment =
  /"""(?:\\[^]|[^\\])*?"""|'''(?:\\[^]|[^\\])*?'''|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|#.*/g;

/** `f"…"`, `Rf"…"`, `t"…"` */
function isFormatted(text: string, at: number): boolean {
  return /[fFtT][rR]?$/.test(text.slice(Math.max(0, at - 2), at));
}

const begins = /^(?!(?:elif|else|except|finally)\b)[A-Za-z_@([]/;

// These decorators register nothing.
const plainDecorator =
  /^@(?:(?:functools|contextlib|typing|typing_extensions|enum|abc|attrs?|dataclasses)\.|(?:dataclass|contextmanager|asynccontextmanager|lru_cache|cache|singledispatch|total_ordering|wraps|unique|final|overload|runtime_checkable|define|frozen)\b)/;

function isFixed(piece: string): boolean {
  return isBlock.test(piece) || (piece.startsWith('@') && !plainDecorator.test(piece));
}

function isChange(piece: string): boolean {
  return change.test(piece) && !targets.test(piece);
}

/** What the names are called here: of `from a import b as c, d` these are `c` and `d`, of `import a.b` it is `a`. */
function importedIn(text: string): readonly string[] {
  const names = text.replace(/^from[^]*?\bimport\b|^import\b/, '');
  return names.replaceAll(/\.[\w.]+|(?<!\w)\w+\s+as\b/g, '').match(word) ?? [];
}

const word = /[A-Za-z_]\w*|\*/g;
const name = /(?<![.\w])[A-Za-z_]\w*/g;
const isBlock = /^(?:if|try|with|for|while)\b/;
const definition = /^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)/m;
// Blanks are limited, so that no text takes long.
/** `RATE = `, `(A, B) = [C, D] = `, `RATE: int = ` */
const targets =
  /^(?:[([]?\s{0,30}\w+(?:\s{0,30},\s{0,30}\w+)*\s{0,30},?\s{0,30}[)\]]?[ \t]{0,30}(?::[^=\n]*)?[-+*/|&%]{0,2}=(?!=)\s{0,30})+/;
const change = /^(\w+)[ \t]*[.[]/;
const inBlock = /^[ \t]+(?:(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)|(\w+)[ \t]*(?::[^=\n]*)?=(?!=))/gm;
const importInBlock = /^[ \t]+(?:import|from)[ \t](?:[^\n(]*\([^)]{0,2000}\)|.*)/gm;
const changedByFunction = /^[ \t]+global[ \t]+([\w, \t]+)/gm;

function declaredIn(text: string): readonly string[] {
  const changed = Array.from(text.matchAll(changedByFunction), ([, names = '']) => names.split(/[, \t]+/));
  if (/^(?:@|def\b|class\b|async\b)/.test(text))
    return [...(definition.exec(text)?.slice(1, 2) ?? []), ...changed.flat()];
  const [before] = targets.exec(text) ?? [];
  if (before !== undefined) return before.match(word) ?? [];
  if (isBlock.test(text)) {
    const own = Array.from(text.matchAll(inBlock), ([, defined, assigned]) => (defined ?? assigned)!);
    return [...own, ...importedInBlock(text)];
  }
  const [, object] = change.exec(text) ?? [];
  return object === undefined ? [] : [object];
}

function importedInBlock(text: string): readonly string[] {
  if (!isBlock.test(text)) return [];
  return text.match(importInBlock)?.flatMap((found) => found.match(word) ?? []) ?? [];
}
