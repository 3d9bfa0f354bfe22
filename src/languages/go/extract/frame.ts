// One frame per open bracket, and one per `if`, `for`, `switch` and `select`.
import { numbered } from '../../kit/numbered.ts';

/**
 * `header`: from `if`, `for`, `switch` or `select` to the end of its last body, the scope of its head.
 * `group`: `var ( … )`. `literal`: `Cart{ … }`. `params`: parameters, results, receiver or type parameters.
 */
export const FrameKind = numbered(0, 'file block header group paren bracket literal struct interface params');

/** Which bracket of a function signature comes next, or that its results were read. */
export const Signature = numbered(0, 'none begun params results');

export const Spec = numbered(0, 'none import var const type');

export class Frame {
  kind: number;
  /** Scope to restore at its end. */
  mark = 0;
  /** At the start of a statement, declaration, field, parameter or element. */
  isAtStart = true;
  /** The next token settles something: the end of a header, an undecided name, the results of a function. */
  isPending = false;
  spec: number = Spec.none;
  /** Scope to restore when a type declaration ends. */
  specMark = 0;
  /** Of the function whose body comes next. */
  signature: number = Signature.none;
  /** Of a function type inside another signature or type; it has no body. */
  innerSignature: number = Signature.none;
  /** Index of its first names in the reader's lists. */
  bindStart = 0;
  signatureStart = 0;
  loneStart = 0;
  /** References since then belong to this frame. */
  referenceMark = 0;
  /** The current operand began with a type literal: a brace after it holds its elements, even in a head. */
  isTypeLiteral = false;
  /** Arrays, slices and maps around the named type of the current operand. */
  typeLevel = 0;
  /** Same, for the type of a literal. At 0 its keys are field names. */
  level = 0;
  /** A name before a bracket that may be a type. */
  undecided = -1;
  undecidedLine = 0;
  undecidedStart = 0;
  /** file: reading a function declaration, after its name. */
  isDeclaration = false;
  hasName = false;
  hasReceiver = false;
  /** block: the body of an `if`, `for`, `switch` or `select`; between `case` and its colon. */
  isControlled = false;
  isInCase = false;
  /** header: a body ended, and only `else` can continue it. */
  isDone = false;
  /** bracket: of a type, not an index or function; of a receiver, which declares its names. */
  isOfType = false;
  declares = false;
  isNamed = false;
  isReceiver = false;
  isTypeParams = false;
  /** The names belong to a function whose body comes next. */
  isCollected = false;

  constructor(kind: number) {
    this.kind = kind;
  }
}
