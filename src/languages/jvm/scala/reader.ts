// Follows the brackets and declarations of a Scala file just far enough to know, for every name, whether it declares
// something, belongs to something (a member, an argument) or refers to something outside. No recursion: what is open
// stands in frames.
import type { SourceText } from '../../../model/source.ts';
import * as Awaited from './awaited.ts';
import * as FrameKind from './frame-kind.ts';
import * as Head from './head.ts';
import {
  closeBrace,
  closeBracket,
  closeParen,
  closeTemplate,
  openBrace,
  openBracket,
  openParen,
  readColon,
} from './read-brackets.ts';
import { readDeclared } from './read-declared.ts';
import { readImport } from './read-import.ts';
import { readKeyword } from './read-keyword.ts';
import { readName, readOperator } from './read-name.ts';
import { readPackage } from './read-package.ts';
import { select } from './refer.ts';
import { Scanner } from './scanner.ts';
import { State } from './state.ts';
import * as block from './token-block.ts';
import { TokenCursor } from './token-cursor.ts';
import * as Token from './token.ts';
import { words } from './words.ts';

const scanner = new Scanner();

/** Used for one file after the other. */
export class Reader {
  readonly state = new State();
  private readonly cursor = new TokenCursor(scanner, this.state);

  read(source: SourceText): void {
    const { state, cursor } = this;
    scanner.begin(source);
    state.begin(source.bytes);
    do {
      cursor.fill();
      this.takeBlock();
    } while (block.kinds[cursor.place] !== Token.end && !state.isTooDeep);
    while (!state.isAtFileLevel) state.close();
    // What is declared at the top level is seen in all of the file.
    state.names.settleMembers(0, 0);
  }

  /** All but the last, behind which something may follow. */
  private takeBlock(): void {
    const { state, cursor } = this;
    const kinds = block.kinds;
    let last = scanner.size - 1;
    let place = cursor.place;
    while (place < last) {
      const token = kinds[place]!;
      if (block.indents[place] !== 0) this.beginLine(place);
      const { frame } = state;
      switch (token) {
        case Token.name:
          readName(state, place);
          break;
        case Token.selector:
          select(state, place);
          break;
        case Token.member:
          if (frame.head === Head.anonymous) frame.head = Head.none;
          select(state, place);
          break;
        case Token.dot:
          if (frame.head === Head.anonymous) frame.head = Head.none;
          break;
        case Token.colon:
          readColon(state, place);
          break;
        case Token.comma:
          frame.isAtStart = true;
          if (frame.isEnum && frame.head === Head.name) frame.awaited = Awaited.type;
          break;
        case Token.semicolon:
          frame.head = Head.none;
          frame.awaited = Awaited.nothing;
          break;
        case Token.openParen:
          openParen(state, place);
          break;
        case Token.closeParen:
          closeParen(state, place);
          break;
        case Token.openBracket:
          openBracket(state, place);
          break;
        case Token.closeBracket:
          closeBracket(state, place);
          break;
        case Token.openBrace:
          openBrace(state, place);
          break;
        case Token.closeBrace:
          closeBrace(state);
          break;
        case Token.assign:
          frame.awaited = Awaited.nothing;
          frame.head = Head.none;
          break;
        case Token.arrow:
          frame.isPattern = false;
          frame.isGuard = false;
          break;
        case Token.openTemplate:
          state.open(FrameKind.template, block.starts[place]!);
          break;
        case Token.closeTemplate:
          closeTemplate(state);
          break;
        case Token.operator:
          this.takeOperator(place);
          break;
        case Token.literal:
        case Token.from:
        case Token.at:
          break;
        case Token.importWord:
        case Token.packageWord:
          cursor.place = place;
          if (token === Token.importWord) readImport(cursor);
          else readPackage(cursor);
          place = cursor.place;
          last = scanner.size - 1;
          continue;
        default:
          readKeyword(state, place, token);
      }
      place++;
    }
    cursor.place = place;
  }

  /** A class that is told by its indentation ends where that does. */
  private beginLine(place: number): void {
    const { state } = this;
    const indent = block.indents[place]! - 1;
    state.beginLine(indent, block.starts[place]!);
    while (state.frame.ownerIndent >= 0 && indent <= state.frame.ownerIndent) state.close();
  }

  private takeOperator(place: number): void {
    const { state } = this;
    const { frame } = state;
    if (frame.awaited === Awaited.type) {
      // `object +:`
      block.names[place] = words.numberOf(block.starts[place]!, block.ends[place]!);
      return readDeclared(state, place);
    }
    if (frame.awaited === Awaited.method) {
      frame.awaited = Awaited.nothing;
      frame.signatureAt = block.starts[place]!;
    }
    if (frame.head === Head.anonymous) frame.head = Head.none;
    if (frame.isPattern || frame.kind === FrameKind.params) readOperator(state, place);
  }
}
