// Block headers that matter for imports: functions, `try`, and `if TYPE_CHECKING`, `if False` and `if __name__ == '__main__'`
// with their branches.
import { bytesIn } from '../../kit/byte-table.ts';
import type { FalseNames } from './false-names.ts';

export interface Header {
  readonly kind: 'other' | 'def' | 'try' | 'if' | 'elif' | 'else';
  /**
   * Whether the block is for type checkers only, for run time only, for a file that is started as a program, for one that is
   * imported, or for all of them.
   */
  readonly condition: 'any' | 'types' | 'not types' | 'main' | 'not main';
}

const other: Header = { kind: 'other', condition: 'any' };
/** The first two letters of the keywords; most lines begin with others. */
const [firstBytes, secondBytes] = [bytesIn('adeit'), bytesIn('eflrs')];
/** The lookaheads keep matching linear. */
const opening = String.raw`[ \t(]*(?![ \t(])`;
const notInName = String.raw`(?![\w\x80-\xff])`;
const keyword = new RegExp(String.raw`(?:async[ \t]+(?=def))?(def|try|if|elif|else)${notInName}`, 'y');
/** `__name__ == '__main__'`, in either order, alone or before `and`. */
const ofMain = new RegExp(
  String.raw`${opening}(?:__name__[ \t]*([!=])=[ \t]*(["'])__main__\2|(["'])__main__\3[ \t]*([!=])=[ \t]*__name__${notInName})[ \t)]*(?::|(and)${notInName})`,
  'y',
);
/** `TYPE_CHECKING`, `typing.TYPE_CHECKING` or another name, optionally in parentheses or after `not`. */
const ofName = new RegExp(
  String.raw`${opening}((?:not${notInName}${opening})*)((?:[\w\x80-\xff]*\.)*)([\w\x80-\xff]*)[ \t)]*:`,
  'y',
);
/** When the code runs. `MYPY` is what mypy's documentation calls it where `typing` shall not be imported. */
const neverTrue = new Set(['TYPE_CHECKING', 'MYPY', 'False', '0']);

/** `names` for a line of the top level alone: a function may run when they are true. */
export function readHeader(code: string, pos: number, names?: FalseNames): Header {
  if (firstBytes[code.charCodeAt(pos)] !== 1 || secondBytes[code.charCodeAt(pos + 1)] !== 1) return other;
  const kind = matchAt(keyword, code, pos)?.[1] as Header['kind'] | undefined;
  if (kind === undefined) return other;
  const isIf = kind === 'if' || kind === 'elif';
  return { kind, condition: isIf ? readCondition(code, keyword.lastIndex, names) : 'any' };
}

function readCondition(code: string, start: number, names?: FalseNames): Header['condition'] {
  const main = matchAt(ofMain, code, start);
  if (main !== null) {
    if ((main[1] ?? main[4]) === '=') return 'main';
    return main[5] === undefined ? 'not main' : 'any';
  }
  const [, nots = '', path, name = ''] = matchAt(ofName, code, start) ?? [];
  if (!neverTrue.has(name) && (path !== '' || names?.has(name) !== true)) return 'any';
  return nots.split('not').length % 2 === 0 ? 'not types' : 'types';
}

function matchAt(pattern: RegExp, code: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(code);
}
