// The state of reading a Ruby file.
import type { SourceText } from '../../../model/source.ts';
import { FrameStack } from '../../kit/frame-stack.ts';
import { Findings } from './findings.ts';
import { Frame, FrameKind, type HereDocument } from './frame.ts';
import { Lex } from './lex.ts';

const kinds = Object.keys(FrameKind).length;

export class State {
  readonly bytes: Uint8Array;
  readonly length: number;
  /** Ends with the text, which bounds searches. */
  readonly text: Buffer;
  readonly findings: Findings;
  pos = 0;
  lex: number = Lex.start;
  /** Start of the last name if it may be a variable, otherwise -1. */
  nameStart = -1;
  nameEnd = -1;
  /** Between `include` and the end of its line. */
  isMixin = false;
  /** Between `in` and the end of its line, where `Cart(items:)` is not a call. */
  isPattern = false;
  /** After the `<` of a class: the nesting of that class. */
  subclass = -1;
  /** Constants before this offset are assigned: `A, B = 1, 2`. */
  targetsEnd = -1;
  /** Where the constant of a `defined?` begins: asking for it is not using it. */
  askedAt = -1;
  /** Where the last load by a pattern ends. */
  loadEnd = -1;
  /** Heredocs that begin on this line, and the next one of them. */
  pending: HereDocument[] = [];
  pendingAt = 0;

  frame = new Frame(FrameKind.file);
  readonly #frames = new FrameStack(this.frame);
  /** Bytes that lookaheads may still read again. */
  #budget: number;
  /** Where the name of the last association ends. */
  #associationEnd = -1;
  readonly #openOf = new Int32Array(kinds);

  constructor(source: SourceText) {
    this.bytes = source.bytes;
    this.length = source.length;
    this.text = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.length);
    this.findings = new Findings(source.bytes, this.text);
    this.#budget = 4 * source.length + 100_000;
  }

  get hasPending(): boolean {
    return this.pendingAt < this.pending.length;
  }

  /** Whether a lookahead over this many bytes is allowed: keeps reading linear. */
  spend(bytes: number): boolean {
    this.#budget -= bytes;
    return this.#budget >= 0;
  }

  open(kind: number): Frame {
    const around = this.frame;
    const frame = this.#frames.open(new Frame(kind));
    if (this.#frames.isTooDeep) this.pos = this.length;
    frame.nesting = around.nesting;
    frame.importsBefore = this.findings.importCount;
    frame.isLazy = around.isLazy || kind === FrameKind.def;
    frame.isSingleton = around.isSingleton && kind !== FrameKind.namespace;
    frame.isAssociation = kind === FrameKind.paren && this.pos === this.#associationEnd + 1;
    this.#openOf[kind]!++;
    this.frame = frame;
    return frame;
  }

  /** A class or module with more than constants is a definition, not just a namespace. */
  beginStatement(): void {
    const { frame } = this;
    if (frame.kind !== FrameKind.namespace || !frame.isBare) return;
    frame.isBare = false;
    this.findings.declare(frame.ownNesting, false);
  }

  /** After its method: `has_many`. Its arguments may stand in brackets. */
  beginAssociation(): void {
    this.frame.isAssociation = true;
    this.#associationEnd = this.pos;
  }

  /** Ends a statement, or the first line of a class. */
  endStatement(): void {
    const { frame } = this;
    this.lex = Lex.start;
    frame.isAssociation = false;
    this.isMixin = false;
    this.isPattern = false;
    this.subclass = -1;
    if (!frame.isHead) return;
    frame.isHead = false;
    if (frame.kind === FrameKind.namespace) frame.nesting = frame.ownNesting;
    else if (frame.kind === FrameKind.block) frame.isSingleton = true;
  }

  close(): Frame {
    const { frame } = this;
    this.#openOf[frame.kind]!--;
    this.frame = this.#frames.close();
    return frame;
  }

  /** Closes the innermost frame of these kinds and everything inside it; undefined if there is none. */
  closeNearest(first: number, last = first): Frame | undefined {
    let kind = first;
    while (kind <= last && this.#openOf[kind] === 0) kind++;
    if (kind > last) return undefined;
    let frame = this.close();
    while (frame.kind < first || frame.kind > last) frame = this.close();
    return frame;
  }
}
