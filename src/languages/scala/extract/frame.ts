// One frame per open bracket, and one per class whose body is delimited by indentation.

export const FrameKind = {
  file: 0,
  /** `package shop { … }` */
  packaging: 1,
  /** Kinds up to here hold declarations that are visible throughout the frame. */
  classBody: 2,
  block: 3,
  /** Call arguments, an expression, a tuple or a pattern. */
  paren: 4,
  params: 5,
  /** `[T <: Item]` of a declaration. */
  typeParams: 6,
  bracket: 7,
  /** The brackets after `for`: their names stay visible after them. */
  forHead: 8,
  template: 9,
} as const;

export const Expected = { nothing: 0, method: 1, value: 2, type: 3, alias: 4, given: 5 } as const;

/** How far the head of a class was read; `anonymous` comes after `new`. */
export const Head = { none: 0, name: 1, supertypes: 2, anonymous: 3 } as const;

export class Frame {
  kind: number;
  /** Scope to restore at its end; for members, the start of the next declaration. */
  mark: number;
  expected: number = Expected.nothing;
  /** Start of the token after which parameters may follow; -1 for none. */
  signatureAt = -1;
  head: number = Head.none;
  /** Full name of the class whose head is being read; empty if it has no name outside. */
  headPath = '';
  headStart = 0;
  /** References before its name. */
  headMark = 0;
  headIndent = 0;
  isHeadEnum = false;
  isHeadPackage = false;
  /** At the start of a parameter, or of a supertype in a head. */
  isAtStart: boolean;
  /** Lower-case names are declarations: after `case`, and in brackets after `val`. */
  isPattern = false;
  isMemberPattern = false;
  /** After the `if` of a `case`. */
  isGuard = false;
  /** Scope to restore at the next `case`; -1 before the first. */
  caseMark = -1;
  /** Index of the first name that may be a parameter: `(a, b) =>`. */
  firstCandidate = 0;
  /** Its position, and the references before it. */
  start: number;
  referenceMark = 0;
  /** class and package: its full name; where its members begin. */
  path = '';
  firstMember = 0;
  isEnum = false;
  /** Other files can name its functions and values. */
  isOpenToAll: boolean;
  /** Indentation of its first member; deeper declarations belong to a member. */
  memberIndent = -1;
  /** A class that ends at the first line indented no deeper; -1 for one in braces. */
  ownerIndent = -1;
  /** Deeper lines belong to an `extension`; -1 without one. */
  extensionIndent = -1;
  extensionLine = -1;

  constructor(kind: number, mark: number, start: number) {
    this.kind = kind;
    this.mark = mark;
    this.start = start;
    this.isAtStart = this.takesParams;
    this.isOpenToAll = kind <= FrameKind.packaging;
  }

  /** Nothing below a class that ended with a brace, or has no body, is inside it, however deep its lines are indented. */
  endHead(): void {
    if (this.headIndent <= this.memberIndent) this.memberIndent = -1;
  }

  /** In parentheses, names may be parameters. */
  get isRound(): boolean {
    return this.kind === FrameKind.paren || this.kind === FrameKind.forHead;
  }

  /** Whether names at the start of its parts are declarations. */
  get takesParams(): boolean {
    return this.kind === FrameKind.params || this.kind === FrameKind.typeParams;
  }

  /** Whether its declarations end with it. */
  get endsScope(): boolean {
    const { kind } = this;
    const isBraced = kind >= FrameKind.packaging && kind <= FrameKind.block;
    return isBraced || kind === FrameKind.template || kind === FrameKind.bracket;
  }
}
