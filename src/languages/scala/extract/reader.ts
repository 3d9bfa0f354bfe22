// Follows brackets and declarations just far enough to know whether each name is a declaration, a member or argument
// name, or a reference. Frames replace recursion.
import type { SourceText } from '../../../model/source.ts';
import * as Byte from '../../kit/bytes.ts';
import { Expected, FrameKind, Head } from './frame.ts';
import { ScalaLexer } from './lexer.ts';
import { bracketReaders, readColon } from './read-brackets.ts';
import { readDeclared } from './read-declared.ts';
import { readImport, readPackage } from './read-import.ts';
import { expectDeclaration, readKeyword, readNew } from './read-keyword.ts';
import { readAnnotation, readExpected, readName, readOperator } from './read-name.ts';
import { select } from './refer.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { words, Word } from './words.ts';

const { names, tokens } = state;
/** Reused across files. */
const lexer = new ScalaLexer();

/** The result is in `state` until the next file is read. */
export function readFile(source: SourceText): void {
  lexer.begin(source);
  tokens.read(lexer, 1);
  state.begin(source.bytes);
  const { kinds, extras, starts } = tokens;
  for (let place = 1; kinds[place] !== Token.end && !state.frames.isTooDeep;) {
    if (extras[place] !== 0) beginLine(extras[place]! - 1, starts[place]!);
    const token = kinds[place]!;
    if (token === Token.import_) place = readImport(place);
    else if (token === Token.package_) place = readPackage(place);
    else {
      if (token < Token.operator) readSign(token, place);
      else readToken(token, place);
      place++;
    }
  }
  while (!state.isAtFileLevel) state.close();
  // Top-level declarations are visible throughout the file.
  names.settleMembers(0, 0);
}

/** Ends the classes whose indentation ends. */
function beginLine(indent: number, start: number): void {
  state.indent = indent;
  state.lineStart = start;
  while (state.frame.ownerIndent >= 0 && indent <= state.frame.ownerIndent) state.close();
}

function readToken(token: number, place: number): void {
  const { frame } = state;
  switch (token) {
    case Token.name:
      if (frame.expected !== Expected.nothing) readDeclared(place);
      else if (frame.isPattern || frame.isAtStart || frame.head >= Head.supertypes) readExpected(place);
      else readName(place);
      return;
    case Token.selector:
      return select(place);
    case Token.member:
      if (frame.head === Head.anonymous) frame.head = Head.none;
      return select(place);
    case Token.operator:
      return takeOperator(place);
    case Token.arrow:
      frame.isPattern = false;
      frame.isGuard = false;
      return;
    case Token.openTemplate:
    case Token.closeTemplate:
      return bracketReaders.get(token)?.(place);
    case Token.def:
      return expectDeclaration(place, Expected.method);
    case Token.word:
      return readPlainWord(place);
    case Token.annotation:
      return readAnnotation(place);
    case Token.literal:
    case Token.from:
      return;
    default:
      readKeyword(place, token);
  }
}

function readSign(sign: number, place: number): void {
  const { frame } = state;
  switch (sign) {
    case Byte.dot:
      if (frame.head === Head.anonymous) frame.head = Head.none;
      if (Token.isName(tokens.kinds[place + 1]!)) tokens.kinds[place + 1] = Token.member;
      return;
    case Byte.colon:
      return readColon(place);
    case Byte.comma:
      if (frame.head >= Head.supertypes || frame.takesParams) frame.isAtStart = true;
      if (frame.isEnum && frame.head === Head.name) frame.expected = Expected.type;
      return;
    case Byte.semicolon:
    case Byte.equals:
      frame.head = Head.none;
      frame.expected = Expected.nothing;
      return;
    case Byte.at:
      if (!frame.isPattern && Token.isName(tokens.kinds[place + 1]!))
        tokens.kinds[place + 1] = Token.annotation;
      return;
    default:
      bracketReaders.get(sign)?.(place);
  }
}

function readPlainWord(place: number): void {
  if (tokens.words[place] === Word.new) return readNew(place);
  const { frame } = state;
  // `def this(…)`
  if (frame.expected === Expected.method) frame.signatureAt = tokens.starts[place]!;
  frame.expected = Expected.nothing;
}

function takeOperator(place: number): void {
  const { frame } = state;
  if (frame.expected === Expected.type) {
    // `object +:`
    tokens.words[place] = words.numberOf(tokens.starts[place]!, tokens.ends[place]!);
    return readDeclared(place);
  }
  if (frame.expected === Expected.method) {
    frame.expected = Expected.nothing;
    frame.signatureAt = tokens.starts[place]!;
  }
  if (frame.head === Head.anonymous) frame.head = Head.none;
  if (frame.isPattern || frame.kind === FrameKind.params) readOperator(place);
}
