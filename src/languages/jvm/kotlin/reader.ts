// Follows the brackets and declarations of a Kotlin file just far enough to know, for every name, whether it declares
// something, belongs to something (a member, an argument, a label) or refers to something outside. No recursion: what is
// open stands in frames.
import type { SourceText } from '../../../model/source.ts';
import { closeBrace, closeParen, closeTemplate, openBrace, openParen, readAngle } from './read-brackets.ts';
import { Awaited, FrameKind, Head } from './frame.ts';
import { readImport, readPackage } from './read-head.ts';
import { readKeyword } from './read-keyword.ts';
import { readName } from './read-name.ts';
import { Scanner } from './scanner.ts';
import { State } from './state.ts';
import { Token, firstSoft, table } from './tokens.ts';

export class Reader {
  readonly scanner: Scanner;
  readonly state: State;
  /** The token before the one that is read. */
  lastToken: number = Token.end;

  constructor(source: SourceText) {
    table.begin(source.bytes);
    this.scanner = new Scanner(source);
    this.state = new State(table);
  }

  read(): void {
    const { scanner, state } = this;
    let token = scanner.next();
    while (token !== Token.end && !state.isTooDeep) {
      if (token === Token.package) token = readPackage(this);
      else if (token === Token.import && state.isBeforeDeclarations && !state.isAfterDot)
        token = readImport(this);
      else token = this.#readCode(token);
    }
    // What is declared at the top level is seen in all of the file.
    while (!state.isAtFileLevel) state.close();
    state.names.settleMembers(0, 0);
  }

  /** As far as the next token of the head of a file, and answers with that. One loop: most of the time is spent here. */
  #readCode(first: number): number {
    const { scanner, state } = this;
    let token = first;
    do {
      switch (token) {
        case Token.name:
          readName(this);
          break;
        case Token.dot:
          state.isAfterDot = true;
          break;
        case Token.doubleColon:
          state.isAfterDot = isOperandEnd(this.lastToken);
          break;
        case Token.colon:
          this.#takeColon();
          break;
        case Token.comma:
          if (state.frame.angles === 0) state.frame.isAtStart = true;
          break;
        case Token.semicolon:
          this.#takeSemicolon();
          break;
        case Token.openParen:
          openParen(state);
          break;
        case Token.closeParen:
          closeParen(state);
          break;
        case Token.openBracket:
          state.open(FrameKind.bracket);
          break;
        case Token.closeBracket:
          if (state.frame.kind === FrameKind.bracket) state.close();
          break;
        case Token.openBrace:
          openBrace(this);
          break;
        case Token.closeBrace:
          closeBrace(state);
          break;
        case Token.less:
        case Token.greater:
          readAngle(state, token);
          break;
        case Token.assign:
          state.frame.angles = 0;
          state.frame.awaited = Awaited.nothing;
          break;
        case Token.arrow:
          state.frame.hasParams = false;
          break;
        case Token.at:
          state.isAnnotation = true;
          break;
        case Token.openTemplate:
          state.open(FrameKind.template);
          break;
        case Token.closeTemplate:
          closeTemplate(state);
          break;
        case Token.literal:
        case Token.operator:
          state.isAfterDot = false;
          break;
        default:
          if (token >= firstSoft && state.isAfterDot) readName(this);
          else readKeyword(this, token);
      }
      this.lastToken = token;
      token = scanner.next();
    } while (token !== Token.end && token !== Token.package && token !== Token.import && !state.isTooDeep);
    return token;
  }

  #takeColon(): void {
    const { frame } = this.state;
    if (frame.head !== Head.name) return;
    frame.head = Head.supertypes;
    frame.isAtStart = true;
  }

  #takeSemicolon(): void {
    const { frame } = this.state;
    frame.isInEntries = false;
    frame.head = Head.none;
    frame.awaited = Awaited.nothing;
  }
}

function isOperandEnd(token: number): boolean {
  return (
    token === Token.name ||
    token === Token.greater ||
    token === Token.closeParen ||
    token === Token.closeBracket ||
    token === Token.closeBrace ||
    token === Token.literal ||
    token === Token.word ||
    token >= firstSoft
  );
}
