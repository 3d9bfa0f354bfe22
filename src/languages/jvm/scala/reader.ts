// Follows the brackets and declarations of a Scala file just far enough to know, for every name, whether it declares
// something, belongs to something (a member, an argument) or refers to something outside. No recursion: what is open
// stands in frames.
import type { SourceText } from '../../../model/source.ts';
import { Awaited, FrameKind, Head } from './frame.ts';
import { closeBrace, closeParen, openBrace, openBracket, openParen, readColon } from './read-brackets.ts';
import { readImport } from './read-import.ts';
import { readKeyword } from './read-keyword.ts';
import { readName, readOperator } from './read-name.ts';
import { readPackage } from './read-package.ts';
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
    this.state = new State();
  }

  read(): void {
    const { scanner, state } = this;
    let token = scanner.next();
    while (token !== Token.end && !state.isTooDeep) {
      if (scanner.isFirst) this.#beginLine();
      if (state.isAfterDot && token !== Token.name && token < firstSoft) state.isAfterDot = false;
      if (token === Token.import) {
        readImport(this);
        ({ token } = scanner);
      } else if (token === Token.package) {
        readPackage(this);
        ({ token } = scanner);
      } else {
        this.#take(token);
        this.lastToken = token;
        token = scanner.next();
      }
    }
    while (!state.isAtFileLevel) state.close();
    // What is declared at the top level is seen in all of the file.
    state.names.settleMembers(0, 0);
  }

  /** A class that is told by its indentation ends where that does. */
  #beginLine(): void {
    const { state, scanner } = this;
    while (state.frame.ownerIndent >= 0 && scanner.indent <= state.frame.ownerIndent) state.close();
  }

  #take(token: number): void {
    const { state, scanner } = this;
    const { frame } = state;
    if (frame.isSignature && token !== Token.openParen && token !== Token.openBracket)
      frame.isSignature = false;
    switch (token) {
      case Token.name:
        return readName(this);
      case Token.dot:
        if (frame.isHeadAnonymous) frame.head = Head.none;
        state.isAfterDot = true;
        return;
      case Token.colon:
        return readColon(this);
      case Token.comma:
        frame.isAtStart = true;
        if (frame.isEnum && frame.head === Head.name) frame.awaited = Awaited.type;
        return;
      case Token.semicolon:
        frame.head = Head.none;
        frame.awaited = Awaited.nothing;
        return;
      case Token.openParen:
        return openParen(this);
      case Token.closeParen:
        return closeParen(this);
      case Token.openBracket:
        return openBracket(this);
      case Token.closeBracket:
        if (frame.kind === FrameKind.bracket || frame.kind === FrameKind.typeParams) state.close();
        return;
      case Token.openBrace:
        return openBrace(this);
      case Token.closeBrace:
        return closeBrace(state);
      case Token.assign:
        frame.awaited = Awaited.nothing;
        if (frame.isHeadAnonymous || frame.head !== Head.none) frame.head = Head.none;
        return;
      case Token.arrow:
        frame.isPattern = false;
        frame.isGuard = false;
        return;
      case Token.at:
        state.isAnnotation = !frame.isPattern;
        return;
      case Token.openTemplate:
        state.open(FrameKind.template, scanner.start);
        return;
      case Token.closeTemplate:
        while (state.frame.kind !== FrameKind.template && !state.isAtFileLevel) state.close();
        return state.close();
      case Token.operator:
        // `object +:`
        if (frame.awaited === Awaited.type) {
          scanner.name = table.numberOf(scanner.start, scanner.end);
          return readName(this);
        }
        if (frame.awaited === Awaited.function) {
          frame.awaited = Awaited.nothing;
          frame.isSignature = true;
        }
        if (frame.isHeadAnonymous) frame.head = Head.none;
        if (frame.isPattern || frame.kind === FrameKind.params) readOperator(this);
        return;
      case Token.literal:
      case Token.from:
        return;
      default:
        return readKeyword(this, token);
    }
  }
}
