// Where the reading of a Ruby file stands.
import type { SourceText } from '../../../model/source.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { Findings } from './findings.ts';
import { Frame, FrameKind, firstEnded } from './frame.ts';
import { Lex } from './lex.ts';

/** Deeper than anybody writes: the rest of the file is left unread. */
const maxDepth = 100_000;
const kinds = Object.keys(FrameKind).length;

/** Used for one file after the other. */
const frames: Frame[] = [new Frame()];

export class State {
  readonly bytes: Uint8Array;
  readonly length: number;
  /** Up to the end of the text, so that no search looks further. */
  readonly text: Buffer;
  readonly findings: Findings;
  pos = 0;
  lex: number = Lex.start;
  /** The last name, where it may be a variable's; else -1. */
  nameStart = -1;
  nameEnd = -1;
  /** Between `include` and the end of its line. */
  isMixin = false;
  /** Between `in` and the end of its line, where `Cart(items:)` is no call. */
  isPattern = false;
  /** Behind the `<` of a class: its nesting. */
  heir = -1;
  /** Up to here, constants are assigned to: `A, B = 1, 2`. */
  targetsEnd = -1;
  /** Here documents that begin on this line, three numbers each. */
  readonly pending = new NumberStack();
  pendingAt = 0;
  pendingBase = 0;

  frame: Frame = frames[0]!;
  #depth = 0;
  /** How many bytes may still be looked back at. */
  #budget: number;
  readonly #openOf = new Int32Array(kinds);
  #openEnded = 0;

  constructor(source: SourceText) {
    this.bytes = source.bytes;
    this.length = source.length;
    this.text = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.length);
    this.findings = new Findings(source.bytes, this.text);
    this.#budget = 4 * source.length + 100_000;
    this.frame.nesting = 0;
    this.frame.isLazy = false;
    this.frame.isSingleton = false;
  }

  get hasPending(): boolean {
    return this.pendingAt < this.pending.size;
  }

  /** Whether so many bytes may be looked at again: reading stays linear. */
  spend(bytes: number): boolean {
    this.#budget -= bytes;
    return this.#budget >= 0;
  }

  open(kind: number): Frame {
    const around = this.frame;
    this.#depth++;
    if (this.#depth === maxDepth) this.pos = this.length;
    let frame = frames[this.#depth];
    if (frame === undefined) {
      frame = new Frame();
      frames.push(frame);
    }
    frame.kind = kind;
    frame.nesting = around.nesting;
    frame.isLazy = around.isLazy || kind === FrameKind.def;
    frame.isSingleton = around.isSingleton && kind !== FrameKind.namespace;
    frame.isHead = false;
    this.#openOf[kind]!++;
    if (kind >= firstEnded) this.#openEnded++;
    this.frame = frame;
    return frame;
  }

  /** A class or module that holds more than constants is a home, and not only a namespace. */
  beginStatement(): void {
    const { frame } = this;
    if (frame.kind !== FrameKind.namespace || !frame.isBare) return;
    frame.isBare = false;
    this.findings.declare(frame.ownNesting, false);
  }

  /** Behind a statement, or the first line of a class. */
  endStatement(): void {
    const { frame } = this;
    this.lex = Lex.start;
    this.isMixin = false;
    this.isPattern = false;
    this.heir = -1;
    if (!frame.isHead) return;
    frame.isHead = false;
    if (frame.kind === FrameKind.namespace) frame.nesting = frame.ownNesting;
    else if (frame.kind === FrameKind.block) frame.isSingleton = true;
  }

  /** Ends the innermost frame, which stays readable until the next one is opened. */
  close(): Frame {
    const { frame } = this;
    this.#openOf[frame.kind]!--;
    if (frame.kind >= firstEnded) this.#openEnded--;
    this.#depth--;
    this.frame = frames[this.#depth]!;
    return frame;
  }

  /** Ends the innermost frame of either kind and all inside it; undefined where there is none. */
  closeNearest(kind: number, other: number): Frame | undefined {
    if (this.#openOf[kind] === 0 && this.#openOf[other] === 0) return undefined;
    let frame = this.close();
    while (frame.kind !== kind && frame.kind !== other) frame = this.close();
    return frame;
  }

  /** Ends the innermost `{` or `#{`. */
  closeBraced(): Frame | undefined {
    const isHere = this.#openOf[FrameKind.hereInterpolation]! > 0;
    if (isHere || this.#openOf[FrameKind.interpolation]! > 0 || this.#openOf[FrameKind.brace]! > 0) {
      let frame = this.close();
      while (frame.kind < FrameKind.brace || frame.kind > FrameKind.hereInterpolation) frame = this.close();
      return frame;
    }
    return undefined;
  }

  closeEnded(): Frame | undefined {
    if (this.#openEnded === 0) return undefined;
    let frame = this.close();
    while (frame.kind < firstEnded) frame = this.close();
    return frame;
  }
}
