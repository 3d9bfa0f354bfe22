// The open brackets around the current token: one frame each.

export const FrameKind = {
  file: 0,
  class: 1,
  /** The body of a function, lambda or loop: a declaration is visible from where it is to the end of the block. */
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
/** A receiver type without a simple name: `fun (() -> Unit).repeat()`. */
export const functionType = -2;

export class Frame {
  kind: number;
  /** The scope to return to at its end; in a class or file also at the next declaration. */
  mark: number;
  /** The same for the types of its variables. */
  variableMark: number;
  awaited: number = Awaited.nothing;
  /** The simple name of the receiver type of the function or property, as a number; `noType` if it has none. */
  receiver = noType;
  /** The types whose members can be used without a receiver: in the frame, and in its current declaration. */
  context = 0;
  innerContext = 0;
  /** The simple name of the type of `this`, in the same places; `noType` if it is unknown. */
  self = noType;
  innerSelf = noType;
  head: number = Head.none;
  /** The qualified name of the class whose head is being read; empty if other files cannot name it. */
  headPath = '';
  /** Its simple name, as a number. */
  headName = noType;
  /** How many references there were before its name. */
  headMark = 0;
  /** The supertypes in the head, as written. */
  headTypes: string[] = [];
  isHeadEnum = false;
  isHeadCompanion = false;
  isHeadPrivate = false;
  /** At the beginning of a parameter, or of a supertype in a head. */
  isAtStart = true;
  /** How many `<` are open in the type that is read. */
  angles = 0;
  /** The next brace opens the branches of a `when`. */
  isWhenNext = false;
  /** paren: the type whose constructor the arguments are for. */
  constructed = noType;
  /** paren, block: the function that the arguments or the lambda are for, and its owner (see `ownerAt`). */
  called = noType;
  calledOf = noType;
  /** params: those of the function `functionName`. */
  isOfFunction = false;
  /** block: still before the arrow of a lambda. */
  hasParams = false;
  /** class: as headPath and headMark; its first member; in an enum, whether its entries are being read. */
  path = '';
  referenceMark = 0;
  firstMember = 0;
  isCompanion = false;
  /** class: it or one around it is a private member, so that others cannot name what is inside. */
  isPrivate = false;
  isInEntries = false;

  constructor(kind: number, mark: number, variableMark: number) {
    this.kind = kind;
    this.mark = mark;
    this.variableMark = variableMark;
  }

  /** From here on to the end of the frame. */
  enterContext(context: number): void {
    this.context = context;
    this.innerContext = context;
  }

  /** The same for what `this` is. */
  enterThis(type: number): void {
    this.self = type;
    this.innerSelf = type;
  }

  endDeclaration(): void {
    if (this.holdsMembers) {
      this.innerContext = this.context;
      this.innerSelf = this.self;
    }
    this.awaited = Awaited.nothing;
    this.receiver = noType;
    this.head = Head.none;
    this.isWhenNext = false;
    this.angles = 0;
  }

  /** A file or class: its declarations are visible everywhere in it. */
  get holdsMembers(): boolean {
    return this.kind <= FrameKind.class;
  }

  /** Enclosed in braces: its declarations end with it. */
  get isBraced(): boolean {
    return this.kind >= FrameKind.class && this.kind <= FrameKind.template;
  }

  /** Whether a name at the start of an item declares a parameter. */
  get takesParams(): boolean {
    return this.kind === FrameKind.params || this.kind === FrameKind.typeParams || this.hasParams;
  }
}
