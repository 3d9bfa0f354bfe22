// Elements of JSX: tags and attributes, and text in which nothing means anything but `<` and `{`.
import { ExpressionReader } from './expression-reader.ts';
import * as keywords from './keywords.ts';
import * as token from './token-kinds.ts';

export abstract class ElementReader extends ExpressionReader {
  /** From the `<` of a tag to the `>` that ends the element; the token behind that is not read yet. */
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
    const isThis = this.keyword === keywords.keywordThis;
    this.next();
    // `my-cart` and `svg:path` are no names of variables.
    const isOther = this.kind === token.minus || this.kind === token.colon;
    if (name !== -1 && !isThis && !isOther) this.uses.useValue(name, false);
    while (
      this.kind === token.dot ||
      this.kind === token.minus ||
      this.kind === token.colon ||
      this.kind === token.increment
    ) {
      this.next();
      if (this.kind === token.word) this.next();
    }
    if (this.kind === token.lessThan) this.readTypeArguments();
  }

  /** Up to the `>` of the tag, which stays the last token; returns whether children follow. */
  private readAttributes(): boolean {
    for (;;) {
      switch (this.kind) {
        case token.greaterThan:
          return true;
        case token.end:
          return false;
        case token.slash:
          this.next();
          if (this.kind === token.greaterThan) return false;
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

  /** A string here has no escapes and can have many lines. */
  private readAttributeValue(): void {
    const { end } = this;
    this.next();
    if (this.kind === token.literal) {
      const close = this.bytes.indexOf(this.bytes[this.start]!, this.start + 1);
      this.nextFrom(close === -1 ? this.length : close + 1);
    } else if (this.kind === token.lessThan) {
      this.readElement();
      this.next();
    } else if (this.kind === token.openBrace) {
      this.readContainer();
      this.next();
    } else if (this.end === end) this.next();
  }

  /** `{…}` with an expression in it; the brace at its end stays the last token. */
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
    while (pos < length && !this.isLost) {
      const byte = bytes[pos];
      if (byte === token.openBrace) {
        this.nextFrom(pos);
        this.readContainer();
        pos = this.end;
      } else if (byte !== token.lessThan) pos++;
      else {
        this.nextFrom(pos);
        if (this.peek() === token.slash) break;
        this.readElement();
        pos = this.end;
      }
    }
    const close = bytes.indexOf(token.greaterThan, pos);
    this.nextFrom(close === -1 ? length : close);
  }
}
