// Follows brackets and statements just far enough to know whether each name is a declaration, a field, label or selector,
// or a reference. Frames replace recursion.
import type { ImportStatement, SourceText } from '../../../model/source.ts';
import { FrameKind, Signature, Spec } from './frame.ts';
import {
  closeBrace,
  closeBracket,
  closeHeader,
  closeParen,
  openBrace,
  openBracket,
  openParen,
} from './read-brackets.ts';
import { readKeyword } from './read-keyword.ts';
import { Scanner } from './scanner.ts';
import { settleFirst, settleUndecided } from './settle-name.ts';
import { Expected, State } from './state.ts';
import * as Token from './token.ts';
import { Keyword } from './tokens.ts';
import { blank, none, words } from './words.ts';
import { aliasDetail, importStatement } from '../../kit/import-statement.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

/** Reused across files. */
const state = new State();

const scanner = new Scanner();

/** Reused across files. */
export class Reader {
  #bytes: Uint8Array = new Uint8Array(0);
  imports: ImportStatement[] = [];
  packageName = '';
  /** `_`, `.` or a name before the path of an import. */
  #alias: string | undefined;

  read(source: SourceText): void {
    this.#bytes = source.bytes;
    scanner.begin(source);
    state.begin();
    this.imports = [];
    this.packageName = '';
    this.#alias = undefined;
    let token = scanner.next();
    while (token !== Token.end && !state.frames.isTooDeep) {
      if (state.frame.isPending) this.settlePending(token);
      if (token === Token.name) token = this.takeName();
      else {
        this.take(token);
        token = scanner.next();
      }
    }
    if (state.frames.depth > 0) noteUnclosed();
  }

  get declares(): string[] {
    return state.names.declarations();
  }

  addReferencesTo(statements: ImportStatement[]): void {
    state.names.addReferencesTo(statements);
  }

  private take(token: number): void {
    switch (token) {
      case Token.semicolon:
        return this.endStatement();
      case Token.comma:
        state.endOperand();
        return state.beginEntry();
      case Token.openParen:
        return openParen(state);
      case Token.closeParen:
        return closeParen(state);
      case Token.literal:
      case Token.step:
        return state.takeOperand();
      case Token.path:
        return this.takePath();
      case Token.operator:
      case Token.tilde:
        return state.takeOperator();
      case Token.openBrace:
        return openBrace(state);
      case Token.closeBrace:
        return closeBrace(state);
      case Token.define:
      case Token.assign:
        state.leaveStart();
        return state.endOperand();
      case Token.string:
        if (state.frame.spec === Spec.import) this.takeImport();
        return state.takeOperand();
      case Token.openBracket:
        return openBracket(state);
      case Token.closeBracket:
        return closeBracket(state);
      case Token.colon:
        return this.takeColon();
      case Token.dot:
        if (state.frame.spec === Spec.import) this.#alias = '.';
        else state.expected = Expected.selector;
        return;
      case Keyword.package:
        if (this.packageName === '') state.expected = Expected.package;
        return;
      default:
        readKeyword(state, token);
    }
  }

  /** The token after a pending construct settles it. */
  private settlePending(token: number): void {
    if (state.frame.isDone && token !== Keyword.else) closeHeader(state);
    const { frame } = state;
    if (frame.undecided !== none && token !== Token.openBracket) settleUndecided(state, token);
    if (token !== Token.openParen) {
      if (frame.innerSignature === Signature.params) frame.innerSignature = Signature.none;
      if (frame.signature === Signature.params && token !== Token.openBrace)
        frame.signature = Signature.results;
    }
    frame.isPending =
      frame.isDone ||
      frame.undecided !== none ||
      frame.innerSignature === Signature.params ||
      frame.signature === Signature.params;
  }

  /** The token after the name decides its meaning. */
  private takeName(): number {
    const { word, line, start } = scanner;
    const next = scanner.next();
    if (state.expected !== Expected.anything) {
      this.takeExpected(word);
      return next;
    }
    const { frame } = state;
    state.isOperand = true;
    if (frame.spec === Spec.import) {
      this.#alias = words.text(word);
    } else if (frame.isDeclaration && frame.signature === Signature.begun) {
      frame.hasName = true;
      if (!frame.hasReceiver) state.names.declare(word);
    } else if (frame.declares) {
      state.names.hide(word);
    } else if (next === Token.dot) {
      state.leaveStart();
      state.qualifier = word;
      state.qualifierLine = line;
      state.qualifierStart = start;
    } else {
      state.word = word;
      state.line = line;
      state.start = start;
      if (frame.isAtStart) settleFirst(state, next);
      else state.refer();
    }
    return next;
  }

  private takePath(): void {
    const { word, selector, line, start } = scanner;
    if (state.expected !== Expected.anything) return this.takeExpected(word);
    state.leaveStart();
    state.isOperand = true;
    state.names.refer(word, selector, line, start);
  }

  /** A label, the package name, or a selector after a dot with a blank. */
  private takeExpected(word: number): void {
    if (state.expected === Expected.selector) {
      state.names.refer(state.qualifier, word, state.qualifierLine, state.qualifierStart);
      state.qualifier = none;
    } else if (state.expected === Expected.package) {
      this.packageName = word === blank ? '' : words.text(word);
    }
    state.expected = Expected.anything;
    state.isOperand = true;
  }

  private takeImport(): void {
    const { start, end, line } = scanner;
    const isClosed = end - start > 2 && this.#bytes[end - 1] === this.#bytes[start];
    const alias = this.#alias;
    this.#alias = undefined;
    if (!isClosed) return;
    const specifier = words.text(words.numberOf(start + 1, end - 1));
    this.imports.push(importStatement({ specifier, detail: aliasDetail(alias), line, kind: 'static' }));
  }

  private endStatement(): void {
    const { kind } = state.frame;
    state.expected = Expected.anything;
    // A semicolon inserted inside these brackets does not end the statement.
    if (kind === FrameKind.paren || kind === FrameKind.bracket || kind === FrameKind.params) return;
    state.endStatement();
  }

  private takeColon(): void {
    const { frame } = state;
    if (frame.kind === FrameKind.block) {
      state.leaveStart();
      state.endStatement();
      frame.isInCase = false;
    } else {
      frame.isAtStart = false;
      state.endOperand();
    }
  }
}
