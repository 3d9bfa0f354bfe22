// The context of a position: one frame per open bracket, per expected `end`, and per literal interrupted by `#{ }`.
import { numbered } from '../../kit/numbered.ts';

/**
 * `interpolation` is `#{` in a literal, `hereInterpolation` in a heredoc. `suspended` is a literal that continues after
 * the heredocs that begin on its first line. `params` are those of `def`: what follows decides whether an `end` is
 * expected. From `block` on, an `end` closes the frame; `loop` may have a `do`; `namespace` is a class or module.
 */
export const FrameKind = numbered(
  0,
  'file bracket paren params brace interpolation hereInterpolation suspended block loop def namespace',
);

export interface Literal {
  /** -1 if no brackets nest in it. */
  readonly open: number;
  readonly close: number;
  readonly form: number;
}

export interface HereDocument {
  /** Of its terminator. */
  readonly start: number;
  readonly end: number;
  readonly form: number;
}

export class Frame {
  readonly kind: number;
  /** The enclosing classes and modules. */
  nesting = 0;
  /** Inside a method, or a block with `do`: runs when it is called, mostly after the file was loaded. */
  isLazy = false;
  /** Inside `class << self`, whose constants are not visible elsewhere. */
  isSingleton = false;
  /** On the first line of a class, whose nesting does not apply yet, or of a loop, which may own a `do`. */
  isHead = false;
  ownNesting = 0;
  /** The number of imports before it. */
  importsBefore = 0;
  /** namespace: contains only constants and classes so far. */
  isBare = false;
  /** The interrupted literal, and how many brackets of its own kind are open. */
  literal: Literal | undefined;
  depth = 0;
  /** The interrupted heredoc, and those after it. */
  here: HereDocument | undefined;
  pending: HereDocument[] = [];
  pendingAt = 0;
  lex = 0;
  /** Among the arguments of an association of Rails. */
  isAssociation = false;

  constructor(kind: number) {
    this.kind = kind;
  }
}
