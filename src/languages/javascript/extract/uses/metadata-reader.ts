// `emitDecoratorMetadata`: the compiler emits values for the types of decorated members.
import { kindsIn } from '../../../kit/byte-table.ts';
import { Keyword, nullables } from './keywords.ts';
import { asMetadata, asNullableMetadata } from './name-uses.ts';
import type { MetadataType } from './pattern-reader.ts';
import * as token from './token-kinds.ts';
import { TypeReader } from './type-reader.ts';

const endsAnnotation = kindsIn(';,=){}\0');

export abstract class MetadataReader extends TypeReader {
  /** The imported name that the type here becomes at run time: `Cart`, `Cart | undefined`, or `Cart[]` for rest parameters. */
  protected findMetadata(isRest: boolean): MetadataType | undefined {
    if (this.kind === token.openBrace) return undefined;
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
    return isWhole && name !== -1 ? { name, ways } : undefined;
  }
}
