// What is open around the place that is read: one frame per bracket.

export const FrameKind = {
  file: 0,
  class: 1,
  /** The body of a function, a lambda, a loop: what is declared in it is seen from there to its end. */
  block: 2,
  /** The branches of a `when`. */
  when: 3,
  template: 4,
  /** The arguments of a call, or an expression in brackets. */
  paren: 5,
  /** Parameters of a function, a constructor or a `catch`, the head of a `for`, `val (a, b)`. */
  params: 6,
  bracket: 7,
  /** `<T : Item>` of a declaration. */
  typeParams: 8,
  /** `<Item>` of the type that a function extends. */
  typeArguments: 9,
} as const;

/** What the next name declares. */
export const Awaited = { nothing: 0, function: 1, property: 2, type: 3, alias: 4 } as const;

/** How far the head of a class has been read. */
export const Head = { none: 0, name: 1, supertypes: 2, constraints: 3 } as const;

export const noType = -1;

export class Frame {
  kind: number = FrameKind.file;
  /** The scope to return to where it ends, and in a class or file where the next declaration begins. */
  mark = 0;
  /** The same for the types of its variables. */
  variableMark = 0;
  awaited: number = Awaited.nothing;
  /** The simple name of the type that the function or property extends, as a number; `noType` if it extends none. */
  receiver = noType;
  /** The types whose members may be meant in it, and in the declaration in it that is read: numbers of `FileNames`. */
  context = 0;
  innerContext = 0;
  head: number = Head.none;
  /** Of the class whose head is read, fully qualified; empty for one that has no name outside. */
  headPath = '';
  /** The references before its name. */
  headMark = 0;
  /** The supertypes in the head, as written. */
  headTypes: string[] = [];
  isHeadEnum = false;
  isHeadCompanion = false;
  /** At the beginning of a parameter, or of a supertype in a head. */
  isAtStart = false;
  /** How many `<` are open in the type that is read. */
  angles = 0;
  /** The next brace holds the branches of a `when`. */
  isWhenNext = false;
  /** paren: the type whose constructor the arguments are for. */
  constructed = noType;
  /** block: still before the arrow of a lambda. */
  hasParams = false;
  /** class: see headPath, headMark; where its members begin; the names of an enum come first. */
  path = '';
  referenceMark = 0;
  firstMember = 0;
  isCompanion = false;
  isInEntries = false;

  reset(kind: number, mark: number, variableMark: number): void {
    this.kind = kind;
    this.context = 0;
    this.innerContext = 0;
    this.mark = mark;
    this.variableMark = variableMark;
    this.awaited = Awaited.nothing;
    this.receiver = noType;
    this.head = Head.none;
    this.isAtStart = true;
    this.angles = 0;
    this.isWhenNext = false;
    this.hasParams = false;
    this.constructed = noType;
    this.path = '';
    this.isInEntries = false;
    this.isCompanion = false;
  }

  /** Whether it holds declarations only, all of them seen in all of it. */
  get holdsMembers(): boolean {
    return this.kind <= FrameKind.class;
  }

  /** Whether braces are around it; what is declared in it ends with it. */
  get isBraced(): boolean {
    return this.kind >= FrameKind.class && this.kind <= FrameKind.template;
  }

  /** Whether names at the beginning of its parts are declared there. */
  get takesParams(): boolean {
    return this.kind === FrameKind.params || this.kind === FrameKind.typeParams || this.hasParams;
  }
}
