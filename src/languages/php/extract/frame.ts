// What is open around the place that is read: one frame per bracket.
import * as Mode from './mode.ts';
import type { Closer } from './cursor.ts';

export const FrameKind = {
  /** The file, or the braces of a statement. */
  block: 0,
  function: 1,
  class: 2,
  enum: 3,
  /** `use Priced { … }` in a class */
  adaptations: 4,
  paren: 5,
  params: 6,
  bracket: 7,
  /** `#[ … ]` */
  attributes: 8,
  /** `{ … }` in a string */
  inString: 9,
  /** `{ get => …; set(Cart $cart) { … } }` behind a property */
  hooks: 10,
} as const;

/** How far the signature of a function has been read. */
export const Signature = { none: 0, begun: 1, params: 2 } as const;

/** Mutable and used again: a file of many brackets makes only as many as are open at once. */
export class Frame {
  kind: number = FrameKind.block;
  mode: number = Mode.expression;
  /** The mode at the beginning of a statement, a member or a parameter. */
  restMode: number = Mode.expression;
  signature: number = Signature.none;
  /** After the head of a class or enum: the kind of frame that the next brace opens. */
  body: number = FrameKind.block;
  /** The mode of the next round bracket: types behind `catch`, nothing behind `declare`. */
  parenMode: number = Mode.expression;
  /** `const A = 1, B = 2` */
  isConstants = false;
  /** inString: how the string goes on to its end. */
  closer: Closer | undefined;

  reset(kind: number, mode: number): void {
    this.kind = kind;
    this.mode = mode;
    this.restMode = mode;
    this.endStatement();
    this.closer = undefined;
  }

  endStatement(): void {
    this.mode = this.restMode;
    this.signature = Signature.none;
    this.body = FrameKind.block;
    this.parenMode = Mode.expression;
    this.isConstants = false;
  }
}
