// The members of interfaces and object types.
import { kindsIn } from '../../../kit/byte-table.ts';
import { Keyword, modifiers } from './keywords.ts';
import { type MetadataType, PatternReader } from './pattern-reader.ts';
import * as token from './token-kinds.ts';

const beginsMember = kindsIn('[*', [token.word, token.literal, token.privateName]);

export abstract class TypeMemberReader extends PatternReader {
  protected abstract readSignature(types?: MetadataType[]): boolean;

  /** `{…}` of an interface or object type, including mapped types. */
  protected readTypeMembers(): void {
    if (this.leaveUnused() || !this.enter()) return;
    this.next();
    this.uses.openScope(false);
    this.readList(token.closeBrace, () => this.readTypeMember());
    this.uses.closeScope();
    this.leave();
  }

  protected readTypeMember(): void {
    switch (this.kind) {
      case token.openBracket:
        this.readBracketedMember();
        break;
      case token.word:
      case token.literal:
      case token.privateName:
        if (modifiers[this.keyword] === 1 && this.isMemberNext()) this.next();
        else {
          const isConstructor = this.keyword === Keyword.new && this.isSignatureNext();
          this.next();
          if (!isConstructor) this.readMemberType();
        }
        break;
      case token.openParen:
      case token.less:
        this.readMethodSignature();
        break;
      default:
        // `;`, `,` and the signs before `readonly`.
        this.next();
    }
  }

  /** `?: Order`, `(): Order` */
  protected readMemberType(): void {
    while (this.kind === token.question || this.kind === token.minus || this.kind === token.plus) this.next();
    if (this.kind === token.openParen || this.kind === token.less) this.readMethodSignature();
    else if (this.take(token.colon)) this.readType();
  }

  protected readMethodSignature(): void {
    this.uses.openScope(true);
    this.readSignature();
    this.uses.closeScope();
  }

  /** `[key: string]: Order`, `[Key in Keys as Name]?: Order`, `[symbol]: Order` */
  protected readBracketedMember(): void {
    const place = this.mark();
    this.next();
    const { name } = this;
    const isName = this.kind === token.word;
    this.next();
    if (isName && this.take(token.colon)) this.readType();
    else if (isName && this.takeKeyword(Keyword.in)) {
      this.uses.declareType(name);
      this.readType();
      if (this.takeKeyword(Keyword.as)) this.readType();
    } else {
      this.returnTo(place);
      this.readComputedName();
      this.readMemberType();
      return;
    }
    this.take(token.closeBracket);
    this.readMemberType();
  }

  protected isSignatureNext(): boolean {
    const next = this.peek();
    return next === token.openParen || next === token.less;
  }

  /** Whether the word here is a modifier of the member after it. */
  protected isMemberNext(): boolean {
    return beginsMember[this.peek()] === 1;
  }
}
