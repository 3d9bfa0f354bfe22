// Whether a brace begins a closure that names its parameters: `{ [weak self] (line: Line) -> Int in`.
// Looks no further than the next brace or semicolon, so no token is looked at more than twice.
import { kindsIn } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import * as Token from './token.ts';

const opens = kindsIn('([', [Token.openSubscript, Token.interpolation]);
const closes = kindsIn(')]', [Token.closeInterpolation]);
const stops = kindsIn('\0{};');
/** What a result type consists of besides words. */
const typeSigns = kindsIn(
  '()[]<>,.:',
  [Token.openSubscript, Token.operand, Token.path, Token.operator, Token.arrow],
  [Token.attribute, Token.macroUse, Token.newStatement],
);

/** `start` is the place after the brace. */
export function isClosureHead(kinds: Uint8Array, start: number): boolean {
  let place = kinds[start] === Byte.openBracket ? afterBrackets(kinds, start) : start;
  if (kinds[place] === Token.newStatement) place++;
  if (kinds[place] === Byte.openParen) place = afterBrackets(kinds, place);
  else {
    while (isWord(kinds[place]!) && kinds[place + 1] === Byte.comma) place += 2;
    if (isWord(kinds[place]!)) place++;
  }
  // `async throws(CartError)`
  while (kinds[place] === Token.sequel)
    place = kinds[place + 1] === Byte.openParen ? afterBrackets(kinds, place + 1) : place + 1;
  if (kinds[place] === Token.arrow) while (isWord(kinds[place]!) || typeSigns[kinds[place]!] === 1) place++;
  return kinds[place] === Token.in_;
}

/** The place after the bracket that closes the one at `start`; where the search ends, if none does. */
function afterBrackets(kinds: Uint8Array, start: number): number {
  let depth = 0;
  for (let place = start; ; place++) {
    const kind = kinds[place]!;
    if (opens[kind] === 1) depth++;
    else if (closes[kind] === 1 && --depth === 0) return place + 1;
    else if (stops[kind] === 1) return place;
  }
}

/** Most keywords can be names. */
function isWord(kind: number): boolean {
  return kind === Token.name || kind === Token.blank || (kind >= Token.jump && kind !== Token.in_);
}
