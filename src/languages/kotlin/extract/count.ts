// How many arguments a call has, and how many a function takes: a call cannot mean a function that takes fewer or more.
import * as Byte from '../../kit/bytes.ts';
import { kindsIn } from '../../kit/byte-table.ts';
import { unknownCount } from '../../jvm/extract/known.ts';
import { anyParameters, type Parameters, unlimited } from './members.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { Word } from './words.ts';

/** In tokens: the end of a longer list is not searched. */
const longest = 100;
const longestParameters = 400;
/** A call with more arguments is not distinguished from others. */
const mostCounted = 9;

const opens = kindsIn('([{', [Token.openTemplate]);
const closes = kindsIn(')]}', [Token.closeTemplate]);

const { tokens } = state;

/** `place` is that of the bracket or brace after the name of a function. */
export function countArguments(place: number): number {
  const { kinds, lines } = tokens;
  let count = 0;
  let end = place;
  if (kinds[place] === Byte.openParen) {
    end = endOfList(place);
    count = end === -1 ? unknownCount : listed;
  }
  if (count === unknownCount) return unknownCount;
  const isOnLine = end === place || lines[end] === lines[end - 1];
  // A label may stand before a lambda.
  if (isOnLine && kinds[end] === Token.operator && kinds[end + 1] === Byte.openBrace) return unknownCount;
  if (isOnLine && kinds[end] === Byte.openBrace) count++;
  return count > mostCounted ? unknownCount : count;
}

/** The arguments in the list whose end was found last. */
let listed = 0;

/** The place after a list of arguments; -1 if it is not known how many they are. */
function endOfList(place: number): number {
  const { kinds } = tokens;
  listed = kinds[place + 1] === Byte.closeParen ? 0 : 1;
  let depth = 0;
  let hasAngle = false;
  for (let at = place; at < place + longest && kinds[at] !== Token.end; at++) {
    const kind = kinds[at]!;
    if (opens[kind] === 1) depth++;
    else if (closes[kind] === 1 && --depth === 0) return hasAngle && listed > 1 ? -1 : at + 1;
    if (depth > 1) continue;
    // `*items` is any number of arguments.
    if ((kind === Byte.comma || at === place) && isSpread(at + 1)) return -1;
    if (kind === Byte.comma && kinds[at + 1] !== Byte.closeParen) listed++;
    else if (kind === Byte.less) hasAngle = true;
  }
  return -1;
}

function isSpread(place: number): boolean {
  return state.bytes[tokens.starts[place]!] === Byte.star;
}

/** Of the function whose parameters begin at a bracket. */
export function countParameters(place: number): Parameters {
  const { kinds, words } = tokens;
  let depth = 0;
  let angles = 0;
  let count = kinds[place + 1] === Byte.closeParen ? 0 : 1;
  let optional = 0;
  let isOptional = false;
  let isVararg = false;
  for (let at = place; at < place + longestParameters && kinds[at] !== Token.end; at++) {
    const kind = kinds[at]!;
    if (opens[kind] === 1) depth++;
    else if (closes[kind] === 1 && --depth === 0) {
      const least = count - optional - (isOptional ? 1 : 0);
      return { least, most: isVararg ? unlimited : count };
    }
    if (depth > 1) continue;
    // In a default value it may compare.
    if (isOptional && !isVararg && kind === Byte.less) return anyParameters;
    if (kind === Byte.less) angles++;
    else if (kind === Byte.greater) angles--;
    else if (kind === Byte.equals) isOptional = true;
    else if (kind === Token.modifier && words[at] === Word.vararg) {
      isVararg = true;
      isOptional = true;
    } else if (kind === Byte.comma && angles === 0) {
      if (isOptional) optional++;
      isOptional = false;
      if (kinds[at + 1] !== Byte.closeParen) count++;
    }
  }
  return anyParameters;
}
