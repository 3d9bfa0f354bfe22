// Names after a declaring keyword.
import * as Byte from '../../kit/bytes.ts';
import { Expected, Head } from './frame.ts';
import { isDot, isLowerCaseAt, refer } from './refer.ts';
import { state } from './state.ts';
import { words } from './words.ts';

const { tokens } = state;

export function readDeclared(place: number): void {
  const { frame } = state;
  const name = tokens.words[place]!;
  const next = tokens.kinds[place + 1]!;
  switch (frame.expected) {
    case Expected.method:
      frame.expected = Expected.nothing;
      frame.signatureAt = tokens.starts[place]!;
      return state.declare(name);
    case Expected.value:
      // `val Cart(items) = …` is a pattern; `val a, b = …` has more names.
      if (next === Byte.openParen || isDot(next)) return refer(place);
      return state.declare(name);
    case Expected.given:
      return readGiven(place);
    default:
      return readType(place, frame.expected);
  }
}

function readType(place: number, awaited: number): void {
  const { frame } = state;
  const name = tokens.words[place]!;
  frame.expected = Expected.nothing;
  const path = state.pathOf(name);
  state.isTypeParamsNext = tokens.kinds[place + 1] === Byte.openBracket;
  if (!state.isPackageObject) state.declareType(name, path);
  else if (state.declares.size === 0) state.scope = [...state.clauses, words.text(name)];
  if (awaited === Expected.alias) {
    state.isPrivate = false;
    return;
  }
  state.beginHead(path, tokens.starts[place]!);
  frame.isHeadEnum = state.isEnumNext;
  state.isEnumNext = false;
}

/** `given ordering: Ordering[Item] with`; the name is optional. */
function readGiven(place: number): void {
  const { frame } = state;
  const start = tokens.starts[place]!;
  frame.expected = Expected.nothing;
  const isNamed = tokens.kinds[place + 1] === Byte.colon || isLowerCaseAt(place);
  if (isNamed) state.declare(tokens.words[place]!);
  state.beginHead('', start);
  frame.head = Head.supertypes;
  frame.isAtStart = false;
  if (!isNamed) refer(place);
}
