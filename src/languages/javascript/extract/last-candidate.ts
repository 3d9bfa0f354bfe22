// Most files import at their head. Native search from the end tells where the last word stands that could begin an
// import, and the scan stops there.
import { continuesWord, space, tokenClass } from './byte-classes.ts';
import type { Script } from './script.ts';

/** The offset behind which no import begins; 0 where there is none in the whole text. */
export function lastCandidate(script: Script): number {
  const behindImport = lastWord(script, 'import', 0, isWordEnd);
  const behindRequire = lastWord(script, 'require', behindImport, isWordEnd);
  return lastWord(script, 'from', behindRequire, isBeforeString);
}

/** The end of the last `word` behind `from` that `accepts`; `from` where there is none. */
function lastWord(
  script: Script,
  word: string,
  from: number,
  accepts: (script: Script, end: number) => boolean,
): number {
  const { bytes, length } = script;
  let pos = bytes.lastIndexOf(word, length);
  while (pos >= from && pos !== -1) {
    const end = pos + word.length;
    if (continuesWord[bytes[pos - 1] ?? 0] === 0 && accepts(script, end)) return end;
    if (pos === 0) break;
    pos = bytes.lastIndexOf(word, pos - 1);
  }
  return from;
}

function isWordEnd({ bytes }: Script, end: number): boolean {
  return continuesWord[bytes[end]!] === 0 || bytes[end]! >= 0x80;
}

/** Or before a comment, behind which there may be a string. */
function isBeforeString({ bytes, length }: Script, end: number): boolean {
  let pos = end;
  while (pos < length && tokenClass[bytes[pos]!] === space) pos++;
  const next = bytes[pos]!;
  return next === 0x22 || next === 0x27 || next === 0x2f || next >= 0x80;
}
