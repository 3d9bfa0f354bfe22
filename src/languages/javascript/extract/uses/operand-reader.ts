// Literals, and what can follow an operand: members, calls, type arguments.
import * as keywords from './keywords.ts';
import { MetadataReader } from './metadata-reader.ts';
import type { MetadataType } from './pattern-reader.ts';
import * as token from './token-kinds.ts';

// What is known of an expression before it is read, as bits.
/** It may turn out to be parameters of an arrow function. */
export const mayBePattern = 1;
/** It stands between `?` and `:`, where a colon behind parentheses is more likely the end. */
export const isTrueBranch = 2;
/** It is the head of a loop, where `in` ends it. */
export const endsAtIn = 4;

// What was read where an operand can stand.
export const nothing = 0;
export const operand = 1;
/** An arrow function, behind which no operator can stand. */
export const arrowFunction = 2;

export abstract class OperandReader extends MetadataReader {
  protected abstract override readExpression(mode?: number): void;
  protected abstract readExpressions(mode?: number): void;
  protected abstract readFunctionRest(types?: MetadataType[]): boolean;

  protected readArray(mode: number): void {
    this.next();
    while (this.kind !== token.closeBracket && this.kind !== token.end) {
      const { start } = this;
      this.take(token.ellipsis);
      this.readExpression(mode & mayBePattern);
      this.take(token.comma);
      if (this.start === start) this.next();
    }
    this.next();
  }

  protected readObject(mode: number): void {
    this.next();
    while (this.kind !== token.closeBrace && this.kind !== token.end) {
      const { start } = this;
      this.readProperty(mode & mayBePattern);
      this.take(token.comma);
      if (this.start === start) this.next();
    }
    this.next();
  }

  protected readProperty(mode: number): void {
    if (this.take(token.ellipsis)) return this.readExpression(mode);
    while (keywords.isModifier[this.keyword] === 1 && this.isMemberNext()) this.next();
    this.take(token.star);
    const { name, kind } = this;
    if (kind === token.openBracket) this.readComputedName();
    else if (kind === token.word || kind === token.literal || kind === token.privateName) this.next();
    else return;
    if (this.kind === token.openParen || this.kind === token.lessThan) {
      this.uses.openScope(true);
      this.readFunctionRest();
      this.uses.closeScope();
    } else if (this.take(token.colon)) this.readExpression(mode);
    else {
      if (kind === token.word && name !== -1) this.uses.useValue(name, mode !== 0);
      if (this.take(token.equals)) this.readExpression();
    }
  }

  /** From a backtick to the end of the template. */
  protected readTemplate(): void {
    let pos = this.skipTemplateText(this.end);
    while (this.bytes[pos - 1] === token.openBrace && !this.isLost) {
      this.nextFrom(pos);
      this.readExpressions();
      if (this.kind !== token.closeBrace) break;
      pos = this.skipTemplateText(this.end);
    }
    this.nextFrom(pos);
  }

  /** Calls, properties and what else belongs to the operand before. */
  protected readSuffixes(isDecorator: boolean): void {
    for (;;) {
      switch (this.kind) {
        case token.dot:
        case token.questionDot:
          this.next();
          if (this.kind === token.word || this.kind === token.privateName) this.next();
          break;
        case token.openParen:
          this.readArguments();
          break;
        case token.openBracket:
          if (isDecorator) return;
          this.next();
          this.readExpressions();
          this.take(token.closeBracket);
          break;
        case token.backtick:
          this.readTemplate();
          break;
        case token.lessThan:
          if (!this.readTypeArgumentsOfCall()) return;
          break;
        case token.exclamation:
        case token.increment:
          if (this.startsLine) return;
          this.next();
          break;
        default:
          return;
      }
    }
  }

  protected readArguments(): void {
    this.next();
    while (this.kind !== token.closeParen && this.kind !== token.end) {
      const { start } = this;
      this.take(token.ellipsis);
      this.readExpression();
      this.take(token.comma);
      if (this.start === start) this.next();
    }
    this.next();
  }

  /** `total<Order>(`; false where `<` compares. */
  protected readTypeArgumentsOfCall(): boolean {
    const place = this.mark();
    if (this.readTypeArguments() && this.followsTypeArguments()) return true;
    this.returnTo(place);
    return false;
  }

  protected followsTypeArguments(): boolean {
    switch (this.kind) {
      case token.openParen:
      case token.backtick:
        return true;
      case token.lessThan:
      case token.greaterThan:
      case token.plus:
      case token.minus:
        return false;
      default:
        return this.startsLine || !this.beginsOperand();
    }
  }

  /** Whether what stands here can begin an operand and join none. */
  protected beginsOperand(): boolean {
    switch (this.kind) {
      case token.word: {
        const { keyword } = this;
        const joins =
          keyword === keywords.keywordIn ||
          keyword === keywords.keywordInstanceof ||
          keyword === keywords.keywordAs ||
          keyword === keywords.keywordSatisfies;
        return !joins && (keywords.isReserved[keyword] === 0 || this.isReservedOperand(keyword));
      }
      case token.literal:
      case token.privateName:
      case token.openBracket:
      case token.openBrace:
      case token.exclamation:
      case token.tilde:
      case token.increment:
      case token.at:
        return true;
      default:
        return false;
    }
  }

  protected isReservedOperand(keyword: number): boolean {
    return (
      keywords.isPrefix[keyword] === 1 ||
      keywords.isConstant[keyword] === 1 ||
      keyword === keywords.keywordFunction ||
      keyword === keywords.keywordClass ||
      keyword === keywords.keywordImport
    );
  }
}
