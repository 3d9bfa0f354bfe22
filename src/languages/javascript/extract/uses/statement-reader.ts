// Statements and declarations of a file.
import type { Script } from '../script.ts';

import { Keyword } from './keywords.ts';
import { ModuleReader } from './module-reader.ts';
import type { NameFinder } from './name-finder.ts';
import { endsAtIn } from './arrow-reader.ts';
import type { Reach } from './pattern-reader.ts';
import * as token from './token-kinds.ts';

export class StatementReader extends ModuleReader {
  protected override readonly hasElements: boolean;
  /** Only the head of a statement was read: `if (paid)`, `else`. Its body is read as the next statement. */
  private isHead = false;

  constructor(script: Script, names: NameFinder) {
    super(script.bytes, script.length, names);
    this.hasElements = script.dialect.jsx;
  }

  /** Reads from a statement on, until `isEnough` or the end of the text. */
  readStatements(start: number, isEnough: () => boolean): void {
    this.nextFrom(start);
    while (this.kind !== token.end) {
      // An unmatched brace.
      if (this.kind === token.closeBrace) this.next();
      this.readProgressing();
      this.uses.settle();
      if (isEnough()) return;
    }
  }

  /** Always consumes something. */
  protected readProgressing(): void {
    if (this.isBlockOver()) return;
    const { start } = this;
    this.readStatement();
    if (this.start === start) this.next();
  }

  protected isBlockOver(): boolean {
    return this.kind === token.closeBrace || this.kind === token.end;
  }

  /** `{…}` with a new scope. */
  protected readBlock(): void {
    if (this.leaveUnused()) return;
    this.uses.openScope(false);
    this.next();
    while (!this.isBlockOver()) this.readProgressing();
    this.uses.closeScope();
    this.next();
  }

  protected readStatement(): void {
    if (!this.enter()) return;
    this.isHead = false;
    const isDecorated = this.readDecorators();
    if (this.kind === token.openBrace) this.readBlock();
    else if (this.kind === token.semicolon) this.next();
    else if (this.kind !== token.word || !this.readKeywordStatement(this.keyword, isDecorated))
      this.readExpressionStatement();
    this.leave();
  }

  protected readExpressionStatement(): void {
    // A label.
    this.isHead = this.kind === token.word && this.peek() === token.colon;
    if (this.isHead) {
      this.next();
      this.next();
      return;
    }
    this.readExpressions();
    this.take(token.semicolon);
  }

  /** False if the word begins an expression. */
  protected readKeywordStatement(keyword: number, isDecorated: boolean): boolean {
    switch (keyword) {
      case 0:
        return false;
      case Keyword.import:
        return this.readImport(false);
      case Keyword.export:
        this.readExport(isDecorated);
        return true;
      case Keyword.var:
        this.next();
        return this.readVariables('function', 0);
      case Keyword.const:
        this.next();
        if (this.keyword !== Keyword.enum) return this.readVariables('scope', 0);
        this.readEnum();
        return true;
      case Keyword.function:
        this.readFunction();
        return true;
      case Keyword.class:
        this.declareNext();
        this.readClass(isDecorated);
        return true;
      case Keyword.enum:
        this.readEnum();
        return true;
      case Keyword.if:
      case Keyword.while:
      case Keyword.with:
      case Keyword.switch:
        this.next();
        this.readCondition();
        this.isHead = true;
        return true;
      case Keyword.else:
      case Keyword.do:
      case Keyword.try:
      case Keyword.finally:
        this.next();
        this.isHead = true;
        return true;
      case Keyword.debugger:
        this.next();
        return true;
      case Keyword.for:
        this.readFor();
        return true;
      case Keyword.catch:
        this.readCatch();
        return true;
      case Keyword.case:
        this.next();
        this.readExpressions();
        this.take(token.colon);
        return true;
      case Keyword.default:
        this.next();
        this.take(token.colon);
        return true;
      case Keyword.return:
      case Keyword.throw:
        this.next();
        if (!this.startsLine) this.readExpressions();
        this.take(token.semicolon);
        return true;
      case Keyword.break:
      case Keyword.continue:
        this.next();
        if (this.kind === token.word && !this.startsLine) this.next();
        return true;
      default:
        return this.readContextual(keyword, isDecorated);
    }
  }

  /** Words that are keywords only before a name on the same line. */
  protected readContextual(keyword: number, isDecorated: boolean): boolean {
    return this.attempt(() => {
      this.next();
      const isName = this.kind === token.word && !this.startsLine;
      const next = this.keyword;
      switch (keyword) {
        case Keyword.let:
        case Keyword.using: {
          const isBracket = this.kind === token.openBrace || this.kind === token.openBracket;
          const isPattern = isBracket && keyword === Keyword.let;
          if (!isPattern && (!isName || next === Keyword.in || next === Keyword.of)) return false;
          return this.readVariables('scope', 0);
        }
        case Keyword.type:
          return isName && this.readTypeAlias();
        case Keyword.interface:
          return isName && this.readInterface();
        case Keyword.namespace:
        case Keyword.module:
          return (isName || (this.kind === token.literal && !this.startsLine)) && this.readNamespace();
        case Keyword.global:
          return this.kind === token.openBrace && this.readNamespace();
        case Keyword.abstract:
          return isName && next === Keyword.class && this.readKeywordStatement(next, isDecorated);
        case Keyword.async:
          return isName && next === Keyword.function && this.readKeywordStatement(next, isDecorated);
        case Keyword.await:
          return (
            isName && next === Keyword.using && this.peek() === token.word && this.readContextual(next, false)
          );
        case Keyword.declare:
          if (!isName) return false;
          this.uses.ambientDepth++;
          this.readKeywordStatement(next, isDecorated);
          this.uses.ambientDepth--;
          return true;
        default:
          return false;
      }
    });
  }

  protected readVariables(reach: Reach, mode: number): true {
    do {
      this.readPattern(reach);
      this.take(token.bang);
      if (this.take(token.colon)) this.readType();
      if (this.take(token.equals)) this.readExpression(mode);
    } while (this.take(token.comma));
    if (mode === 0) this.take(token.semicolon);
    return true;
  }

  protected readFor(): void {
    this.uses.openScope(false);
    this.next();
    this.takeKeyword(Keyword.await);
    this.take(token.openParen);
    const { keyword } = this;
    const isDeclaration =
      keyword === Keyword.var ||
      keyword === Keyword.const ||
      ((keyword === Keyword.let || keyword === Keyword.using) && this.peek() !== token.dot);
    if (isDeclaration) {
      this.next();
      this.readVariables(keyword === Keyword.var ? 'function' : 'scope', endsAtIn);
    } else this.readExpressions(endsAtIn);
    while (this.kind !== token.closeParen && this.kind !== token.end) {
      // `of`, `in` or a semicolon.
      this.next();
      if (this.kind !== token.closeParen && this.kind !== token.semicolon) this.readExpressions();
    }
    this.next();
    do this.readProgressing();
    while ((this.isHead && !this.isBlockOver()) || this.keyword === Keyword.else);
    this.uses.closeScope();
  }

  protected readCatch(): void {
    this.next();
    this.uses.openScope(false);
    if (this.take(token.openParen)) {
      this.readPattern('scope');
      if (this.take(token.colon)) this.readType();
      this.take(token.closeParen);
    }
    if (this.kind === token.openBrace) this.readBlock();
    this.uses.closeScope();
  }
}
