// How far a text is cut into tokens: what the parts of the lexer that are seldom needed read on from, and move on.
import * as block from './token-block.ts';
import * as Token from './token.ts';

export class Progress {
  /** How many tokens the block holds. */
  size = 0;
  /** Of the token that comes next. */
  line = 1;
  /** How many brackets are open. */
  depth = 0;

  add(kind: number): void {
    block.kinds[this.size++] = kind;
  }

  addName(word: number): void {
    block.wordOf[this.size] = word;
    block.lineOf[this.size] = this.line;
    this.add(Token.name);
  }
}
