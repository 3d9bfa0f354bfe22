// Follows the brackets and declarations of a Kotlin file far enough to know whether each name declares something, belongs
// to something (a member, an argument, a label) or refers to something else. Not recursive: frames hold what is open.
import type { SourceText } from '../../../model/source.ts';
import * as Byte from '../../kit/bytes.ts';
import { Awaited, Head } from './frame.ts';
import { KotlinLexer } from './lexer.ts';
import { bracketReaders } from './read-brackets.ts';
import { readImport, readPackage } from './read-imports.ts';
import { readKeyword } from './read-keyword.ts';
import { readName, readSelector } from './read-name.ts';
import { state } from './state.ts';
import * as Token from './token.ts';

/** Reused across files. */
const lexer = new KotlinLexer();

/** The result is in `state` until the next file is read. */
export function readFile(source: SourceText): void {
  const { names, tokens } = state;
  lexer.begin(source);
  tokens.read(lexer);
  state.begin(source.bytes);
  const { kinds } = tokens;
  for (let place = 0; kinds[place] !== Token.end && !state.frames.isTooDeep; place++)
    place = readToken(kinds[place]!, place);
  // Declarations at the top level are visible in the whole file.
  while (!state.isAtFileLevel) state.close();
  names.settleMembers(0, 0);
}

/** Returns the place of the last token that was read. */
function readToken(token: number, place: number): number {
  switch (token) {
    case Token.name:
      readName(place);
      return place;
    case Token.part:
    case Token.selector:
      readSelector(place);
      return place;
    case Token.import_:
      if (state.isBeforeDeclarations && !state.isAfterDot) return readImport(place);
      readName(place);
      return place;
    case Token.package_:
      return readPackage(place);
    case Token.literal:
    case Token.operator:
    case Token.word:
    case Token.in_:
      state.isAfterDot = false;
      return place;
    default:
      if (token <= Token.closeTemplate) readSign(token, place);
      else if (token >= Token.modifier && state.isAfterDot) readName(place);
      else readKeyword(token, place);
      return place;
  }
}

function readSign(sign: number, place: number): void {
  const { frame } = state;
  switch (sign) {
    case Byte.comma:
      if (frame.angles === 0) frame.isAtStart = true;
      return;
    case Byte.colon:
      return readColon();
    case Byte.equals:
      frame.angles = 0;
      frame.awaited = Awaited.nothing;
      return;
    case Byte.dot:
    case Token.reference:
      state.isAfterDot = true;
      return;
    case Byte.question:
      state.isAfterDot = false;
      return;
    case Byte.at:
      state.isAnnotation = true;
      return;
    case Byte.semicolon:
      frame.isInEntries = false;
      frame.head = Head.none;
      frame.awaited = Awaited.nothing;
      return;
    case Token.arrow:
      frame.hasParams = false;
      return;
    default:
      bracketReaders.get(sign)?.(place);
  }
}

function readColon(): void {
  const { frame } = state;
  if (frame.head !== Head.name) return;
  frame.head = Head.supertypes;
  frame.isAtStart = true;
}
