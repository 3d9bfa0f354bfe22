// Block headers that matter for imports: functions, `try`, and `if TYPE_CHECKING`, `if False` and `if __name__ == '__main__'`
// with their branches.
import { nameBytes } from './byte-classes.ts';
import type { FalseNames } from './false-names.ts';
import { isWordAt, words } from './words.ts';
import {
  closeParen,
  colon,
  dot,
  doubleQuote,
  equals,
  bang,
  openParen,
  singleQuote,
  space,
  tab,
} from '../../kit/bytes.ts';

export interface Header {
  readonly kind: 'other' | 'def' | 'try' | 'if' | 'elif' | 'else';
  /**
   * Whether the block is for type checkers only, for run time only, for a file that is started as a program, for one that is
   * imported, or for all of them.
   */
  readonly condition: 'any' | 'types' | 'not types' | 'main' | 'not main';
}

const other: Header = { kind: 'other', condition: 'any' };
const def: Header = { kind: 'def', condition: 'any' };
const attempt: Header = { kind: 'try', condition: 'any' };
const otherwise: Header = { kind: 'else', condition: 'any' };

const headers = {
  if: branches('if'),
  elif: branches('elif'),
};
const [letterA, letterD, letterE, letterI, letterT] = [97, 100, 101, 105, 116];

/** `names` for a line of the top level alone: a function may run when they are true. */
export function readHeader(bytes: Uint8Array, pos: number, names?: FalseNames): Header {
  switch (bytes[pos] ?? 0) {
    case letterD:
      return isWordAt(bytes, pos, words.def) ? def : other;
    case letterA:
      return isWordAt(bytes, pos, words.async) && isWordAt(bytes, skipBlanks(bytes, pos + 5), words.def)
        ? def
        : other;
    case letterI:
      return isWordAt(bytes, pos, words.if) ? headers.if[readCondition(bytes, pos + 2, names)] : other;
    case letterE:
      if (isWordAt(bytes, pos, words.else)) return otherwise;
      return isWordAt(bytes, pos, words.elif) ? headers.elif[readCondition(bytes, pos + 4, names)] : other;
    case letterT:
      return isWordAt(bytes, pos, words.try) ? attempt : other;
    default:
      return other;
  }
}

function readCondition(bytes: Uint8Array, start: number, names?: FalseNames): Header['condition'] {
  const first = skipBlanks(bytes, start, openParen);
  const byte = bytes[first];
  const isMain = byte === singleQuote || byte === doubleQuote || isWordAt(bytes, first, words.name);
  return isMain ? readMainCondition(bytes, first) : readTypesCondition(bytes, start, names);
}

/** `__name__ == '__main__'`, in either order, alone or before `and`. */
function readMainCondition(bytes: Uint8Array, start: number): Header['condition'] {
  const isNameFirst = isWordAt(bytes, start, words.name);
  const afterFirst = isNameFirst ? start + words.name.length : skipMain(bytes, start);
  const operator = skipBlanks(bytes, afterFirst);
  const isEqual = bytes[operator] === equals;
  if ((!isEqual && bytes[operator] !== bang) || bytes[operator + 1] !== equals) return 'any';
  const second = skipBlanks(bytes, operator + 2);
  if (!isNameFirst && !isWordAt(bytes, second, words.name)) return 'any';
  const afterSecond = isNameFirst ? skipMain(bytes, second) : second + words.name.length;
  if (afterFirst === start || afterSecond === second) return 'any';
  const end = skipBlanks(bytes, afterSecond, closeParen);
  if (bytes[end] === colon) return isEqual ? 'main' : 'not main';
  return isEqual && isWordAt(bytes, end, words.and) ? 'main' : 'any';
}

/** Where a string of `__main__` ends; `start` without one. */
function skipMain(bytes: Uint8Array, start: number): number {
  const mark = bytes[start];
  const end = start + 1 + words.main.length;
  if ((mark !== singleQuote && mark !== doubleQuote) || bytes[end] !== mark) return start;
  return isWordAt(bytes, start + 1, words.main) ? end + 1 : start;
}

/** `TYPE_CHECKING`, `typing.TYPE_CHECKING` or what is never true, optionally in parentheses or after `not`. */
function readTypesCondition(bytes: Uint8Array, start: number, names?: FalseNames): Header['condition'] {
  let isNegated = false;
  let pos = skipBlanks(bytes, start, openParen);
  while (isWordAt(bytes, pos, words.not)) {
    isNegated = !isNegated;
    pos = skipBlanks(bytes, pos + 3, openParen);
  }
  const first = pos;
  let last = pos;
  for (;;) {
    while (nameBytes[bytes[pos] ?? 0] === 1) pos++;
    if (bytes[pos] !== dot) break;
    pos++;
    last = pos;
  }
  if (bytes[skipBlanks(bytes, pos, closeParen)] !== colon) return 'any';
  const isNever =
    neverTrue.some((word) => isWordAt(bytes, last, word)) ||
    (names !== undefined && last === first && names.has(decoder.decode(bytes.subarray(first, pos))));
  if (!isNever) return 'any';
  return isNegated ? 'not types' : 'types';
}

/** When the code runs. `MYPY` is what mypy's documentation calls it where `typing` shall not be imported. */
const neverTrue = [words.typeChecking, words.mypy, words.false, words.zero];
const decoder = new TextDecoder();

function skipBlanks(bytes: Uint8Array, start: number, bracket: number = space): number {
  let pos = start;
  for (let byte = bytes[pos]; byte === space || byte === tab || byte === bracket; byte = bytes[pos]) pos++;
  return pos;
}

function branches(kind: 'if' | 'elif'): Record<Header['condition'], Header> {
  return {
    any: { kind, condition: 'any' },
    types: { kind, condition: 'types' },
    'not types': { kind, condition: 'not types' },
    main: { kind, condition: 'main' },
    'not main': { kind, condition: 'not main' },
  };
}
