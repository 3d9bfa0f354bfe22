// What is open around the place that is read: one frame per bracket.
import { numbered } from '../../kit/numbered.ts';
import type { Closer } from './cursor.ts';

/**
 * What a name means where it stands. `expression`: a function, constant or class, as what follows it says. `constant`:
 * behind `const`, the name that is declared or its type. `hook`: `get` or `set`, which may have parameters.
 */
export const Mode = numbered(0, 'expression type constant adaptation hook nothing');

/**
 * `block`: the file, or the braces of a statement. `adaptations`: `use Priced { … }` in a class. `attributes`: `#[ … ]`.
 * `inString`: `{ … }` in a string. `hooks`: `{ get => …; }` behind a property.
 */
export const FrameKind = numbered(
  0,
  'block function class enum adaptations paren params bracket attributes inString hooks',
);

/** How far the signature of a function is read. */
export const Signature = numbered(0, 'none begun params');

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
