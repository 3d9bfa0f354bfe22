// What is open around the place that is read: one frame per bracket.

export const FrameKind = {
  /** The body of a class, or the file itself. */
  class: 0,
  block: 1,
  /** Arguments, or the head of a statement. */
  paren: 2,
  /** An expression in brackets, a cast, or the parameters of a lambda: what follows will tell. */
  undecided: 3,
  /** Of a method, a constructor or a record. */
  params: 4,
  /** Of a record, taken apart: `case Item(Price price, int count)`. */
  pattern: 5,
  bracket: 6,
  /** `<Cart>` after a type, or before the name of a method that is called. */
  typeArguments: 7,
  /** `<T extends Cart>` where it declares. */
  typeParameters: 8,
} as const;

/** Mutable and used again: a file of many brackets makes only as many as are open at once. */
export class Frame {
  kind: number = FrameKind.class;
  /** The scopes to return to where a member of the class ends. */
  typeMark = 0;
  variableMark = 0;
  /** Where it ends; for a class, those from before its head. */
  outerTypeMark = 0;
  outerVariableMark = 0;
  /** class: its number, and what it is called outside; undefined where nobody outside can name it. */
  classId = 0;
  path: string | undefined;
  isDeclared = false;
  /** class: between the `=` of a field and its end, where names are those of an expression. */
  isInitializer = false;
  /** class: after `throws`. */
  isTypeList = false;
  /** class: a member that is private. */
  isPrivate = false;
  /** class: the constants of an enum are read. */
  isConstants = false;
  /** class, block, header: the comma of a declaration was read, and another name may follow. */
  isAfterComma = false;
  /** block: between `case` and its colon or arrow. */
  isCase = false;
  /** paren: of `if`, `for` …; of an annotation. */
  isHeader = false;
  isAnnotation = false;
  /** paren: of a `catch`, where types stand between bars. */
  isCatch = false;
  /** paren: of `new Cart(…)`, after which a class body may follow; where the name of its type stands. */
  isNew = false;
  typeStart = 0;
  typeEnd = 0;
  /** undecided: nothing but names, commas and `&` so far. */
  isPure = false;
  /** undecided: where its names begin in the list of them. */
  loneStart = 0;
  /** params: of a record, whose components are fields. */
  isRecord = false;
  /** typeArguments: before the name of a method that is called. */
  isCall = false;
  /** bracket: of a type, with nothing in it. */
  isDimension = false;
  /** typeParameters: a name that is declared comes next. */
  isNameNext = false;

  reset(kind: number): void {
    this.kind = kind;
    this.path = undefined;
    this.isDeclared = false;
    this.isInitializer = false;
    this.isTypeList = false;
    this.isPrivate = false;
    this.isConstants = false;
    this.isAfterComma = false;
    this.isCase = false;
    this.isHeader = false;
    this.isAnnotation = false;
    this.isCatch = false;
    this.isNew = false;
    this.isPure = true;
    this.isRecord = false;
    this.isCall = false;
    this.isDimension = false;
    this.isNameNext = true;
  }
}

export function isAngle({ kind }: Frame): boolean {
  return kind >= FrameKind.typeArguments;
}
