// What is open around the place that is read: one frame per bracket, per `end` to come, and per literal that was left
// for the code inside its `#{ }`.
import { numbered } from '../../kit/numbered.ts';

/**
 * `interpolation` is `#{` in a literal, `hereInterpolation` in a here document; `suspended` a literal that goes on behind
 * the here documents that begin on its first line; `params` those of `def`: what follows shows whether an `end` will.
 * From `block` on, an `end` closes the frame; `loop` may have a `do`; `namespace` is a class or module.
 */
export const FrameKind = numbered(
  0,
  'file paren bracket brace interpolation hereInterpolation suspended params block loop def namespace',
);
export const firstEnded = FrameKind.block;

/** Mutable and used again: a file of many blocks makes only as many as are open at once. */
export class Frame {
  kind: number = FrameKind.file;
  /** The number of the classes and modules around. */
  nesting = 0;
  /** Inside a method: runs when somebody calls it. */
  isLazy = false;
  /** Inside `class << self`, whose constants are nobody's. */
  isSingleton = false;
  /** In the first line: of a class, whose own nesting does not hold yet; of a loop, whose own a `do` would be. */
  isHead = false;
  ownNesting = 0;
  /** namespace: nothing but constants and further classes was seen in it. */
  isBare = false;
  /** The literal that was left: its brackets, those of its own kind open in it, and its form. */
  open = 0;
  close = 0;
  depth = 0;
  flags = 0;
  /** The here document that was left. */
  idStart = 0;
  idEnd = 0;
  pendingAt = 0;
  pendingBase = 0;
  lex = 0;
}
