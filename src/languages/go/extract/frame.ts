// What is open around the place that is read: one frame per bracket, and one per `if`, `for`, `switch` and `select`.
import { numbered } from '../../kit/numbered.ts';

/**
 * `header`: from `if`, `for`, `switch` or `select` to the end of its last body, since what its head declares lives that
 * long. `group`: `var ( … )`. `literal`: `Cart{ … }`. `params`: parameters, results, receiver or type parameters.
 */
export const FrameKind = numbered(0, 'file block header group paren bracket literal struct interface params');

/** How far the signature of a function is read: which of its brackets comes next, or that its results were read. */
export const Signature = numbered(0, 'none begun params results');

/** What a declaration declares. */
export const Spec = numbered(0, 'none import var const type');

/** Mutable and used again: a file of many brackets makes only as many as are open at once. */
export class Frame {
  kind: number = FrameKind.file;
  /** The scope to return to where it ends. */
  mark = 0;
  /** At the beginning of a statement, a declaration, a field, a parameter or an element. */
  isAtStart = true;
  /** Something waits for the token that comes next: the end of a header, an undecided name, the results of a function. */
  isPending = false;
  spec: number = Spec.none;
  /** The scope to return to where the declaration of a type ends. */
  specMark = 0;
  /** Of the function whose body is to come. */
  signature: number = Signature.none;
  /** Of a function's type, inside another signature or type, which has no body. */
  innerSignature: number = Signature.none;
  /** Where the names that this frame keeps begin in the lists of the reader. */
  bindStart = 0;
  signatureStart = 0;
  loneStart = 0;
  /** References noted since then were noted inside this frame. */
  referenceMark = 0;
  /** The operand being read began with the literal of a type: a brace behind it holds its elements, even in a head. */
  isTypeLiteral = false;
  /** How many arrays, slices and maps stand around the named type: of the operand being read. */
  typeLevel = 0;
  /** The same of a literal's own type. Its keys are names of fields where it is 0. */
  level = 0;
  /** A name before a bracket, which may yet prove a type. */
  undecided = -1;
  undecidedLine = 0;
  undecidedStart = 0;
  /** file: a function's declaration is read, its name was seen. */
  isDeclaration = false;
  hasName = false;
  hasReceiver = false;
  /** block: the body of an `if`, `for`, `switch` or `select`; between `case` and its colon. */
  isControlled = false;
  isInCase = false;
  /** header: a body has ended, and only an `else` can go on. */
  isDone = false;
  /** bracket: of a type and not an index or a function; of a receiver, whose names are declared by it. */
  isOfType = false;
  declares = false;
  /** params: at least one has a name and a type. */
  isNamed = false;
  isReceiver = false;
  isTypeParams = false;
  /** The names are those of a function whose body is to come. */
  isCollected = false;

  reset(kind: number): void {
    this.kind = kind;
    this.isAtStart = true;
    this.isPending = false;
    this.spec = Spec.none;
    this.signature = Signature.none;
    this.innerSignature = Signature.none;
    this.isTypeLiteral = false;
    this.typeLevel = 0;
    this.level = 0;
    this.undecided = -1;
    this.isDeclaration = false;
    this.hasName = false;
    this.hasReceiver = false;
    this.isControlled = false;
    this.isInCase = false;
    this.isDone = false;
    this.isOfType = false;
    this.declares = false;
    this.isNamed = false;
    this.isReceiver = false;
    this.isTypeParams = false;
    this.isCollected = false;
  }
}
