// What is open around the place that is read: one frame per bracket, and one per `if`, `for`, `switch` and `select`.

export const FrameKind = {
  file: 0,
  block: 1,
  /** From `if`, `for`, `switch` or `select` to the end of its last body: what its head declares lives that long. */
  header: 2,
  /** `var ( … )` */
  group: 3,
  paren: 4,
  bracket: 5,
  /** `Cart{ … }` */
  literal: 6,
  struct: 7,
  interface: 8,
  /** The parameters, results, receiver or type parameters of a function, the type parameters of a type. */
  params: 9,
} as const;

/** How far the signature of a function has been read. */
export const Signature = {
  none: 0,
  /** The next bracket holds the parameters. */
  begun: 1,
  /** The next bracket, if it follows at once, holds the results. */
  params: 2,
  results: 3,
} as const;

/** What a declaration declares. */
export const Spec = { none: 0, import: 1, var: 2, const: 3, type: 4 } as const;

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
