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
import { blank, init, none, words } from './words.ts';
import { aliasDetail, importStatement } from '../../kit/import-statement.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

export class Reader {
  readonly #bytes: Uint8Array;
  private readonly scanner: Scanner;
  readonly state = new State();
  readonly imports: ImportStatement[] = [];
  packageName = '';
  /** `_`, `.` or a name before the path of an import. */
  #alias: string | undefined;

  constructor(source: SourceText) {
    this.#bytes = source.bytes;
    this.scanner = new Scanner(source);
  }

  read(): void {
    const { scanner, state } = this;
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

  private take(token: number): void {
    switch (token) {
      case Token.semicolon:
        return this.endStatement();
      case Token.comma:
        this.state.endOperand();
        return this.state.beginEntry();
      case Token.openParen:
        return openParen(this.state);
      case Token.closeParen:
        return closeParen(this.state);
      case Token.literal:
      case Token.step:
        return this.state.takeOperand();
      case Token.path:
        return this.takePath();
      case Token.operator:
      case Token.tilde:
        return this.state.takeOperator();
      case Token.openBrace:
        return openBrace(this.state);
      case Token.closeBrace:
        return closeBrace(this.state);
      case Token.define:
      case Token.assign:
        this.state.leaveStart();
        return this.state.endOperand();
      case Token.string:
        if (this.state.frame.spec === Spec.import) this.takeImport();
        return this.state.takeOperand();
      case Token.openBracket:
        return openBracket(this.state);
      case Token.closeBracket:
        return closeBracket(this.state);
      case Token.colon:
        return this.takeColon();
      case Token.dot:
        if (this.state.frame.spec === Spec.import) this.#alias = '.';
        else this.state.expected = Expected.selector;
        return;
      case Keyword.package:
        if (this.packageName === '') this.state.expected = Expected.package;
        return;
      default:
        readKeyword(this.state, token);
    }
  }

  /** The token after a pending construct settles it. */
  private settlePending(token: number): void {
    if (this.state.frame.isDone && token !== Keyword.else) closeHeader(this.state);
    const { frame } = this.state;
    if (frame.undecided !== none && token !== Token.openBracket) settleUndecided(this.state, token);
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
    const { word, line, start } = this.scanner;
    const next = this.scanner.next();
    if (this.state.expected !== Expected.anything) {
      this.takeExpected(word);
      return next;
    }
    const { frame } = this.state;
    this.state.isOperand = true;
    if (frame.spec === Spec.import) {
      this.#alias = words.text(word);
    } else if (frame.isDeclaration && frame.signature === Signature.begun) {
      frame.hasName = true;
      if (!frame.hasReceiver) {
        this.state.names.declare(word);
        this.state.names.isInitial = word === init;
      }
    } else if (frame.declares) {
      this.state.names.hide(word);
    } else if (next === Token.dot) {
      this.state.leaveStart();
      this.state.qualifier = word;
      this.state.qualifierLine = line;
      this.state.qualifierStart = start;
    } else {
      this.state.word = word;
      this.state.line = line;
      this.state.start = start;
      if (frame.isAtStart) settleFirst(this.state, next);
      else this.state.refer();
    }
    return next;
  }

  private takePath(): void {
    const { word, selector, line, start } = this.scanner;
    if (this.state.expected !== Expected.anything) return this.takeExpected(word);
    this.state.leaveStart();
    this.state.isOperand = true;
    this.state.names.refer(word, selector, line, start);
  }

  /** A label, the package name, or a selector after a dot with a blank. */
  private takeExpected(word: number): void {
    if (this.state.expected === Expected.selector) {
      this.state.names.refer(this.state.qualifier, word, this.state.qualifierLine, this.state.qualifierStart);
      this.state.qualifier = none;
    } else if (this.state.expected === Expected.package) {
      this.packageName = word === blank ? '' : words.text(word);
    }
    this.state.expected = Expected.anything;
    this.state.isOperand = true;
  }

  private takeImport(): void {
    const { start, end, line } = this.scanner;
    const isClosed = end - start > 2 && this.#bytes[end - 1] === this.#bytes[start];
    const alias = this.#alias;
    this.#alias = undefined;
    if (!isClosed) return;
    const specifier = words.text(words.numberOf(start + 1, end - 1));
    this.imports.push(importStatement({ specifier, detail: aliasDetail(alias), line, kind: 'static' }));
  }

  private endStatement(): void {
    const { kind } = this.state.frame;
    this.state.expected = Expected.anything;
    // A semicolon inserted inside these brackets does not end the statement.
    if (kind === FrameKind.paren || kind === FrameKind.bracket || kind === FrameKind.params) return;
    this.state.endStatement();
  }

  private takeColon(): void {
    const { frame } = this.state;
    if (frame.kind === FrameKind.block) {
      this.state.leaveStart();
      this.state.endStatement();
      frame.isInCase = false;
    } else {
      frame.isAtStart = false;
      this.state.endOperand();
    }
  }
}
