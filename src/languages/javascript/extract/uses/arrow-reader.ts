// Functions in expressions, including parentheses that turn out to be arrow function parameters.
import { Keyword } from './keywords.ts';
import { TypeReader } from './type-reader.ts';
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

export abstract class ArrowReader extends TypeReader {
  protected abstract override readExpression(mode?: number): void;
  protected abstract readBlock(): void;
  protected abstract readName(mode: number): number;

  /** `async function`, `async cart =>`, `async (…) =>`; `nothing` if the word is a name. */
  protected readAsync(mode: number): number {
    const { name } = this;
    const place = this.mark();
    this.next();
    if (!this.startsLine) {
      if (this.keyword === Keyword.function) {
        this.readFunctionExpression();
        return operand;
      }
      if (this.kind === token.word && this.peek() === token.arrow) return this.readName(mode);
      if (this.kind === token.less && this.readGenericArrow(mode)) return arrowFunction;
      if (this.kind === token.openParen) {
        const found = this.readParentheses(mode);
        if (found === operand) this.uses.useValue(name);
        return found;
      }
    }
    this.returnTo(place);
    return nothing;
  }

  protected readFunctionExpression(): void {
    this.uses.openScope(true);
    this.readFunction();
    this.uses.closeScope();
  }

  /** At `function`: its name belongs to the enclosing scope. */
  protected readFunction(): void {
    this.next();
    this.take(token.star);
    if (this.kind === token.word) {
      this.declareHere();
      this.next();
    }
    this.readFunctionRest();
  }

  /** From the type parameters to the end of the body, in a new scope. */
  protected readFunctionRest(types?: MetadataType[]): boolean {
    this.uses.openScope(true);
    const isDecorated = this.readSignature(types);
    if (this.kind === token.openBrace) this.readBlock();
    this.uses.closeScope();
    return isDecorated;
  }

  /** A parenthesized expression or an arrow function, decided by what follows. */
  protected readParentheses(mode: number): number {
    const first = this.uses.count;
    this.uses.openScope(true);
    this.next();
    const areParameters = this.readParenthesized();
    const isArrow = this.isArrowNext(mode, first, areParameters);
    if (isArrow && this.kind === token.arrow) {
      this.uses.declarePatterns(first);
      this.readArrowBody(mode);
    } else if (!isArrow) this.uses.keepPatterns(first);
    this.uses.closeScope();
    return isArrow ? arrowFunction : operand;
  }

  /** Returns whether it can only be parameters. */
  protected readParenthesized(): boolean {
    let areParameters = this.kind === token.closeParen;
    this.readList(token.closeParen, () => {
      if (this.take(token.ellipsis)) areParameters = true;
      this.readExpression(mayBePattern);
      if (this.take(token.question)) areParameters = true;
      if (this.take(token.colon)) {
        areParameters = true;
        this.readType();
        if (this.take(token.equals)) this.readExpression();
      }
    });
    return areParameters;
  }

  /** After parentheses and an optional result type. Reads a whole function if only its end can decide. */
  protected isArrowNext(mode: number, first: number, areParameters: boolean): boolean {
    if (this.kind === token.arrow) return true;
    if (this.kind !== token.colon) return false;
    const place = this.mark();
    const uses = this.uses.usesSince(first);
    this.next();
    const isType = this.readType();
    if (!isType || this.kind !== token.arrow) {
      this.returnTo(place);
      return false;
    }
    if (areParameters || (mode & isTrueBranch) === 0) return true;
    // In `a ? (b) : c => d` the arrow is in the other branch, unless another colon follows.
    this.uses.declarePatterns(first);
    this.readArrowBody(mode);
    if (this.kind === token.colon) return true;
    this.returnTo(place);
    this.uses.restore(first, uses);
    return false;
  }

  protected readArrowBody(mode: number): void {
    this.next();
    if (this.kind === token.openBrace) this.readBlock();
    else this.readExpression(mode & ~mayBePattern);
  }

  /** `<Item,>(…) =>` in code with JSX, decided like the compiler by the first three tokens. */
  protected beginsGenericArrow(): boolean {
    return this.ahead(() => {
      this.next();
      this.takeKeyword(Keyword.const);
      const isName = this.kind === token.word;
      this.next();
      if (!isName || !this.takeKeyword(Keyword.extends))
        return isName && (this.kind === token.comma || this.kind === token.equals);
      return this.kind !== token.equals && this.kind !== token.greater && this.kind !== token.slash;
    });
  }

  /** `<Item>(…) => …`; false if it is something else. */
  protected readGenericArrow(mode: number): boolean {
    return this.attempt(() => {
      this.uses.openScope(true);
      this.readTypeParameters();
      if (this.kind !== token.openParen || this.readParentheses(mode) !== arrowFunction) return false;
      this.uses.closeScope();
      return true;
    });
  }
}
