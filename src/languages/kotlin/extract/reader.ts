// Follows the brackets and declarations of a Kotlin file just far enough to know, for every name, whether it declares
// something, belongs to something (a member, an argument, a label) or refers to something outside. No recursion: what is
// open stands in frames.
import * as Awaited from './awaited.ts';
import { names } from './file-names.ts';
import * as FrameKind from './frame-kind.ts';
import * as Head from './head.ts';
import { closeBrace, closeParen, closeTemplate, openBrace, openParen, readAngle } from './read-brackets.ts';
import { HeadReader } from './read-head.ts';
import { readKeyword } from './read-keyword.ts';
import { readName, readSelector } from './read-name.ts';
import { Scanner } from './scanner.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import * as block from './token-block.ts';

/** Used for one file after the other. */
const scanner = new Scanner();
const head = new HeadReader();

/** What it says is in the state, the names and the declarations, until the next text is read. */
export function readText(bytes: Uint8Array, length: number): void {
  scanner.begin(bytes, length);
  head.begin(bytes, length);
  state.begin(bytes);
  do {
    scanner.fill();
    scanner.taken = countReady();
    takeTokens(scanner.taken);
  } while (readOn() && !state.frames.isTooDeep);
  // What is declared at the top level is seen in all of the file.
  while (!state.isAtFileLevel) state.close();
  names.settleMembers(0, 0);
}

/** How many tokens can be read: not the last two, or the names that they are parts of, since what follows is still to come. */
function countReady(): number {
  let place = scanner.size - 1;
  if (Token.endsBlock(block.kinds[place]!)) return place;
  for (let kept = 2; place > 0; place--) if (block.kinds[place] !== Token.part && --kept === 0) break;
  return place;
}

/** Whether there is more behind the last token of the block. */
function readOn(): boolean {
  const last = scanner.size - 1;
  switch (block.kinds[last]) {
    case Token.end:
      return false;
    case Token.package_:
      head.pos = scanner.offset;
      head.line = scanner.line;
      head.readPackage();
      scanner.skipTo(head.pos, head.line);
      return true;
    case Token.import_:
      if (state.isBeforeDeclarations && !state.isAfterDot) {
        head.pos = scanner.offset;
        head.line = scanner.line;
        head.readImports();
        scanner.skipTo(head.pos, head.line);
      } else block.kinds[last] = Token.name;
      return true;
    default:
      return true;
  }
}

/** Those before `end`. One loop: most of the time is spent here. */
function takeTokens(end: number): void {
  const kinds = block.kinds;
  for (let place = 0; place < end; place++) {
    const token = kinds[place]!;
    switch (token) {
      case Token.name:
        readName(place);
        break;
      case Token.part:
      case Token.selector:
        readSelector(place);
        break;
      case Token.openParen:
        openParen();
        break;
      case Token.closeParen:
        closeParen();
        break;
      case Token.comma:
        if (state.frame.angles === 0) state.frame.isAtStart = true;
        break;
      case Token.colon:
        takeColon();
        break;
      case Token.assign:
        state.frame.angles = 0;
        state.frame.awaited = Awaited.nothing;
        break;
      case Token.openBrace:
        openBrace(place);
        break;
      case Token.closeBrace:
        closeBrace();
        break;
      case Token.literal:
      case Token.operator:
      case Token.question:
      case Token.word:
      case Token.inWord:
        state.isAfterDot = false;
        break;
      case Token.less:
      case Token.greater:
        readAngle(token);
        break;
      case Token.arrow:
        state.frame.hasParams = false;
        break;
      case Token.dot:
        state.isAfterDot = true;
        break;
      case Token.at:
        state.isAnnotation = true;
        break;
      case Token.semicolon:
        takeSemicolon();
        break;
      case Token.openBracket:
        state.open(FrameKind.bracket);
        break;
      case Token.closeBracket:
        if (state.frame.kind === FrameKind.bracket) state.close();
        break;
      case Token.openTemplate:
        state.open(FrameKind.template);
        break;
      case Token.closeTemplate:
        closeTemplate();
        break;
      default:
        if (token >= Token.modifier && state.isAfterDot) readName(place);
        else readKeyword(token, place);
    }
  }
}

function takeColon(): void {
  const { frame } = state;
  if (frame.head !== Head.name) return;
  frame.head = Head.supertypes;
  frame.isAtStart = true;
}

function takeSemicolon(): void {
  const { frame } = state;
  frame.isInEntries = false;
  frame.head = Head.none;
  frame.awaited = Awaited.nothing;
}
