// Classes: their superclass and computed members are values, their annotations are types.
import { ElementReader } from './element-reader.ts';
import * as keywords from './keywords.ts';
import type { MetadataType } from './pattern-reader.ts';
import * as token from './token-kinds.ts';

export abstract class ClassReader extends ElementReader {
  /** From `class` on; its name is visible inside. */
  protected readClass(isDecorated = false): void {
    if (!this.enter()) return;
    this.uses.openScope(false);
    this.next();
    if (
      this.kind === token.word &&
      this.keyword !== keywords.keywordExtends &&
      this.keyword !== keywords.keywordImplements
    ) {
      this.declareHere();
      if (this.name !== -1) this.uses.declareType(this.name);
      this.next();
    }
    this.readTypeParameters();
    this.readHeritage();
    if (this.kind === token.openBrace) this.readMembers(isDecorated);
    this.uses.closeScope();
    this.leave();
  }

  private readHeritage(): void {
    if (this.takeKeyword(keywords.keywordExtends)) {
      this.readLeftHandSide(false);
      if (this.kind === token.lessThan) this.readTypeArguments();
    }
    if (!this.takeKeyword(keywords.keywordImplements)) return;
    do this.readType();
    while (this.take(token.comma));
  }

  private readMembers(isDecorated: boolean): void {
    this.next();
    while (this.kind !== token.closeBrace && this.kind !== token.end) {
      const { start } = this;
      this.readMember(isDecorated);
      if (this.start === start && this.kind !== token.closeBrace) this.next();
    }
    this.next();
  }

  private readMember(isClassDecorated: boolean): void {
    let isDecorated = this.readDecorators();
    let isDeclared = false;
    while (this.isModifierHere()) {
      if (this.keyword === keywords.keywordDeclare) isDeclared = true;
      this.next();
      // `static { … }`
      if (this.kind === token.openBrace) return this.readStaticBlock();
      if (this.readDecorators()) isDecorated = true;
    }
    this.take(token.star);
    if (this.keyword === keywords.keywordConstructor && isClassDecorated) isDecorated = true;
    if (isDeclared) this.uses.ambientDepth++;
    const isMember = this.readMemberName();
    if (isDeclared) this.uses.ambientDepth--;
    if (isMember) this.readMemberRest(isDecorated);
  }

  private isModifierHere(): boolean {
    const { keyword } = this;
    if (keywords.isModifier[keyword] === 0) return false;
    return this.isMemberNext() || (keyword === keywords.keywordStatic && this.peek() === token.openBrace);
  }

  private readStaticBlock(): void {
    this.uses.openScope(true);
    this.readBlock();
    this.uses.closeScope();
  }

  private readMemberName(): boolean {
    switch (this.kind) {
      case token.openBracket:
        if (this.isIndexSignature()) this.readIndex();
        else this.readComputedName();
        return true;
      case token.word:
      case token.literal:
      case token.privateName:
        this.next();
        return true;
      default:
        return false;
    }
  }

  /** `[key: string]` */
  private isIndexSignature(): boolean {
    const place = this.mark();
    this.next();
    const isIndex = this.kind === token.word && this.peek() === token.colon;
    this.returnTo(place);
    return isIndex;
  }

  private readIndex(): void {
    this.next();
    this.next();
    this.next();
    this.readType();
    this.take(token.closeBracket);
  }

  /** After the name: a signature with or without a body, or a type and a value. */
  private readMemberRest(isDecorated: boolean): void {
    while (this.kind === token.question || this.kind === token.exclamation) this.next();
    const types: MetadataType[] = [];
    let isMarked = isDecorated;
    if (this.kind === token.openParen || this.kind === token.lessThan) {
      this.uses.openScope(true);
      if (this.readFunctionRest(types)) isMarked = true;
      this.uses.closeScope();
    } else {
      if (this.take(token.colon)) this.readAnnotation(types);
      if (this.take(token.equals)) this.readExpression();
    }
    if (isMarked) for (const { name, ways } of types) this.uses.useMetadata(name, ways);
  }
}
