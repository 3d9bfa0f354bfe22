// One frame per open bracket.

export const FrameKind = {
  file: 0,
  type: 1,
  block: 2,
  paren: 3,
  bracket: 4,
  params: 5,
  /** `<T: Item>` after the name of a declaration. */
  generics: 6,
  /** `[weak self]` at the beginning of a closure. */
  captures: 7,
  /** `\\( … )` in a string. */
  interpolation: 8,
} as const;

/** What the next brace of a frame opens. */
export const Body = { none: 0, type: 1, function: 2, switch: 3 } as const;

/**
 * Position in a declaration of several names: `let a = 1, b = 2`, `case red, green`. `supertypes`: after the name of a type, up
 * to `where` or its body.
 */
export const Spec = { none: 0, name: 1, value: 2, supertypes: 3 } as const;

export const Access = { internal: 0, public: 1, private: 2 } as const;

export const none = -1;

export class Frame {
  kind: number;
  /** Scope to restore at its end. */
  mark = 0;
  /** The enclosing type. */
  context = 0;
  /** Scope to restore when the current declaration or head ends. */
  headMark: number = none;
  body: number = Body.none;
  spec: number = Spec.none;
  /** Every name is a declaration, as in `for (key, value) in`. */
  bindsAll = false;
  /** In the head of a statement, where another condition may follow a comma. */
  isInHead = false;
  /** Open `<` of generic arguments. */
  angles = 0;
  /** At the start of an argument, parameter or element. */
  isEntryStart = true;
  /** A name before a colon is a label. */
  hasLabels = false;
  expectsParams = false;
  /** In the parameters of a closure, up to `in`. */
  isClosureHead = false;
  /** type: default access of its members. */
  access: number = Access.internal;
  isEnum = false;
  /** In a function body, where declarations are not visible outside. */
  isLocal = false;
  isSwitch = false;

  constructor(kind: number) {
    this.kind = kind;
  }
}
