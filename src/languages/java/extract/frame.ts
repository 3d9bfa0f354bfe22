// One frame per open bracket.

export const FrameKind = {
  /** A class body, or the file itself. */
  class: 0,
  block: 1,
  /** Arguments, an expression, or the head of a statement. */
  paren: 2,
  /** Of a method, a constructor or a record. */
  params: 3,
  /** A record pattern: `case Item(Price price, int count)`. */
  pattern: 4,
  bracket: 5,
  /** `<Cart>` after a type or before a called method. */
  typeArguments: 6,
  /** `<T extends Cart>` of a declaration. */
  typeParameters: 7,
} as const;

/** What the names alone in brackets are: `(cart)`, `(Cart) order`, `(cart, item) -> …`. */
export const Lone = { values: 0, types: 1, parameters: 2 } as const;

export class Frame {
  kind: number;
  /** Scopes to restore when a member of the class ends, and at the end; for a class, the one before its head. */
  mark: number;
  outerMark: number;
  /** class: its name outside; undefined if no other file can name it. */
  path: string | undefined;
  isDeclared = false;
  /** Names in it may be inherited. */
  isHeir = false;
  /** class: its first member, and the references before it. */
  firstMember = 0;
  referenceMark = 0;
  /** class: after the `=` of a field, where names belong to an expression. */
  isInitializer = false;
  /** class: after `throws`. */
  isTypeList = false;
  isPrivate = false;
  /** class: reading enum constants. */
  isConstants = false;
  /** class, block, header: after the comma of a declaration, where another name may follow. */
  isAfterComma = false;
  /** block: between `case` and its colon or arrow. */
  isCase = false;
  /** paren: of `if`, `for` …; of an annotation. */
  isHeader = false;
  isAnnotation = false;
  /** paren: of a `catch`, where `|` separates types. */
  isCatch = false;
  /** paren: an operand, or a cast. */
  isOperand = false;
  lone: number = Lone.values;
  /** paren: of `new Cart(…)`, where a class body may follow; the place of the type. */
  isNew = false;
  newType = -1;
  /** params: of a record; its components are fields. */
  isRecord = false;
  /** typeArguments: before the name of a called method. */
  isCall = false;
  /** bracket: empty, part of an array type. */
  isDimension = false;
  /** typeParameters: a declared name comes next. */
  isNameNext = true;

  constructor(kind: number, mark: number) {
    this.kind = kind;
    this.mark = mark;
    this.outerMark = mark;
  }

  get isAngle(): boolean {
    return this.kind >= FrameKind.typeArguments;
  }
}
