// Follows a Java file just far enough to know whether each name is a type, a member or a declaration. Two adjacent names
// are always a type and the name it declares; brackets and keywords decide the rest. Frames replace recursion.
import type { SourceText } from '../../../model/source.ts';
import { bracketReaders } from './brackets.ts';
import { FrameKind } from './frame.ts';
import { JavaLexer } from './lexer.ts';
import { endOfPath } from './paths.ts';
import { readImport, readPackage } from './read-import.ts';
import { readKeyword } from './read-keyword.ts';
import { readName } from './read-name.ts';
import { Before, state } from './state.ts';
import { Token, isKeyword } from './tokens.ts';

const { tokens } = state;
/** Reused across files. */
const lexer = new JavaLexer();

/** After two empty ones, so that every token has some before it. */
export function readTokens(source: SourceText): void {
  lexer.begin(source);
  tokens.read(lexer, 2);
}

/** The result is in `state` until the next file is read. */
export function readFile(source: SourceText): void {
  readTokens(source);
  state.begin(source.bytes);
  const { kinds } = tokens;
  for (let place = 2; kinds[place] !== Token.end && !state.frames.isTooDeep; place++) {
    const token = kinds[place]!;
    place = token === Token.name ? readName(place) : readToken(token, place);
  }
  state.closeAll();
}

/** Returns the place of the last token that was read. */
function readToken(token: number, place: number): number {
  const { frame } = state;
  switch (token) {
    case Token.part:
    case Token.selector:
      // A member, or a type in one: `Shop<Cart>.Item`.
      state.before = state.before === Before.type ? Before.type : Before.operand;
      return endOfPath(place);
    case Token.package:
      return state.isAtFileLevel ? readPackage(place) : place;
    case Token.import:
      return state.isAtFileLevel ? readImport(place) : place;
    case Token.semicolon:
      endStatement();
      return place;
    case Token.comma:
      readComma();
      return place;
    case Token.literal:
      state.before = Before.operand;
      return place;
    case Token.dot:
      // `Shop<Cart>.@Nullable Item`
      if (state.before !== Before.type || tokens.kinds[place + 1] !== Token.at) state.before = Before.dot;
      return place;
    case Token.member:
      state.before = Before.dot;
      return place;
    case Token.equals:
      state.before = Before.neutral;
      if (frame.kind === FrameKind.class) frame.isInitializer = true;
      return place;
    case Token.arrow:
    case Token.colon:
      frame.isCase = false;
      state.before = Before.neutral;
      return place;
    case Token.ellipsis:
      state.before = Before.type;
      return place;
    case Token.at:
      state.isAnnotationNext = true;
      return place;
    default:
      if (isKeyword(token)) return readKeyword(token, place);
      if (!bracketReaders.has(token)) state.before = Before.neutral;
      bracketReaders.get(token)?.(place);
      return place;
  }
}

function readComma(): void {
  const { frame } = state;
  state.before = Before.neutral;
  if (frame.kind === FrameKind.typeParameters) frame.isNameNext = true;
  if (frame.isAngle) return;
  state.forgetNew();
  if (frame.kind === FrameKind.class && !frame.isTypeList) frame.isInitializer = false;
  if (frame.kind <= FrameKind.block || frame.isHeader) frame.isAfterComma = state.header === undefined;
}

function endStatement(): void {
  state.closeAngles();
  const { frame } = state;
  state.header = undefined;
  state.isAnnotationNext = false;
  state.isTypeNext = false;
  state.isMemberNext = false;
  state.before = Before.neutral;
  state.forgetNew();
  frame.isAfterComma = false;
  frame.isCase = false;
  if (frame.kind !== FrameKind.class) return;
  frame.isConstants = false;
  state.endMember();
}
