// Expressions: whatever is named in them is used as a value. How tightly operators bind plays no part.
import * as keywords from './keywords.ts';
import * as token from './token-kinds.ts';
import { TypeReader } from './type-reader.ts';

// What is known of an expression before it is read, as bits.
/** It may turn out to be parameters of an arrow function. */
const mayBePattern = 1;
/** It stands between `?` and `:`, where a colon behind parentheses is more likely the end. */
const isTrueBranch = 2;
/** It is the head of a loop, where `in` ends it. */
export const endsAtIn = 4;

// What was read where an operand can stand.
const nothing = 0;
const operand = 1;
/** An arrow function, behind which no operator can stand. */
const arrowFunction = 2;

export abstract class ExpressionReader extends TypeReader {
  protected abstract readBlock(): void;
  protected abstract readClass(): void;
  protected abstract readElement(): void;
  /** Whether `<` is a bracket of an element where an operand can stand. */
  protected readonly hasElements: boolean = false;

  /** Without commas. */
  protected readExpression(mode = 0): void {
    if (!this.enter()) return;
    let left = mode;
    while (this.readOperand(left) === operand && this.readOperator(mode)) left &= ~mayBePattern;
    this.leave();
  }

  protected readExpressions(mode = 0): void {
    do this.readExpression(mode);
    while (this.take(token.comma));
  }

  /** `(…)` behind `if` and its like. */
  protected readCondition(): void {
    if (!this.take(token.openParen)) return;
    this.readExpressions();
    this.take(token.closeParen);
  }

  /** Decorators and the class behind `extends`: no operators, no arrow functions. */
  protected readLeftHandSide(isDecorator: boolean): void {
    if (this.kind === token.openParen) {
      this.readCondition();
    } else if (this.readPrimary(0) !== operand) return;
    this.readSuffixes(isDecorator);
  }

  protected readDecorators(): boolean {
    const isDecorated = this.kind === token.at;
    while (this.take(token.at)) this.readLeftHandSide(true);
    return isDecorated;
  }

  private readOperand(mode: number): number {
    for (;;) {
      const { kind } = this;
      if (kind === token.word && this.isPrefix()) this.next();
      else if (isPrefixMark(kind)) this.next();
      else if (kind === token.at) this.readDecorators();
      else if (kind === token.lessThan && !this.hasElements) {
        if (this.readGenericArrow(mode)) return arrowFunction;
        this.readAssertedType();
      } else break;
    }
    const found = this.readPrimary(mode);
    if (found === operand) this.readSuffixes(false);
    return found;
  }

  private isPrefix(): boolean {
    const { keyword } = this;
    if (keywords.isPrefix[keyword] === 1) return true;
    if (keyword !== keywords.keywordYield) return false;
    // What follows on the same line is what is yielded.
    const place = this.mark();
    this.next();
    const yieldsNothing = this.startsLine;
    this.returnTo(place);
    return !yieldsNothing;
  }

  private readAssertedType(): void {
    this.next();
    this.readType();
    this.take(token.greaterThan);
  }

  private readPrimary(mode: number): number {
    switch (this.kind) {
      case token.word:
        return this.readWord(mode);
      case token.literal:
      case token.privateName:
        this.next();
        return operand;
      case token.openParen:
        return this.readParentheses(mode);
      case token.openBracket:
        this.readArray(mode);
        return operand;
      case token.openBrace:
        this.readObject(mode);
        return operand;
      case token.backtick:
        this.readTemplate();
        return operand;
      case token.slash:
        this.nextBehindRegExp();
        return operand;
      case token.lessThan:
        if (this.beginsGenericArrow() && this.readGenericArrow(mode)) return arrowFunction;
        this.readElement();
        this.next();
        return operand;
      case token.dot:
        // `new.target`
        return operand;
      case token.star:
        // `yield* orders`
        this.next();
        return this.readOperand(mode);
      default:
        return nothing;
    }
  }

  private readWord(mode: number): number {
    const { keyword } = this;
    if (keywords.isConstant[keyword] === 1 || keyword === keywords.keywordImport) {
      this.next();
      return operand;
    }
    if (keyword === keywords.keywordFunction) {
      this.readFunctionExpression();
      return operand;
    }
    if (keyword === keywords.keywordClass) {
      this.readClass();
      return operand;
    }
    if (keyword === keywords.keywordAsync) {
      const found = this.readAsync(mode);
      if (found !== nothing) return found;
    }
    if (keywords.isReserved[keyword] === 1) return nothing;
    return this.readName(mode);
  }

  private readName(mode: number): number {
    const { name } = this;
    this.next();
    if (this.kind === token.arrow) {
      this.uses.openScope(true);
      if (name !== -1) this.uses.declareValue(name);
      this.readArrowBody(mode);
      this.uses.closeScope();
      return arrowFunction;
    }
    if (name !== -1) this.uses.useValue(name, (mode & mayBePattern) !== 0 && this.endsPattern());
    return operand;
  }

  /** Whether what stands here can follow the name of a parameter. */
  private endsPattern(): boolean {
    switch (this.kind) {
      case token.comma:
      case token.equals:
      case token.colon:
      case token.question:
      case token.closeParen:
      case token.closeBracket:
      case token.closeBrace:
        return true;
      default:
        return false;
    }
  }

  /** `async function`, `async cart =>`, `async (…) =>`; nothing where the word is a name. */
  private readAsync(mode: number): number {
    const { name } = this;
    const place = this.mark();
    this.next();
    if (!this.startsLine) {
      if (this.keyword === keywords.keywordFunction) {
        this.readFunctionExpression();
        return operand;
      }
      if (this.kind === token.word && this.peek() === token.arrow) return this.readName(mode);
      if (this.kind === token.lessThan && this.readGenericArrow(mode)) return arrowFunction;
      if (this.kind === token.openParen) {
        const found = this.readParentheses(mode);
        if (found === operand && name !== -1) this.uses.useValue(name, false);
        return found;
      }
    }
    this.returnTo(place);
    return nothing;
  }

  protected readFunctionExpression(): void {
    this.uses.openScope(true);
    this.next();
    this.take(token.star);
    if (this.kind === token.word) {
      this.declareHere();
      this.next();
    }
    this.readFunctionRest();
    this.uses.closeScope();
  }

  /** From the type parameters to the end of the body, in a scope of its own. */
  protected readFunctionRest(types?: number[]): boolean {
    const isDecorated = this.readSignature(types);
    if (this.kind === token.openBrace) this.readBlock();
    return isDecorated;
  }

  /** An expression in parentheses, or an arrow function: that shows only behind them. */
  private readParentheses(mode: number): number {
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

  /** Returns whether it can be nothing but parameters. */
  private readParenthesized(): boolean {
    let areParameters = this.kind === token.closeParen;
    while (this.kind !== token.closeParen && this.kind !== token.end) {
      const { start } = this;
      if (this.take(token.ellipsis)) areParameters = true;
      this.readExpression(mayBePattern);
      if (this.take(token.question)) areParameters = true;
      if (this.take(token.colon)) {
        areParameters = true;
        this.readType();
        if (this.take(token.equals)) this.readExpression();
      }
      this.take(token.comma);
      if (this.start === start) this.next();
    }
    this.next();
    return areParameters;
  }

  /** Behind parentheses; takes the type of the result. A whole function is read where its end alone can tell. */
  private isArrowNext(mode: number, first: number, areParameters: boolean): boolean {
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
    // `a ? (b) : c => d` has its arrow in the other branch, unless another colon follows.
    this.uses.declarePatterns(first);
    this.readArrowBody(mode);
    if (this.kind === token.colon) return true;
    this.returnTo(place);
    this.uses.restore(first, uses);
    return false;
  }

  private readArrowBody(mode: number): void {
    this.next();
    if (this.kind === token.openBrace) this.readBlock();
    else this.readExpression(mode & ~mayBePattern);
  }

  /** `<Item,>(…) =>` in code with elements: as the compiler decides it, by the first three tokens. */
  private beginsGenericArrow(): boolean {
    const place = this.mark();
    this.next();
    this.takeKeyword(keywords.keywordConst);
    const isName = this.kind === token.word;
    this.next();
    let begins = isName && (this.kind === token.comma || this.kind === token.equals);
    if (isName && this.takeKeyword(keywords.keywordExtends)) {
      const { kind } = this;
      begins = kind !== token.equals && kind !== token.greaterThan && kind !== token.slash;
    }
    this.returnTo(place);
    return begins;
  }

  /** `<Item>(…) => …`; false where that is not what stands here. */
  private readGenericArrow(mode: number): boolean {
    const place = this.mark();
    this.uses.openScope(true);
    this.readTypeParameters();
    if (this.kind === token.openParen && this.readParentheses(mode) === arrowFunction) {
      this.uses.closeScope();
      return true;
    }
    this.returnTo(place);
    return false;
  }

  private readArray(mode: number): void {
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

  private readObject(mode: number): void {
    this.next();
    while (this.kind !== token.closeBrace && this.kind !== token.end) {
      const { start } = this;
      this.readProperty(mode & mayBePattern);
      this.take(token.comma);
      if (this.start === start) this.next();
    }
    this.next();
  }

  private readProperty(mode: number): void {
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
  private readTemplate(): void {
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
  private readSuffixes(isDecorator: boolean): void {
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

  private readArguments(): void {
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
  private readTypeArgumentsOfCall(): boolean {
    const place = this.mark();
    if (this.readTypeArguments() && this.followsTypeArguments()) return true;
    this.returnTo(place);
    return false;
  }

  private followsTypeArguments(): boolean {
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
  private beginsOperand(): boolean {
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

  private isReservedOperand(keyword: number): boolean {
    return (
      keywords.isPrefix[keyword] === 1 ||
      keywords.isConstant[keyword] === 1 ||
      keyword === keywords.keywordFunction ||
      keyword === keywords.keywordClass ||
      keyword === keywords.keywordImport
    );
  }

  /** Takes what joins the operand before with another; false where the expression ends. */
  private readOperator(mode: number): boolean {
    for (;;) {
      switch (this.kind) {
        case token.operator:
        case token.equals:
        case token.plus:
        case token.minus:
        case token.star:
        case token.and:
        case token.or:
          this.next();
          return true;
        case token.slash:
        case token.lessThan:
        case token.greaterThan:
          this.nextBehindComparison();
          return true;
        case token.question:
          return this.readTrueBranch(mode);
        case token.word: {
          const { keyword } = this;
          if (
            keyword === keywords.keywordInstanceof ||
            (keyword === keywords.keywordIn && (mode & endsAtIn) === 0)
          ) {
            this.next();
            return true;
          }
          const isCast = keyword === keywords.keywordAs || keyword === keywords.keywordSatisfies;
          if (!isCast || this.startsLine) return false;
          this.next();
          this.readType();
          break;
        }
        default:
          return false;
      }
    }
  }

  /** `>>=` is read as three tokens. */
  private nextBehindComparison(): void {
    let { end } = this;
    while (this.bytes[end] === token.greaterThan || this.bytes[end] === token.equals) end++;
    if (this.kind === token.lessThan && this.bytes[end] === token.lessThan) end++;
    this.nextFrom(end);
  }

  /** `? paid :`, behind which the other operand follows. Or the mark of an optional parameter, behind which none does. */
  private readTrueBranch(mode: number): boolean {
    const next = this.peek();
    const isMark =
      next === token.colon || next === token.comma || next === token.closeParen || next === token.equals;
    if (isMark) return false;
    this.next();
    this.readExpression((mode & endsAtIn) | isTrueBranch);
    return this.take(token.colon);
  }
}

function isPrefixMark(kind: number): boolean {
  return (
    kind === token.plus ||
    kind === token.minus ||
    kind === token.exclamation ||
    kind === token.tilde ||
    kind === token.increment
  );
}
