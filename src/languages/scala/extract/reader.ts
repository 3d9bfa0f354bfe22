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
  skipSmall,
} from './read-brackets.ts';
import { readDeclared } from './read-declared.ts';
import { readImport } from './read-import.ts';
import { awaitDeclaration, readKeyword, readNew } from './read-keyword.ts';
import { readAnnotation, readExpected, readName, readOperator } from './read-name.ts';
import { readPackage } from './read-package.ts';
import { pathAt, select } from './refer.ts';
import { Scanner } from './scanner.ts';
import { state } from './state.ts';
import * as Telling from './telling.ts';
import { isTelling } from './telling.ts';
import * as block from './token-block.ts';
import { TokenCursor } from './token-cursor.ts';
import * as Token from './token.ts';
import { newName, words } from './words.ts';

const scanner = new Scanner();

/** Used for one file after the other. */
export class Reader {
  private readonly cursor = new TokenCursor(scanner);

  read(source: SourceText): void {
    const { cursor } = this;
    scanner.begin(source);
    state.begin(source.bytes);
    do {
      cursor.fill();
      this.takeBlock();
    } while (block.kinds[cursor.place] !== Token.end && !state.frames.isTooDeep);
    while (!state.isAtFileLevel) state.close();
    // What is declared at the top level is seen in all of the file.
    state.names.settleMembers(0, 0);
  }

  /** All but the last, behind which something may follow. */
  private takeBlock(): void {
    const { cursor } = this;
    const kinds = block.kinds;
    const indents = block.indents;
    const { names } = state;
    let place = cursor.place | 0;
    // Two loops, one inside the other: of an outermost loop the engine would keep code that knows nothing before it.
    do {
      const last = (scanner.size - 1) | 0;
      take: while (place < last) {
        const token = kinds[place]!;
        if (indents[place] !== 0) {
          const indent = indents[place]! - 1;
          state.indent = indent;
          state.lineStart = block.starts[place]!;
          if (state.frame.ownerIndent >= indent) endIndented(indent);
        }
        const { frame } = state;
        switch (token) {
          case Token.name: {
            const name = block.names[place]!;
            const next = kinds[place + 1]!;
            const isExpected =
              frame.awaited !== Awaited.nothing ||
              frame.isPattern ||
              frame.isAtStart ||
              frame.head >= Head.supertypes;
            if (isExpected) {
              if (frame.awaited !== Awaited.nothing) readDeclared(place);
              else readExpected(place);
              break;
            }
            const telling = isTelling[next]!;
            if (telling === Telling.path) {
              if (names.hidden[name] === 0) names.referPath(name, pathAt(place), block.lines[place]!);
              break;
            }
            if (telling === Telling.more) {
              readName(place);
              break;
            }
            if (
              telling === Telling.entry &&
              (frame.kind === FrameKind.paren || frame.kind === FrameKind.forHead)
            )
              state.candidates.push(name);
            // Most are plain, and were met before.
            if (names.referred[name]! <= names.first && names.hidden[name] === 0)
              names.referTo(name, name, block.lines[place]!);
            break;
          }
          case Token.selector:
            if (names.selected[block.names[place]!]! <= names.first) select(place);
            break;
          case Token.member:
            if (frame.head === Head.anonymous) frame.head = Head.none;
            select(place);
            break;
          case Token.dot:
            if (frame.head === Head.anonymous) frame.head = Head.none;
            if (isName(kinds[place + 1]!)) kinds[place + 1] = Token.member;
            break;
          case Token.colon:
            readColon(place);
            break;
          case Token.comma:
            if (
              frame.head >= Head.supertypes ||
              frame.kind === FrameKind.params ||
              frame.kind === FrameKind.typeParams
            )
              frame.isAtStart = true;
            if (frame.isEnum && frame.head === Head.name) frame.awaited = Awaited.type;
            break;
          case Token.semicolon:
            frame.head = Head.none;
            frame.awaited = Awaited.nothing;
            break;
          case Token.openParen:
            if (kinds[place + 1] === Token.closeParen || kinds[place + 2] === Token.closeParen) {
              const end = skipSmall(place, last) | 0;
              if (end === place) openParen(place);
              place = end;
            } else openParen(place);
            break;
          case Token.closeParen:
            closeParen(place);
            break;
          case Token.openBracket:
            openBracket(place);
            break;
          case Token.closeBracket:
            closeBracket(place);
            break;
          case Token.openBrace:
            openBrace(place);
            break;
          case Token.closeBrace:
            closeBrace();
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
            closeTemplate();
            break;
          case Token.operator:
            if (
              frame.awaited !== Awaited.nothing ||
              frame.isPattern ||
              frame.kind === FrameKind.params ||
              frame.head === Head.anonymous
            )
              this.takeOperator(place);
            break;
          case Token.defWord:
            awaitDeclaration(place, Awaited.method);
            break;
          case Token.plainWord:
            if (block.names[place] === newName) readNew(place);
            else {
              // `def this(…)`
              if (frame.awaited === Awaited.method) frame.signatureAt = block.starts[place]!;
              frame.awaited = Awaited.nothing;
            }
            break;
          case Token.at:
            if (!frame.isPattern && isName(kinds[place + 1]!)) kinds[place + 1] = Token.annotation;
            break;
          case Token.annotation:
            readAnnotation(place);
            break;
          case Token.literal:
          case Token.from:
            break;
          case Token.importWord:
          case Token.packageWord:
            cursor.place = place;
            if (token === Token.importWord) readImport(cursor);
            else readPackage(cursor);
            place = cursor.place | 0;
            break take;
          default:
            readKeyword(place, token);
        }
        place++;
      }
    } while (place < ((scanner.size - 1) | 0));
    cursor.place = place;
  }

  private takeOperator(place: number): void {
    const { frame } = state;
    if (frame.awaited === Awaited.type) {
      // `object +:`
      block.names[place] = words.numberOf(block.starts[place]!, block.ends[place]!);
      return readDeclared(place);
    }
    if (frame.awaited === Awaited.method) {
      frame.awaited = Awaited.nothing;
      frame.signatureAt = block.starts[place]!;
    }
    if (frame.head === Head.anonymous) frame.head = Head.none;
    if (frame.isPattern || frame.kind === FrameKind.params) readOperator(place);
  }
}

/** Classes that are told by their indentation end where that does. */
function endIndented(indent: number): void {
  while (state.frame.ownerIndent >= 0 && indent <= state.frame.ownerIndent) state.close();
}

function isName(token: number): boolean {
  return token === Token.name || token >= Token.firstSoft;
}
