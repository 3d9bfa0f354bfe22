// Types: names in them are used as types.
import { kindsIn } from '../../../kit/byte-table.ts';
import { skipTemplateText } from '../skip.ts';
import { Keyword, reserved, typeKeywords, typeOperators, typeParameterModifiers } from './keywords.ts';
import { TypeMemberReader } from './type-member-reader.ts';
import type { MetadataType } from './pattern-reader.ts';
import * as token from './token-kinds.ts';

const followsParameter = kindsIn(':,?=');

export abstract class TypeReader extends TypeMemberReader {
  /** Names inferred by the innermost conditional type; visible only in its first branch. */
  private inferred: number[] = [];

  /** Returns false if there is no type here. In the condition of a type, another `extends` does not belong to this one. */
  protected readType(isCondition = false): boolean {
    if (!this.enter()) return false;
    let found = false;
    while (this.readUnion(isCondition)) {
      found = true;
      if (isCondition || this.keyword !== Keyword.extends || this.startsLine || !this.readConditionalType())
        break;
    }
    this.leave();
    return found;
  }

  /** `extends Order ? A :`, followed by another type. */
  protected readConditionalType(): boolean {
    this.next();
    const outer = this.inferred;
    const inferred: number[] = [];
    this.inferred = inferred;
    this.readType(true);
    this.inferred = outer;
    if (!this.take(token.question)) return false;
    this.uses.openScope(false);
    for (const name of inferred) this.uses.declareType(name);
    this.readType();
    this.uses.closeScope();
    return this.take(token.colon);
  }

  protected readUnion(isCondition: boolean): boolean {
    let found = false;
    do {
      while (this.kind === token.bar || this.kind === token.ampersand) this.next();
      if (!this.readTypeOperand(isCondition)) return found;
      found = true;
    } while (this.kind === token.bar || this.kind === token.ampersand);
    return found;
  }

  protected readTypeOperand(isCondition: boolean): boolean {
    while (typeOperators[this.keyword] === 1) this.next();
    if (this.keyword === Keyword.infer) return this.readInfer(isCondition);
    if (!this.readPrimaryType()) return false;
    while (this.kind === token.openBracket && !this.startsLine) {
      this.next();
      if (this.kind !== token.closeBracket) this.readType();
      this.take(token.closeBracket);
    }
    return true;
  }

  protected readPrimaryType(): boolean {
    switch (this.kind) {
      case token.word:
        return this.readTypeWord();
      case token.literal:
        this.next();
        return true;
      case token.openBrace:
        this.readTypeMembers();
        return true;
      case token.openBracket:
        this.readTuple();
        return true;
      case token.openParen:
        if (!this.beginsFunctionType()) {
          this.next();
          this.readType();
          this.take(token.closeParen);
          return true;
        }
        return this.readFunctionType();
      case token.less:
        return this.readFunctionType();
      case token.backquote:
        this.readTemplate(() => this.readType());
        return true;
      case token.minus:
        this.next();
        return this.take(token.literal);
      // JSDoc types, which the compiler parses before it rejects them.
      case token.question:
      case token.bang:
      case token.star:
        this.next();
        this.readTypeOperand(false);
        return true;
      default:
        return false;
    }
  }

  protected readTypeWord(): boolean {
    const { keyword } = this;
    if (keyword === 0) return this.readReference();
    if (typeKeywords[keyword] === 1) {
      if (this.peek() === token.dot) return this.readReference();
      this.next();
      return true;
    }
    switch (keyword) {
      case Keyword.typeof:
        return this.readTypeQuery();
      case Keyword.import:
        this.next();
        return this.readImportType();
      case Keyword.new:
        this.next();
        return this.readFunctionType();
      case Keyword.this:
        this.next();
        this.readPredicate();
        return true;
      case Keyword.abstract:
        return this.attempt(() => this.readAbstractConstructor()) || this.readReference();
      case Keyword.asserts:
        return this.attempt(() => this.readAssertion()) || this.readReference();
      default:
        return reserved[keyword] === 0 && this.readReference();
    }
  }

  /** `Order`, `prices.Tax<Vat>`, or the parameter name before `is`. */
  protected readReference(): boolean {
    const { name } = this;
    this.next();
    if (this.readPredicate()) return true;
    this.uses.useType(name);
    this.readQualifiers();
    return true;
  }

  protected readQualifiers(): void {
    while (this.take(token.dot)) this.next();
    if (this.kind === token.less && !this.startsLine) this.readTypeArguments();
  }

  protected readPredicate(): boolean {
    if (this.keyword !== Keyword.is || this.startsLine) return false;
    this.next();
    this.readType();
    return true;
  }

  /** `asserts cart is Order` */
  protected readAssertion(): boolean {
    this.next();
    if (this.startsLine || !this.take(token.word)) return false;
    this.readPredicate();
    return true;
  }

  /** `abstract new () => Order` */
  protected readAbstractConstructor(): boolean {
    this.next();
    return this.takeKeyword(Keyword.new) && this.readFunctionType();
  }

  protected readTypeQuery(): boolean {
    this.next();
    if (this.takeKeyword(Keyword.import)) return this.readImportType();
    if (this.kind !== token.word) return false;
    this.uses.useErasedValue(this.name);
    this.next();
    this.readQualifiers();
    return true;
  }

  /** `('./order', { with: … }).Order<Item>` */
  protected readImportType(): boolean {
    if (this.take(token.openParen)) {
      while (this.readType()) this.take(token.comma);
      this.take(token.closeParen);
    }
    this.readQualifiers();
    return true;
  }

  protected readInfer(isCondition: boolean): boolean {
    this.next();
    if (this.kind === token.word) this.inferred.push(this.name);
    this.next();
    if (this.keyword !== Keyword.extends) return true;
    // `infer Item extends Order`, unless that belongs to an enclosing conditional type.
    const place = this.mark();
    this.next();
    this.readType(true);
    if (this.kind === token.question && !isCondition) this.returnTo(place);
    return true;
  }

  /** Decided like the compiler, by the token after the first name or pattern. */
  protected beginsFunctionType(): boolean {
    return this.ahead(() => {
      this.next();
      if (this.kind === token.closeParen || this.kind === token.ellipsis) return true;
      if (this.kind === token.openBrace || this.kind === token.openBracket) this.skipBrackets();
      else if (!this.take(token.word)) return false;
      return followsParameter[this.kind] === 1 || (this.take(token.closeParen) && this.kind === token.arrow);
    });
  }

  protected skipBrackets(): void {
    let depth = 0;
    do {
      if (this.kind === token.openBrace || this.kind === token.openBracket) depth++;
      else if (this.kind === token.closeBrace || this.kind === token.closeBracket) depth--;
      this.next();
    } while (depth > 0 && this.kind !== token.end);
  }

  protected readFunctionType(): true {
    this.uses.openScope(true);
    this.readTypeParameters();
    this.readParameters();
    if (this.take(token.arrow)) this.readType();
    this.uses.closeScope();
    return true;
  }

  /** Type parameters, parameters and result type; the last two are optional. */
  protected readSignature(types?: MetadataType[]): boolean {
    this.readTypeParameters();
    const isDecorated = this.readParameters(types);
    if (this.take(token.colon)) this.readAnnotation(types);
    return isDecorated;
  }

  /** Returns false if there are no type arguments here. */
  protected readTypeArguments(): boolean {
    this.next();
    while (this.kind !== token.greater) {
      if (!this.readType()) return false;
      if (!this.take(token.comma) && this.kind !== token.greater) return false;
    }
    this.next();
    return true;
  }

  /** Optional `<const Item extends Order = Cart>` of a declaration. */
  protected readTypeParameters(): void {
    if (this.kind !== token.less) return;
    this.next();
    while (this.kind !== token.greater && this.kind !== token.end) {
      const { start } = this;
      while (typeParameterModifiers[this.keyword] === 1 && this.peek() === token.word) this.next();
      if (this.kind !== token.word) return;
      this.uses.declareType(this.name);
      this.next();
      if (this.takeKeyword(Keyword.extends)) this.readType();
      if (this.take(token.equals)) this.readType();
      this.take(token.comma);
      if (this.start === start) return;
    }
    this.next();
  }

  protected readTuple(): void {
    this.next();
    this.readList(token.closeBracket, () => {
      this.take(token.ellipsis);
      // `total:` or `total?:`
      this.attempt(() => {
        if (!this.take(token.word)) return false;
        this.take(token.question);
        return this.take(token.colon);
      });
      this.readType();
      this.take(token.question);
    });
  }

  /** At a backtick; `readSubstitution` is called in each `${…}`. */
  protected readTemplate(readSubstitution: () => void): void {
    let pos = skipTemplateText(this.bytes, this.end, this.length);
    while (this.bytes[pos - 1] === token.openBrace && !this.hasGivenUp) {
      this.nextFrom(pos);
      readSubstitution();
      if (this.kind !== token.closeBrace) break;
      pos = skipTemplateText(this.bytes, this.end, this.length);
    }
    this.nextFrom(pos);
  }
}
