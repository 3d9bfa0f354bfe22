// Whether a file is a program: it defines `main`, as only one file of a program can. Code that is only compiled to try the
// file (`#ifdef TEST`) does not count.
import type { SourceText } from '../../../model/source.ts';
import { blanks, nameBytes } from './byte-classes.ts';
import { at, closeParen, newline, openBrace, openParen, slash, star } from '../../kit/bytes.ts';

const name = new TextEncoder().encode('ain');
const [letterM, upperM] = [109, 77];

/** Before the name, from the start of the line: `int`, `extern "C" int WINAPI`. A declaration inside a function is indented. */
const returnType = /^(?:(?!return\b|else\b|typedef\b|define\b)[A-Za-z_][\w:]*[\s*]+|"C"\s+)*[_A-Za-z]*$/;
const mainName = /^(?:main|wmain|_tmain|w?WinMain)$/;
const longestLine = 200;
const longestParameters = 1000;

/** What people call the conditions under which they try a file. */
const trial = /TEST|MAIN|DEMO|DEBUG|EXAMPLE|STAND_?ALONE|\bDRIVER\b|\b0\b/i;

export function definesMain({ path, bytes, length }: SourceText): boolean {
  if (/\.h\w*$/i.test(path)) return false;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  for (let pos = text.indexOf(name); pos > 0; pos = text.indexOf(name, pos + name.length)) {
    const first = bytes[pos - 1];
    if (first !== letterM && first !== upperM) continue;
    let end = pos + name.length;
    if (nameBytes[bytes[end]!] === 1) continue;
    while (end < length && isBlank(bytes[end]!)) end++;
    if (bytes[end] !== openParen || !isDefined(bytes, end, length)) continue;
    const start = text.lastIndexOf(newline, pos) + 1;
    if (pos - start > longestLine) continue;
    const before = text.toString('latin1', start, pos + name.length);
    if (!returnType.test(before) || !mainName.test(/\w+$/.exec(before)?.[0] ?? '')) continue;
    const above = text.toString('latin1', 0, start);
    if (!endsInComment(above) && !isTrial(above)) return true;
  }
  return false;
}

function isBlank(byte: number): boolean {
  return blanks[byte] === 1 || byte === newline;
}

/** At the parameters: whether a body follows, or declarations of them in the old style. */
function isDefined(bytes: Uint8Array, start: number, length: number): boolean {
  let depth = 0;
  let pos = start;
  const limit = Math.min(length, start + longestParameters);
  do {
    if (bytes[pos] === openParen) depth++;
    if (bytes[pos] === closeParen) depth--;
    pos++;
  } while (depth > 0 && pos < limit);
  for (; pos < limit; pos++) {
    const byte = bytes[pos]!;
    if (isBlank(byte)) continue;
    if (byte !== slash) return byte === openBrace || byte === at || nameBytes[byte] === 1;
    const isBlock = bytes[pos + 1] === star;
    while (
      pos < limit &&
      !(isBlock ? bytes[pos] === slash && bytes[pos - 1] === star : bytes[pos] === newline)
    )
      pos++;
  }
  return false;
}

function endsInComment(text: string): boolean {
  return text.lastIndexOf('/*') > text.lastIndexOf('*/');
}

/** Whether the end of this text is under a condition for trials. */
function isTrial(text: string): boolean {
  /** For each open condition, whether its current branch and its `#else` are for trials. */
  const open: { isFor: boolean; readonly isElse: boolean }[] = [];
  for (const [, directive = '', condition = ''] of text.matchAll(conditional)) {
    const isNegated = directive === 'ifndef' || condition.trimStart().startsWith('!');
    const isOfTrial = trial.test(condition);
    const last = open.at(-1);
    if (directive === 'endif') open.pop();
    else if (directive === 'else' && last !== undefined) last.isFor = last.isElse;
    else if (directive.startsWith('el') && last !== undefined) last.isFor = isOfTrial && !isNegated;
    else open.push({ isFor: isOfTrial && !isNegated, isElse: isOfTrial && isNegated });
  }
  return open.some(({ isFor }) => isFor);
}

const conditional = /^[ \t]*#[ \t]*(ifdef|ifndef|if|el\w+|endif)\b(.*)/gm;
