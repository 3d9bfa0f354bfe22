// Declarations of types, classes, enums and namespaces. The superclass and the computed members of a class are values, its
// annotations are types.
import { ElementReader } from './element-reader.ts';
import { Keyword, modifiers } from './keywords.ts';
import type { MetadataType } from './pattern-reader.ts';
import * as token from './token-kinds.ts';

export abstract class DeclarationReader extends ElementReader {
  /** Declares the next name as a value and a type. */
  protected declareNext(): void {
    this.ahead(() => {
      this.next();
      if (this.kind === token.word) this.uses.declareBoth(this.name);
    });
  }

  /** `type Total<Item> = …`, from its name on. */
  protected readTypeAlias(): boolean {
    this.uses.declareType(this.name);
    this.next();
    this.uses.openScope(false);
    this.readTypeParameters();
    if (this.take(token.equals)) this.readType();
    this.uses.closeScope();
    this.take(token.semicolon);
    return true;
  }

  protected readInterface(): boolean {
    this.uses.declareType(this.name);
    this.next();
    this.uses.openScope(false);
    this.readTypeParameters();
    if (this.takeKeyword(Keyword.extends)) this.readTypes();
    if (this.kind === token.openBrace) this.readTypeMembers();
    this.uses.closeScope();
    return true;
  }

  /** `namespace shop.orders {…}`, from its name on. */
  protected readNamespace(): boolean {
    if (this.kind === token.word) this.uses.declareBoth(this.name);
    while (this.kind === token.word || this.kind === token.literal || this.kind === token.dot) this.next();
    if (this.kind === token.openBrace) this.readFunctionBlock();
    return true;
  }

  /** Members are visible inside the enum by name. */
  protected readEnum(): void {
    this.declareNext();
    this.next();
    this.next();
    if (!this.take(token.openBrace)) return;
    this.uses.openScope(false);
    this.readList(token.closeBrace, () => {
      if (this.kind === token.openBracket) this.readComputedName();
      else {
        this.declareHere();
        this.next();
      }
      if (this.take(token.equals)) this.readExpression();
    });
    this.uses.closeScope();
  }

  /** From `class` on; its name is visible inside. */
  protected readClass(isDecorated = false): void {
    if (!this.enter()) return;
    this.uses.openScope(false);
    this.next();
    if (this.kind === token.word && this.keyword !== Keyword.extends && this.keyword !== Keyword.implements) {
      this.uses.declareBoth(this.name);
      this.next();
    }
    this.readTypeParameters();
    this.readHeritage();
    if (this.kind === token.openBrace && !this.leaveUnused()) {
      this.next();
      this.readList(token.closeBrace, () => this.readMember(isDecorated));
    }
    this.uses.closeScope();
    this.leave();
  }

  private readHeritage(): void {
    if (this.takeKeyword(Keyword.extends)) {
      this.readLeftHandSide(false);
      if (this.kind === token.less) this.readTypeArguments();
    }
    if (this.takeKeyword(Keyword.implements)) this.readTypes();
  }

  private readTypes(): void {
    do this.readType();
    while (this.take(token.comma));
  }

  private readMember(isClassDecorated: boolean): void {
    let isDecorated = this.readDecorators();
    let isDeclared = false;
    while (this.isModifierHere()) {
      if (this.keyword === Keyword.declare) isDeclared = true;
      this.next();
      // `static { … }`
      if (this.kind === token.openBrace) return this.readFunctionBlock();
      if (this.readDecorators()) isDecorated = true;
    }
    this.take(token.star);
    if (this.keyword === Keyword.constructor && isClassDecorated) isDecorated = true;
    if (isDeclared) this.uses.ambientDepth++;
    const isMember = this.readIndex() || this.readMemberName();
    if (isDeclared) this.uses.ambientDepth--;
    if (isMember) this.readMemberRest(isDecorated);
  }

  private isModifierHere(): boolean {
    const { keyword } = this;
    if (modifiers[keyword] === 0) return false;
    return this.isMemberNext() || (keyword === Keyword.static && this.peek() === token.openBrace);
  }

  /** A block that holds its `var`. */
  protected readFunctionBlock(): void {
    this.uses.openScope(true);
    this.readBlock();
    this.uses.closeScope();
  }

  /** `[key: string]` */
  private readIndex(): boolean {
    return this.attempt(() => {
      if (!this.take(token.openBracket) || !this.take(token.word) || !this.take(token.colon)) return false;
      this.readType();
      this.take(token.closeBracket);
      return true;
    });
  }

  /** After the name: a signature with or without a body, or a type and a value. */
  private readMemberRest(isDecorated: boolean): void {
    while (this.kind === token.question || this.kind === token.bang) this.next();
    const types: MetadataType[] = [];
    let isMarked = isDecorated;
    if (this.kind === token.openParen || this.kind === token.less) {
      if (this.readFunctionRest(types)) isMarked = true;
    } else {
      if (this.take(token.colon)) this.readAnnotation(types);
      if (this.take(token.equals)) this.readExpression();
    }
    if (isMarked) for (const { name, ways } of types) this.uses.useMetadata(name, ways);
  }
}
