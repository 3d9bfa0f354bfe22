// Expressions: names in them are used as values. Operator precedence does not matter.
import { kindsIn } from '../../../kit/byte-table.ts';
import {
  ArrowReader,
  arrowFunction,
  endsAtIn,
  isTrueBranch,
  mayBePattern,
  nothing,
  operand,
} from './arrow-reader.ts';
import { Keyword, constants, modifiers, neverBeginsOperand, prefixes, reserved } from './keywords.ts';
import * as token from './token-kinds.ts';

const prefixMarks = kindsIn('+-!~', [token.increment]);

/** What can follow a parameter name. */
const endsPattern = kindsIn(',=:?)]}');

/** `?` before one of these marks an optional parameter. */
const endsOptional = kindsIn(':,)=');

/** After `a < b >`, which then are no type arguments. */
const continuesComparison = kindsIn('<>+-');
/** Besides words. */
const beginsOperand = kindsIn('[{!~@', [token.literal, token.privateName, token.increment]);

export abstract class ExpressionReader extends ArrowReader {
  protected abstract readClass(): void;
  protected abstract readElement(): void;

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

  /** `(…)` after `if` and the like. */
  protected readCondition(): void {
    if (!this.take(token.openParen)) return;
    this.readExpressions();
    this.take(token.closeParen);
  }

  /** Decorators and superclasses: no operators, no arrow functions. */
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

  protected readOperand(mode: number): number {
    for (;;) {
      const { kind } = this;
      if (kind === token.word && this.isPrefix()) this.next();
      else if (prefixMarks[kind] === 1) this.next();
      else if (kind === token.at) this.readDecorators();
      else if (kind === token.less && !this.hasElements) {
        if (this.readGenericArrow(mode)) return arrowFunction;
        // `<Order>cart`
        this.next();
        this.readType();
        this.take(token.greater);
      } else break;
    }
    const found = this.readPrimary(mode);
    if (found === operand) this.readSuffixes(false);
    return found;
  }

  protected isPrefix(): boolean {
    if (prefixes[this.keyword] === 1) return true;
    // `yield` takes an operand on the same line.
    return (
      this.keyword === Keyword.yield &&
      this.ahead(() => {
        this.next();
        return !this.startsLine;
      })
    );
  }

  protected readPrimary(mode: number): number {
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
        this.readElements(token.closeBracket, mode & mayBePattern);
        return operand;
      case token.openBrace:
        this.readObject(mode);
        return operand;
      case token.backquote:
        this.readTemplate(() => this.readExpressions());
        return operand;
      case token.slash:
        this.nextAfterRegExp();
        return operand;
      case token.less:
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

  protected readWord(mode: number): number {
    const { keyword } = this;
    if (constants[keyword] === 1 || keyword === Keyword.import) {
      this.next();
      return operand;
    }
    if (keyword === Keyword.function) {
      this.readFunctionExpression();
      return operand;
    }
    if (keyword === Keyword.class) {
      this.readClass();
      return operand;
    }
    if (keyword === Keyword.async) {
      const found = this.readAsync(mode);
      if (found !== nothing) return found;
    }
    if (reserved[keyword] === 1) return nothing;
    return this.readName(mode);
  }

  protected readName(mode: number): number {
    const { name } = this;
    this.next();
    if (this.kind === token.arrow) {
      this.uses.openScope(true);
      this.uses.declareValue(name);
      this.readArrowBody(mode);
      this.uses.closeScope();
      return arrowFunction;
    }
    this.uses.useValue(name, (mode & mayBePattern) !== 0 && endsPattern[this.kind] === 1);
    return operand;
  }

  /** Takes an operator; false if the expression ends. */
  protected readOperator(mode: number): boolean {
    for (;;) {
      switch (this.kind) {
        case token.operator:
        case token.equals:
        case token.plus:
        case token.minus:
        case token.star:
        case token.ampersand:
        case token.bar:
          this.next();
          return true;
        case token.slash:
        case token.less:
        case token.greater:
          this.nextAfterComparison();
          return true;
        case token.question:
          return this.readTrueBranch(mode);
        case token.word: {
          const { keyword } = this;
          if (keyword === Keyword.instanceof || (keyword === Keyword.in && (mode & endsAtIn) === 0)) {
            this.next();
            return true;
          }
          const isCast = keyword === Keyword.as || keyword === Keyword.satisfies;
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

  /** `>>=` is three tokens. */
  protected nextAfterComparison(): void {
    let { end } = this;
    while (this.bytes[end] === token.greater || this.bytes[end] === token.equals) end++;
    if (this.kind === token.less && this.bytes[end] === token.less) end++;
    this.nextFrom(end);
  }

  /** `? paid :`, followed by the other operand; or the mark of an optional parameter, followed by none. */
  protected readTrueBranch(mode: number): boolean {
    if (endsOptional[this.peek()] === 1) return false;
    this.next();
    this.readExpression((mode & endsAtIn) | isTrueBranch);
    return this.take(token.colon);
  }

  /** Of an array, or the arguments of a call. */
  protected readElements(close: number, mode: number): void {
    this.next();
    this.readList(close, () => {
      this.take(token.ellipsis);
      this.readExpression(mode);
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
          this.readElements(token.closeParen, 0);
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
          // `total<Order>(`, unless it compares.
          if (!this.attempt(() => this.readTypeArguments() && this.followsTypeArguments())) return;
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

  protected followsTypeArguments(): boolean {
    const { kind } = this;
    if (kind === token.openParen || kind === token.backquote) return true;
    return continuesComparison[kind] === 0 && (this.startsLine || !this.beginsOperand());
  }

  /** Whether the current token can begin an operand and is not a binary operator. */
  protected beginsOperand(): boolean {
    const { kind, keyword } = this;
    return kind === token.word ? neverBeginsOperand[keyword] === 0 : beginsOperand[kind] === 1;
  }
}
