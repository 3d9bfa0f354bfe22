// The stack of frames.
import type { Closer } from './cursor.ts';
import { Mode, Frame, FrameKind, Signature } from './frame.ts';
import { FrameStack } from '../../kit/frame-stack.ts';

/** Methods are `private` instead of `#`: see docs/decisions/hand-written-scanners.md. */
export class Frames {
  frame = new Frame(FrameKind.block, Mode.expression);
  readonly #stack = new FrameStack(this.frame);
  functionDepth = 0;

  get isTooDeep(): boolean {
    return this.#stack.isTooDeep;
  }

  /** Whether no bracket is open. */
  get isTopLevel(): boolean {
    return this.#stack.depth === 0;
  }

  get isInClass(): boolean {
    return this.frame.kind === FrameKind.class || this.frame.kind === FrameKind.enum;
  }

  openBrace(): void {
    const { frame } = this;
    if (frame.signature === Signature.params || frame.mode === Mode.hook) {
      frame.endStatement();
      this.functionDepth++;
      this.open(FrameKind.function, Mode.expression);
    } else if (frame.body !== FrameKind.block) {
      const { body } = frame;
      frame.endStatement();
      this.open(body, Mode.type);
    } else if (this.isInClass && frame.mode === Mode.supertype) {
      this.open(FrameKind.adaptations, Mode.adaptation);
    } else if (this.isInClass) {
      this.open(FrameKind.hooks, Mode.hook);
    } else {
      this.open(FrameKind.block, Mode.expression);
    }
  }

  openParen(): void {
    const { frame } = this;
    const mode = frame.parenMode;
    if (frame.signature === Signature.begun) {
      this.open(FrameKind.params, Mode.type);
    } else if (mode !== Mode.expression) {
      frame.parenMode = Mode.expression;
      this.open(FrameKind.paren, mode);
    } else {
      // `(Cart&Countable)|null`
      const isType = frame.mode === Mode.type && frame.kind !== FrameKind.attributes;
      this.open(FrameKind.paren, isType ? Mode.type : Mode.expression);
    }
  }

  openBracket(): void {
    this.open(FrameKind.bracket, Mode.expression);
  }

  openAttributes(): void {
    this.open(FrameKind.attributes, Mode.type);
  }

  openInString(closer: Closer): void {
    this.open(FrameKind.inString, Mode.expression);
    this.frame.closer = closer;
  }

  /** The string that continues after the brace, if any. */
  closeBrace(): Closer | undefined {
    const { kind, closer } = this.frame;
    if (this.#stack.depth === 0 || isRoundOrSquare(kind)) return undefined;
    if (kind === FrameKind.function) this.functionDepth--;
    this.close();
    // The braces of a statement or member end it; those of a closure or string do not.
    if (kind !== FrameKind.inString && !isRoundOrSquare(this.frame.kind)) {
      this.frame.mode = this.frame.restMode;
    }
    return closer;
  }

  closeParen(): void {
    const { kind } = this.frame;
    if (kind !== FrameKind.paren && kind !== FrameKind.params) return;
    this.close();
    if (kind === FrameKind.params) this.frame.signature = Signature.params;
  }

  closeBracket(): void {
    const { kind } = this.frame;
    if (kind === FrameKind.bracket || kind === FrameKind.attributes) this.close();
  }

  private open(kind: number, mode: number): void {
    this.frame = this.#stack.open(new Frame(kind, mode));
  }

  private close(): void {
    this.frame = this.#stack.close();
  }
}

function isRoundOrSquare(kind: number): boolean {
  return kind >= FrameKind.paren && kind <= FrameKind.attributes;
}
