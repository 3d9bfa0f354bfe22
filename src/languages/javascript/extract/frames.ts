// A stack of open constructs. A frame is one integer, so a million nested brackets cost 8 MB and no recursion.

/** A block, function body or namespace. */
export const block = 0;
/** An object literal, pattern or enum body. */
export const object = 1;
export const classBody = 2;
export const paren = 3;
/** The parentheses of `if (…)`: a statement follows. */
export const controlParen = 4;
/** Function parameters: a body may follow. */
export const paramsParen = 5;
export const bracket = 6;
/** `[key]` as the name of a member. */
export const keyBracket = 7;
/** `${…}` in a template. */
export const substitution = 8;
/** `{…}` in JSX. */
export const jsxExpression = 9;
export const jsxTag = 10;
export const jsxChildren = 11;

const kindMask = 0xf;
/** Its code runs when a function is called. */
export const lazy = 0x10;
/** After a `=>` without braces, up to the next comma or statement. */
export const arrowBody = 0x20;
/** Between `case` and its colon. */
export const caseLabel = 0x40;
/** Between `class` and its body. */
export const classHead = 0x80;
/** With classHead: a class statement. */
export const classStatement = 0x100;
/** Closing it ends a statement; otherwise an operand. */
export const endsStatement = 0x200;
/** Functions written directly in these parentheses run at once: `(function () {…})()`, `define(function () {…})`. */
export const runsFunctions = 0x400;
/** Open conditionals, counted in the upper bits. */
const conditional = 0x800;
const conditionalMask = ~0x7ff;
const conditionalLimit = 0x40000000;

export class Frames {
  current = block;
  readonly #outer: number[] = [];
  #depth = 0;

  get kind(): number {
    return this.current & kindMask;
  }

  get isLazy(): boolean {
    return (this.current & (lazy | arrowBody)) !== 0;
  }

  /** `frame` is a kind with flags; it inherits `lazy`. */
  push(frame: number): void {
    this.#outer[this.#depth++] = this.current;
    this.current = this.isLazy ? frame | lazy : frame;
  }

  /** Returns the closed frame; the outermost one stays. */
  pop(): number {
    const closed = this.current;
    if (this.#depth > 0) this.current = this.#outer[--this.#depth]!;
    return closed;
  }

  get isOutermost(): boolean {
    return this.#depth === 0;
  }

  has(flag: number): boolean {
    return (this.current & flag) !== 0;
  }

  set(flag: number): void {
    this.current |= flag;
  }

  clear(flags: number): void {
    this.current &= ~flags;
  }

  /** At a comma: the next expression of the list is not in an arrow function or conditional. */
  beginExpression(): void {
    this.current &= ~(arrowBody | conditionalMask);
  }

  beginStatement(): void {
    this.current &= kindMask | lazy | endsStatement;
  }

  openConditional(): void {
    if (this.current < conditionalLimit) this.current += conditional;
  }

  /** Whether a colon belongs to a conditional of this frame, which it then ends. */
  closeConditional(): boolean {
    if ((this.current & conditionalMask) === 0) return false;
    this.current -= conditional;
    return true;
  }
}

export function kindOf(frame: number): number {
  return frame & kindMask;
}
