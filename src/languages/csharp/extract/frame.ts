// What is open around the place that is read: one frame per bracket.

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
  kind: number = FrameKind.file;
  /** Of braces: what was hidden here is seen again where it ends, names of values and of type parameters. */
  valueMark = 0;
  typeMark = 0;
  /** Of braces: names used since then belong to the member that is read. */
  memberMark = 0;
  /** Of braces: the place and the type around them. */
  outerPlace = 0;
  outerType = -1;
  /** The number of the type that the next brace opens, and what it is then. */
  pendingType = -1;
  pendingKind: number = FrameKind.type;
  /** Names are types: in the base list of a type, or in what `where` asks of a type parameter. */
  isHeader = false;
  /** After `=` or `=>`: names are values. */
  isExpression = false;
  /** A declaration has begun that may declare further names after a comma. */
  isDeclaring = false;
  isDelegate = false;
  /** Of a bracket: it holds what a member or a type is given. */
  isParameters = false;
  /** Of a bracket: it holds what a record or class is given, which its whole body sees. */
  isPrimary = false;

  /** For the file itself. */
  begin(): void {
    this.reset(FrameKind.file);
    this.valueMark = 0;
    this.typeMark = 0;
    this.memberMark = 0;
  }

  reset(kind: number): void {
    this.kind = kind;
    this.isParameters = false;
    this.isPrimary = false;
    this.endMember();
  }

  endMember(): void {
    this.pendingType = -1;
    this.isHeader = false;
    this.isExpression = false;
    this.isDeclaring = false;
    this.isDelegate = false;
  }

  /** Whether members, types or namespaces are declared here, and no expression is read. */
  get isDeclarative(): boolean {
    return this.kind <= FrameKind.type && !this.isExpression;
  }
}
