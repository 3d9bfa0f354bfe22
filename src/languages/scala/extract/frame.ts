// What is open around the place that is read: one frame per bracket, and one per class whose body is told by indentation.

export const FrameKind = {
  file: 0,
  /** `package shop { … }` */
  packaging: 1,
  /** Up to here a frame holds declarations, all of them seen in all of it. */
  classBody: 2,
  block: 3,
  /** The arguments of a call, an expression, a tuple or a pattern. */
  paren: 4,
  params: 5,
  /** `[T <: Item]` of a declaration. */
  typeParams: 6,
  bracket: 7,
  /** Between the brackets after a `for`: what is declared there is seen after them. */
  forHead: 8,
  template: 9,
} as const;

/** What the next name declares. */
export const Awaited = { nothing: 0, method: 1, value: 2, type: 3, alias: 4, given: 5 } as const;

/** How far the head of a class has been read; `anonymous` is after `new`. */
export const Head = { none: 0, name: 1, supertypes: 2, anonymous: 3 } as const;

export class Frame {
  kind: number = FrameKind.file;
  /** The scope to return to where it ends, and among members where the next declaration begins. */
  mark = 0;
  awaited: number = Awaited.nothing;
  /** Where the token begins after which the parameters of a function may follow; -1 for none. */
  signatureAt = -1;
  head: number = Head.none;
  /** Of the class whose head is read, fully qualified; empty for one that has no name outside. */
  headPath = '';
  headStart = 0;
  /** The references before its name. */
  headMark = 0;
  headIndent = 0;
  isHeadEnum = false;
  isHeadPackage = false;
  /** At the beginning of a parameter, or of a supertype in a head. */
  isAtStart = false;
  /** Small names declare something: after `case`, and inside the brackets after `val`. */
  isPattern = false;
  isMemberPattern = false;
  /** After the `if` of a `case`. */
  isGuard = false;
  /** The scope to return to where the next `case` begins; -1 before the first. */
  caseMark = -1;
  /** Where the names begin that may prove to be parameters: `(a, b) =>`. */
  firstCandidate = 0;
  /** Where it was opened, and the references before that. */
  start = 0;
  referenceMark = 0;
  /** class and package: its fully qualified name; where its members begin. */
  path = '';
  firstMember = 0;
  isEnum = false;
  /** Its functions and values can be named by other files. */
  isOpenToAll = false;
  /** The indentation of its first member; what is declared deeper is inside a member. */
  memberIndent = -1;
  /** A class that ends with the first line that is indented no more than this; -1 for one in braces. */
  ownerIndent = -1;
  /** Lines that are deeper belong to an `extension`; -1 without one. */
  extensionIndent = -1;
  extensionLine = -1;

  reset(kind: number, mark: number, start: number): void {
    this.kind = kind;
    this.mark = mark;
    this.start = start;
    this.awaited = Awaited.nothing;
    this.signatureAt = -1;
    this.head = Head.none;
    this.isAtStart = kind === FrameKind.params || kind === FrameKind.typeParams;
    this.isPattern = false;
    this.isMemberPattern = false;
    this.isGuard = false;
    this.caseMark = -1;
    this.path = '';
    this.isEnum = false;
    this.isOpenToAll = false;
    this.memberIndent = -1;
    this.ownerIndent = -1;
    this.extensionIndent = -1;
  }
  /** In round brackets, names may prove to be parameters. */
  get isRound(): boolean {
    return this.kind === FrameKind.paren || this.kind === FrameKind.forHead;
  }

  /** Whether names at the beginning of its parts are declared there. */
  get takesParams(): boolean {
    return this.kind === FrameKind.params || this.kind === FrameKind.typeParams;
  }

  /** Whether what is declared in it ends with it. */
  get endsScope(): boolean {
    const { kind } = this;
    const isBraced = kind >= FrameKind.packaging && kind <= FrameKind.block;
    return isBraced || kind === FrameKind.template || kind === FrameKind.bracket;
  }
}
