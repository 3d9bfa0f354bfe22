// One frame per open bracket.

export const FrameKind = {
  /** A class body, or the file itself. */
  class: 0,
  block: 1,
  /** Arguments, or the head of a statement. */
  paren: 2,
  /** An expression, a cast or lambda parameters, decided by what follows. */
  undecided: 3,
  /** Of a method, a constructor or a record. */
  params: 4,
  /** A record pattern: `case Item(Price price, int count)`. */
  pattern: 5,
  bracket: 6,
  /** `<Cart>` after a type or before a called method. */
  typeArguments: 7,
  /** `<T extends Cart>` of a declaration. */
  typeParameters: 8,
} as const;

export class Frame {
  kind: number;
  /** Scopes to restore when a member of the class ends. */
  typeMark = 0;
  variableMark = 0;
  /** Scopes to restore at its end; for a class, those before its head. */
  outerTypeMark = 0;
  outerVariableMark = 0;
  /** class: its number and its name outside; undefined if no other file can name it. */
  classId = 0;
  path: string | undefined;
  isDeclared = false;
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
  /** paren: of `new Cart(…)`, where a class body may follow; the position of the type name. */
  isNew = false;
  typeStart = 0;
  typeEnd = 0;
  /** undecided: only names, commas and `&` so far. */
  isPure = true;
  /** undecided: index of its first name in `lone`. */
  loneStart = 0;
  /** params: of a record; its components are fields. */
  isRecord = false;
  /** typeArguments: before the name of a called method. */
  isCall = false;
  /** bracket: empty, part of an array type. */
  isDimension = false;
  /** typeParameters: a declared name comes next. */
  isNameNext = true;

  constructor(kind: number) {
    this.kind = kind;
  }
}

export function isAngle({ kind }: Frame): boolean {
  return kind >= FrameKind.typeArguments;
}
