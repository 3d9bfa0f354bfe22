// Literals, and the suffixes of operands: members, calls, type arguments.
import { kindsIn, tokenSet } from '../../../kit/byte-table.ts';
import { Keyword, constants, modifiers, prefixes, reserved } from './keywords.ts';
import { MetadataReader } from './metadata-reader.ts';
import type { MetadataType } from './pattern-reader.ts';
import * as token from './token-kinds.ts';

// Context of an expression, as bits.
/** It may be the parameters of an arrow function. */
export const mayBePattern = 1;
/** Between `?` and `:`, where a colon after parentheses is more likely the end. */
export const isTrueBranch = 2;
/** In the head of a loop, where `in` ends it. */
export const endsAtIn = 4;

// What was read in operand position.
export const nothing = 0;
export const operand = 1;
/** An arrow function; no operator can follow. */
export const arrowFunction = 2;

const binaryWords = tokenSet([Keyword.in, Keyword.instanceof, Keyword.as, Keyword.satisfies]);
/** After `a < b >`, which then are no type arguments. */
const continuesComparison = kindsIn('<>+-');
/** Besides words. */
const beginsOperand = kindsIn('[{!~@', [token.literal, token.privateName, token.increment]);

export abstract class OperandReader extends MetadataReader {
  protected abstract override readExpression(mode?: number): void;
  protected abstract readExpressions(mode?: number): void;
  protected abstract readFunctionRest(types?: MetadataType[]): boolean;

  protected readArray(mode: number): void {
    this.next();
    this.readList(token.closeBracket, () => {
      this.take(token.ellipsis);
      this.readExpression(mode & mayBePattern);
    });
  }

  protected readObject(mode: number): void {
    if (this.leaveUnused()) return;
    this.next();
    this.readList(token.closeBrace, () => this.readProperty(mode & mayBePattern));
  }

  protected readProperty(mode: number): void {
    if (this.take(token.ellipsis)) return this.readExpression(mode);
    while (modifiers[this.keyword] === 1 && this.isMemberNext()) this.next();
    this.take(token.star);
    const { name, kind } = this;
    if (!this.readMemberName()) return;
    if (this.kind === token.openParen || this.kind === token.less) this.readFunctionRest();
    else if (this.take(token.colon)) this.readExpression(mode);
    else {
      if (kind === token.word) this.uses.useValue(name, mode !== 0);
      if (this.take(token.equals)) this.readExpression();
    }
  }

  /** Calls, properties and other suffixes. */
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
        case token.backquote:
          this.readTemplate(() => this.readExpressions());
          break;
        case token.less:
          if (!this.readTypeArgumentsOfCall()) return;
          break;
        case token.bang:
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
    this.readList(token.closeParen, () => {
      this.take(token.ellipsis);
      this.readExpression();
    });
  }

  /** `total<Order>(`; false if `<` compares. */
  protected readTypeArgumentsOfCall(): boolean {
    return this.attempt(() => this.readTypeArguments() && this.followsTypeArguments());
  }

  protected followsTypeArguments(): boolean {
    const { kind } = this;
    if (kind === token.openParen || kind === token.backquote) return true;
    return continuesComparison[kind] === 0 && (this.startsLine || !this.beginsOperand());
  }

  /** Whether the current token can begin an operand and is not a binary operator. */
  protected beginsOperand(): boolean {
    const { kind, keyword } = this;
    if (kind !== token.word) return beginsOperand[kind] === 1;
    return binaryWords[keyword] === 0 && (reserved[keyword] === 0 || this.isReservedOperand(keyword));
  }

  protected isReservedOperand(keyword: number): boolean {
    return (
      prefixes[keyword] === 1 ||
      constants[keyword] === 1 ||
      keyword === Keyword.function ||
      keyword === Keyword.class ||
      keyword === Keyword.import
    );
  }
}
