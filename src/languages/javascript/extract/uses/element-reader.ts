// JSX elements: tags, attributes, and text in which only `<` and `{` have a meaning.
import { kindsIn } from '../../../kit/byte-table.ts';
import { ExpressionReader } from './expression-reader.ts';
import { Keyword } from './keywords.ts';
import * as token from './token-kinds.ts';

const joinsTagName = kindsIn('.-:', [token.increment]);

export abstract class ElementReader extends ExpressionReader {
  /** From the `<` of a tag to the final `>`; does not read the next token. */
  protected readElement(): void {
    if (!this.enter()) return;
    this.next();
    this.readTagName();
    if (this.readAttributes()) this.readChildren();
    this.leave();
  }

  private readTagName(): void {
    if (this.kind !== token.word) return;
    const { name } = this;
    const isThis = this.keyword === Keyword.this;
    this.next();
    // `my-cart` and `svg:path` are not variables.
    const isOther = this.kind === token.minus || this.kind === token.colon;
    if (!isThis && !isOther) this.uses.useValue(name);
    while (joinsTagName[this.kind] === 1) {
      this.next();
      if (this.kind === token.word) this.next();
    }
    if (this.kind === token.less) this.readTypeArguments();
  }

  /** Up to the `>` of the tag, which stays the current token. Returns whether children follow. */
  private readAttributes(): boolean {
    for (;;) {
      switch (this.kind) {
        case token.greater:
          return true;
        case token.end:
          return false;
        case token.slash:
          this.next();
          if (this.kind === token.greater) return false;
          break;
        case token.openBrace:
          this.readContainer();
          this.next();
          break;
        case token.equals:
          this.readAttributeValue();
          break;
        default:
          this.next();
      }
    }
  }

  /** Strings here have no escapes and may span lines. */
  private readAttributeValue(): void {
    const { end } = this;
    this.next();
    if (this.kind === token.literal) {
      const close = this.bytes.indexOf(this.bytes[this.start]!, this.start + 1);
      this.nextFrom(close === -1 ? this.length : close + 1);
    } else if (this.kind === token.less) {
      this.readElement();
      this.next();
    } else if (this.kind === token.openBrace) {
      this.readContainer();
      this.next();
    } else if (this.end === end) this.next();
  }

  /** `{…}` with an expression; its closing brace stays the current token. */
  private readContainer(): void {
    this.next();
    this.take(token.ellipsis);
    while (this.kind !== token.closeBrace && this.kind !== token.end) {
      const { start } = this;
      this.readExpressions();
      if (this.start === start && this.kind !== token.closeBrace) this.next();
    }
  }

  private readChildren(): void {
    const { bytes, length } = this;
    let pos = this.end;
    while (pos < length && !this.hasGivenUp) {
      const byte = bytes[pos];
      if (byte === token.openBrace) {
        this.nextFrom(pos);
        this.readContainer();
        pos = this.end;
      } else if (byte !== token.less) pos++;
      else {
        this.nextFrom(pos);
        if (this.peek() === token.slash) break;
        this.readElement();
        pos = this.end;
      }
    }
    const close = bytes.indexOf(token.greater, pos);
    this.nextFrom(close === -1 ? length : close);
  }
}
