// Follows the brackets and declarations of a Kotlin file just far enough to know, for every name, whether it declares
// something, belongs to something (a member, an argument, a label) or refers to something outside. No recursion: what is
// open stands in frames.
import type { SourceText } from '../../../model/source.ts';
import { NameTable } from '../../../std/name-table.ts';
import { closeBrace, closeParen, closeTemplate, openBrace, openParen, readAngle } from './read-brackets.ts';
import { Awaited, FrameKind, Head } from './frame.ts';
import { readImport, readPackage } from './read-head.ts';
import { readKeyword } from './read-keyword.ts';
import { readName } from './read-name.ts';
import { Scanner } from './scanner.ts';
import { State } from './state.ts';
import { Token, firstSoft } from './tokens.ts';

/** Used for one file after the other. */
const table = new NameTable();

export class Reader {
  readonly scanner: Scanner;
  readonly state: State;
  readonly table = table;
  /** The token before the one that is read. */
  lastToken: number = Token.end;

  constructor(source: SourceText) {
    table.begin(source.bytes);
    this.scanner = new Scanner(source);
    this.state = new State(table);
  }

  read(): void {
    const { scanner, state } = this;
    scanner.next();
    for (let { token } = scanner; token !== Token.end && !state.isTooDeep; { token } = scanner) {
      if (token === Token.package) readPackage(this);
      else if (token === Token.import && state.isBeforeDeclarations && !state.isAfterDot) readImport(this);
      else {
        this.#take(token);
        this.lastToken = token;
        scanner.next();
      }
    }
    // What is declared at the top level is seen in all of the file.
    while (!state.isAtFileLevel) state.close();
    state.names.settleMembers(0, 0);
  }

  #take(token: number): void {
    const { state } = this;
    switch (token) {
      case Token.name:
        return readName(this);
      case Token.dot:
        state.isAfterDot = true;
        return;
      case Token.doubleColon:
        state.isAfterDot = isOperandEnd(this.lastToken);
        return;
      case Token.colon:
        if (state.frame.head === Head.name) {
          state.frame.head = Head.supertypes;
          state.frame.isAtStart = true;
        }
        return;
      case Token.comma:
        return this.#takeComma();
      case Token.semicolon:
        return this.#takeSemicolon();
      case Token.openParen:
        return openParen(state);
      case Token.closeParen:
        return closeParen(state);
      case Token.openBracket:
        state.open(FrameKind.bracket);
        return;
      case Token.closeBracket:
        if (state.frame.kind === FrameKind.bracket) state.close();
        return;
      case Token.openBrace:
        return openBrace(this);
      case Token.closeBrace:
        return closeBrace(state);
      case Token.less:
      case Token.greater:
        return readAngle(state, token);
      case Token.assign:
        state.frame.angles = 0;
        state.frame.awaited = Awaited.nothing;
        return;
      case Token.arrow:
        state.frame.hasParams = false;
        return;
      case Token.at:
        state.isAnnotation = true;
        return;
      case Token.openTemplate:
        state.open(FrameKind.template);
        return;
      case Token.closeTemplate:
        return closeTemplate(state);
      case Token.literal:
      case Token.operator:
        state.isAfterDot = false;
        return;
      default:
        if (token >= firstSoft && state.isAfterDot) return readName(this);
        return readKeyword(this, token);
    }
  }

  #takeComma(): void {
    const { frame } = this.state;
    if (frame.angles === 0) frame.isAtStart = true;
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
