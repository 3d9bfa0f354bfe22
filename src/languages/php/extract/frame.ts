// One frame per open bracket.
import { numbered } from '../../kit/numbered.ts';
import type { Closer } from './cursor.ts';

/**
 * What a name means here. `expression`: a function, constant or class, depending on the next token. `supertype`: what a class
 * with a name inherits from, or a trait. `constant`: after `const`, the declared name or its type. `hook`: `get` or `set`, which may have parameters.
 */
export const Mode = numbered(0, 'expression type supertype constant adaptation hook nothing');

/**
 * `block`: the file, or the braces of a statement. `adaptations`: `use Priced { … }` in a class. `attributes`: `#[ … ]`.
 * `inString`: `{ … }` in a string. `hooks`: `{ get => …; }` after a property.
 */
export const FrameKind = numbered(
  0,
  'block function class enum adaptations paren params bracket attributes inString hooks',
);

/** How far the signature of a function has been read. */
export const Signature = numbered(0, 'none begun params');

export class Frame {
  readonly kind: number;
  mode: number;
  /** The mode at the start of a statement, member or parameter. */
  readonly restMode: number;
  signature: number = Signature.none;
  /** After a class or enum header: the kind of frame that the next brace opens. */
  body: number = FrameKind.block;
  /** The mode in the next parentheses: types after `catch`, nothing after `declare`. */
  parenMode: number = Mode.expression;
  /** `const A = 1, B = 2` */
  isConstants = false;
  /** inString: how the string ends. */
  closer: Closer | undefined;

  constructor(kind: number, mode: number) {
    this.kind = kind;
    this.mode = mode;
    this.restMode = mode;
  }

  endStatement(): void {
    this.mode = this.restMode;
    this.signature = Signature.none;
    this.body = FrameKind.block;
    this.parenMode = Mode.expression;
    this.isConstants = false;
  }
}
