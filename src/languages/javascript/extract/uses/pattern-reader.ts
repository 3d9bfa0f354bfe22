// Variable declarations: names, destructuring patterns, and function parameters.
import { kindsIn } from '../../../kit/byte-table.ts';
import { Keyword, nullables, parameterModifiers } from './keywords.ts';
import { asMetadata, asNullableMetadata } from './name-uses.ts';
import * as token from './token-kinds.ts';
import { TokenReader } from './token-reader.ts';

/** `var` reaches the whole function. */
export type Reach = 'scope' | 'function';

/** An imported name that `emitDecoratorMetadata` may turn into a value, and in which of the two ways. */
export interface MetadataType {
  readonly name: number;
  readonly ways: number;
}

const endsAnnotation = kindsIn(';,=){}\0');

export abstract class PatternReader extends TokenReader {
  protected abstract readType(): boolean;
  protected abstract readQualifiers(): void;
  protected abstract readExpression(): void;
  protected abstract readDecorators(): boolean;

  /** The number of the imported name at the current token; -1 for any other. */
  protected get name(): number {
    return this.names.find(this.start, this.end);
  }

  protected declareHere(reach: Reach = 'scope'): void {
    if (reach === 'scope') this.uses.declareValue(this.name);
    else this.uses.declareVariable(this.name);
  }

  protected readPattern(reach: Reach): void {
    if (this.kind === token.word) {
      this.declareHere(reach);
      this.next();
      return;
    }
    const isObject = this.kind === token.openBrace;
    if ((!isObject && this.kind !== token.openBracket) || !this.enter()) return;
    this.next();
    this.readList(isObject ? token.closeBrace : token.closeBracket, () => {
      this.take(token.ellipsis);
      if (isObject) this.readPropertyPattern(reach);
      else this.readPattern(reach);
      this.readInitialValue();
    });
    this.leave();
  }

  private readPropertyPattern(reach: Reach): void {
    if (this.kind === token.openBracket) this.readComputedName();
    else if (this.peek() === token.colon) this.next();
    else if (this.kind === token.word) this.readPattern(reach);
    if (this.take(token.colon)) this.readPattern(reach);
  }

  private readInitialValue(): void {
    if (this.take(token.equals)) this.readExpression();
  }

  /** `[key]` as the name of a member. */
  protected readComputedName(): void {
    this.next();
    this.readExpression();
    this.take(token.closeBracket);
  }

  /** The name of a member; false if there is none. */
  protected readMemberName(): boolean {
    const { kind } = this;
    if (kind === token.openBracket) this.readComputedName();
    else if (kind === token.word || kind === token.literal || kind === token.privateName) this.next();
    else return false;
    return true;
  }

  /** The `(…)` of a function or its type. Returns whether a parameter is decorated; `types` collects metadata types. */
  protected readParameters(types?: MetadataType[]): boolean {
    if (!this.take(token.openParen)) return false;
    let isDecorated = false;
    this.readList(token.closeParen, () => {
      if (this.readDecorators()) isDecorated = true;
      while (parameterModifiers[this.keyword] === 1 && this.namesFollow()) this.next();
      const isRest = this.take(token.ellipsis);
      this.readPattern('scope');
      this.take(token.question);
      if (this.take(token.colon)) this.readAnnotation(types, isRest);
      this.readInitialValue();
    });
    return isDecorated;
  }

  private namesFollow(): boolean {
    const next = this.peek();
    return next === token.word || next === token.openBrace || next === token.openBracket;
  }

  /** A type after its colon; `types` collects metadata types. */
  protected readAnnotation(types: MetadataType[] | undefined, isRest = false): void {
    types?.push(...this.findMetadata(isRest));
    this.readType();
  }

  /** The imported name that the type here becomes at run time: `Cart`, `Cart | undefined`, or `Cart[]` for rest parameters. */
  private findMetadata(isRest: boolean): readonly MetadataType[] {
    if (this.kind === token.openBrace) return [];
    const place = this.mark();
    let name = -1;
    let ways = asMetadata;
    let isOther = false;
    let open = 0;
    do {
      for (; this.kind === token.bar || this.kind === token.openParen; this.next())
        if (this.kind === token.openParen) open++;
      if (nullables[this.keyword] === 1) ways = asNullableMetadata;
      else if (this.keyword !== Keyword.never) {
        isOther = this.name === -1 || (name !== -1 && this.name !== name);
        name = this.name;
      }
      this.next();
      this.readQualifiers();
      if (isRest && !(this.take(token.openBracket) && this.take(token.closeBracket))) isOther = true;
      for (; open > 0 && this.kind === token.closeParen; open--) this.next();
    } while (!isOther && this.kind === token.bar);
    const isWhole = !isOther && open === 0 && (this.startsLine || endsAnnotation[this.kind] === 1);
    this.returnTo(place);
    return isWhole && name !== -1 ? [{ name, ways }] : [];
  }
}
