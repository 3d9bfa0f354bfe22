// What is open around the place that is read: one frame per bracket.

export const FrameKind = {
  file: 0,
  /** The body of a type or an extension. */
  type: 1,
  /** Any other pair of braces. */
  block: 2,
  paren: 3,
  bracket: 4,
  /** The parameters of a function. */
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

/** Where a declaration of several names stands: `let a = 1, b = 2`, `case red, green`. */
export const Spec = { none: 0, name: 1, value: 2 } as const;

export const Access = { internal: 0, public: 1, private: 2 } as const;

export const none = -1;

export class Frame {
  kind: number = FrameKind.file;
  /** The scope to return to where it ends. */
  mark = 0;
  /** The type around it. */
  context = 0;
  /** The scope to return to where the declaration or the head that is being read ends. */
  headMark: number = none;
  body: number = Body.none;
  spec: number = Spec.none;
  /** All names are declared, as in `for (key, value) in`. */
  bindsAll = false;
  /** In the head of a statement, where a comma is followed by another condition. */
  isInHead = false;
  /** How many `<` of generic arguments are open. */
  angles = 0;
  /** At the beginning of an argument, a parameter or an element. */
  isEntryStart = true;
  /** A name before a colon is a label. */
  hasLabels = false;
  /** The next round bracket holds the parameters of a function. */
  expectsParams = false;
  /** In the parameters of a closure, up to `in`. */
  isClosureHead = false;
  /** type: what its members are when they do not say. */
  access: number = Access.internal;
  isEnum = false;
  /** In the body of a function, where nothing is declared for others. */
  isLocal = false;
  isSwitch = false;

  reset(kind: number): void {
    this.kind = kind;
    this.headMark = none;
    this.body = Body.none;
    this.spec = Spec.none;
    this.bindsAll = false;
    this.isInHead = false;
    this.angles = 0;
    this.isEntryStart = true;
    this.hasLabels = false;
    this.expectsParams = false;
    this.isClosureHead = false;
    this.access = Access.internal;
    this.isEnum = false;
    this.isLocal = false;
    this.isSwitch = false;
  }
}
