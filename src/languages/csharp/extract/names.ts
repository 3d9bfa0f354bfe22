// The names in a list of tokens: as numbers while they are compared, as strings where they are kept.
import { NameTable } from '../../../std/name-table.ts';
import type { TokenList } from './token-list.ts';
import { Token } from './tokens.ts';

/** Used for one file after the other. */
const table = new NameTable();

export class Names {
  readonly #tokens: TokenList;
  readonly #text: Buffer;

  constructor(tokens: TokenList, bytes: Uint8Array) {
    this.#tokens = tokens;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    table.begin(bytes);
  }

  start(token: number): number {
    return this.#tokens.starts[token]!;
  }

  numberOf(token: number): number {
    return table.numberOf(this.#tokens.starts[token]!, this.#tokens.ends[token]!);
  }

  /** Of all that is written from one name to another, with the type arguments of that. */
  numberOfChain(first: number, last: number): number {
    const { kinds, matches, starts, ends } = this.#tokens;
    const end = kinds[last + 1] === Token.openAngle ? matches[last + 1]! : last;
    return table.numberOf(starts[first]!, ends[end]!);
  }

  /** `_` */
  isDiscard(token: number): boolean {
    const start = this.#tokens.starts[token]!;
    return this.#tokens.ends[token] === start + 1 && this.#text[start] === 95;
  }

  text(token: number): string {
    return this.#text.toString('utf8', this.#tokens.starts[token], this.#tokens.ends[token]);
  }

  /** `Shop.Cart<,>.Line`: the names from one token to another, with the number of their type arguments. */
  chain(first: number, last: number): string {
    const { kinds, matches } = this.#tokens;
    let chain = '';
    let at = first;
    for (;;) {
      const kind = kinds[at]!;
      if (kind === Token.openAngle) {
        const close = matches[at]!;
        chain += `<${','.repeat(this.arityOf(at, close) - 1)}>`;
        at = close;
      } else if (kind === Token.doubleColon) chain += '::';
      else if (kind === Token.dot) chain += '.';
      else chain += this.text(at);
      // The arguments of the last name belong to it.
      if (at >= last && kinds[at + 1] !== Token.openAngle) return chain;
      at++;
    }
  }

  /** How many types stand between a `<` and its `>`. */
  arityOf(open: number, close: number): number {
    const { kinds, matches } = this.#tokens;
    let arity = 1;
    let depth = 0;
    for (let at = open + 1; at < close; at++) {
      const kind = kinds[at]!;
      if ((kind === Token.less || kind === Token.openAngle) && matches[at]! > at && matches[at]! < close) {
        at = matches[at]!;
      } else if (kind === Token.openParen || kind === Token.openBracket) depth++;
      else if (kind === Token.closeParen || kind === Token.closeBracket) depth--;
      else if (kind === Token.comma && depth === 0) arity++;
    }
    return arity;
  }
}
