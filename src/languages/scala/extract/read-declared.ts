// What a name declares behind the keyword that says so.
import * as Awaited from './awaited.ts';
import * as Head from './head.ts';
import { isDot, refer } from './refer.ts';
import * as Shape from './shape.ts';
import { state } from './state.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { words } from './words.ts';

export function readDeclared(place: number): void {
  const { frame } = state;
  const name = block.names[place]!;
  const next = block.kinds[place + 1]!;
  switch (frame.awaited) {
    case Awaited.method:
      frame.awaited = Awaited.nothing;
      frame.signatureAt = block.starts[place]!;
      return state.declare(name);
    case Awaited.value:
      // `val Cart(items) = …` takes apart; `val a, b = …` goes on.
      if (next === Token.openParen || isDot(next)) return refer(place);
      return state.declare(name);
    case Awaited.given:
      return readGiven(place);
    default:
      return readType(place, frame.awaited);
  }
}

function readType(place: number, awaited: number): void {
  const { frame } = state;
  const name = block.names[place]!;
  frame.awaited = Awaited.nothing;
  const path = state.pathOf(name);
  state.isTypeParamsNext = block.kinds[place + 1] === Token.openBracket;
  if (!state.isPackageObject) state.declareType(name, path);
  else if (state.declares.length === 0) state.scope = [...state.clauses, words.text(name)].join(' ');
  if (awaited === Awaited.alias) {
    state.isPrivate = false;
    return;
  }
  state.beginHead(path, block.starts[place]!);
  frame.isHeadEnum = state.isEnumNext;
  state.isEnumNext = false;
}

/** `given ordering: Ordering[Item] with`, or without a name. */
function readGiven(place: number): void {
  const { frame } = state;
  const start = block.starts[place]!;
  frame.awaited = Awaited.nothing;
  const isNamed = block.kinds[place + 1] === Token.colon || words.shapes[block.names[place]!] === Shape.small;
  if (isNamed) state.declare(block.names[place]!);
  state.beginHead('', start);
  frame.head = Head.supertypes;
  frame.isAtStart = false;
  if (!isNamed) refer(place);
}
