// The context of a token: one frame per open bracket.

export const FrameKind = {
  file: 0,
  namespace: 1,
  /** The body of a class, struct, interface or record. */
  type: 2,
  enumBody: 3,
  /** Any other braces: bodies, accessors, initializers. */
  block: 4,
  paren: 5,
  bracket: 6,
  attribute: 7,
  hole: 8,
} as const;

export class Frame {
  readonly kind: number;
  /** Braces: names of values and type parameters hidden since these marks become visible again at the end. */
  valueMark = 0;
  typeMark = 0;
  /** Braces: references since this mark belong to the current member. */
  memberMark = 0;
  /** Braces: the enclosing place and type. */
  outerPlace = 0;
  outerType = -1;
  /** The type that the next brace opens, and the kind of its frame. */
  pendingType = -1;
  pendingKind: number = FrameKind.type;
  /** In a base list or a `where` constraint: names are types. */
  isHeader = false;
  /** In a header, after `where`. */
  isConstraint = false;
  /** After `=` or `=>`: names are values. */
  isExpression = false;
  /** In a declaration that may declare more names after a comma. */
  isDeclaring = false;
  isDelegate = false;
  /** Bracket: holds the parameters of a member or type. */
  isParameters = false;
  /** Bracket: holds primary constructor parameters, visible in the whole body. */
  isPrimary = false;

  constructor(kind: number) {
    this.kind = kind;
  }

  endMember(): void {
    this.pendingType = -1;
    this.isHeader = false;
    this.isExpression = false;
    this.isDeclaring = false;
    this.isDelegate = false;
  }

  /** Whether declarations are expected, not an expression. */
  get isDeclarative(): boolean {
    return this.kind <= FrameKind.type && !this.isExpression;
  }
}
