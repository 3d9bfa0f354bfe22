// Declarations of types, enums and namespaces.
import { ClassReader } from './class-reader.ts';
import { Keyword } from './keywords.ts';
import * as token from './token-kinds.ts';

export abstract class DeclarationReader extends ClassReader {
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
    if (this.takeKeyword(Keyword.extends)) {
      do this.readType();
      while (this.take(token.comma));
    }
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
}
