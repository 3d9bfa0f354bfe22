// Reader state of a Go file: open frames, and names whose meaning is not yet known.
import { NumberStack } from '../../kit/number-stack.ts';
import { numbered } from '../../kit/numbered.ts';
import { FileNames } from './file-names.ts';
import { Frame, FrameKind, Signature, Spec } from './frame.ts';
import { none } from './words.ts';
import { FrameStack } from '../../kit/frame-stack.ts';

/** What the next name is, if the frame does not decide it. */
export const Expected = numbered(0, 'anything selector label package');

/** Reused across files. */
const fileNames = new FileNames();

export class State {
  readonly names = fileNames;
  frame = new Frame(FrameKind.file);
  readonly frames = new FrameStack(this.frame);

  /** The current name. */
  word = none;
  line = 0;
  start = 0;
  expected: number = Expected.anything;
  /** `cart` in `cart. Add`, after the dot. */
  qualifier = none;
  qualifierLine = 0;
  qualifierStart = 0;
  /** An operand just ended: a bracket now belongs to it. */
  isOperand = false;
  /** After `struct` or `interface`: the frame kind of the next brace. */
  typeBody = none;
  /** After `map`. */
  isMapKeyNext = false;

  /** Names at the start of a statement, each with line and start, until `:=` or something else follows. */
  readonly list = new NumberStack();
  /** Names declared by a statement, visible only after it. */
  readonly #binds = new NumberStack();
  /** Names declared by a signature, visible in its body. */
  readonly #signatureNames = new NumberStack();
  /** Parameters written as one name, each with line and start: names or types, decided by the whole list. */
  readonly #lone = new NumberStack();

  constructor() {
    fileNames.begin();
  }

  /** Whether declarations here belong to the package. */
  get isAtFileLevel(): boolean {
    const { depth } = this.frames;
    return depth === 0 || (depth === 1 && this.frame.kind === FrameKind.group);
  }

  open(kind: number): Frame {
    const frame = this.frames.open(new Frame(kind));
    frame.mark = this.names.mark;
    frame.referenceMark = this.names.referenceMark;
    frame.bindStart = this.#binds.size;
    frame.signatureStart = this.#signatureNames.size;
    frame.loneStart = this.#lone.size;
    this.frame = frame;
    this.isOperand = false;
    this.list.size = 0;
    return frame;
  }

  close(): void {
    const { frame } = this;
    this.#binds.size = frame.bindStart;
    this.#signatureNames.size = frame.signatureStart;
    this.frame = this.frames.close();
    this.list.size = 0;
  }

  /** Declares the parameters of the signature just read. */
  openBody(): void {
    const outer = this.frame;
    outer.signature = Signature.none;
    outer.innerSignature = Signature.none;
    const body = this.open(FrameKind.block);
    const names = this.#signatureNames;
    for (let i = outer.signatureStart; i < names.size; i++) this.names.hide(names.at(i));
    names.size = outer.signatureStart;
    body.signatureStart = outer.signatureStart;
  }

  refer(): void {
    if (this.frame.isReceiver) this.names.referReceiver(this.word);
    this.names.refer(this.word, none, this.line, this.start);
  }

  /** The name begins a statement that may declare it. */
  addListed(): void {
    this.#addTo(this.list);
  }

  /** The name is a parameter or its type. */
  addLone(): void {
    this.#addTo(this.#lone);
  }

  #addTo(names: NumberStack): void {
    names.push(this.word);
    names.push(this.line);
    names.push(this.start);
  }

  /** The start of a statement is over; its names are references. */
  leaveStart(): void {
    const { frame, list } = this;
    frame.isAtStart = false;
    if (list.size === 0) return;
    for (let i = 0; i < list.size; i += 3) this.names.refer(list.at(i), none, list.at(i + 1), list.at(i + 2));
    list.size = 0;
  }

  declareListed(): void {
    const { list } = this;
    for (let i = 0; i < list.size; i += 3) {
      if (this.isAtFileLevel) {
        if (this.frame.spec === Spec.var) this.names.declareVariable(list.at(i));
        else this.names.declare(list.at(i));
      } else this.#binds.push(list.at(i));
    }
    list.size = 0;
  }

  /** Makes the declarations of the statement visible. */
  bind(): void {
    const binds = this.#binds;
    for (let i = this.frame.bindStart; i < binds.size; i++) this.names.hide(binds.at(i));
    binds.size = this.frame.bindStart;
  }

  beginSignature(): void {
    this.frame.signature = Signature.begun;
    this.#signatureNames.size = this.frame.signatureStart;
  }

  /** Discards what is left of the current expression or type. */
  endOperand(): void {
    const { frame } = this;
    frame.signature = Signature.none;
    frame.innerSignature = Signature.none;
    frame.isTypeLiteral = false;
    frame.typeLevel = 0;
    this.#signatureNames.size = frame.signatureStart;
    this.isOperand = false;
  }

  /** After a comma. */
  beginEntry(): void {
    const { frame } = this;
    if (frame.kind === FrameKind.params || frame.kind === FrameKind.literal) frame.isAtStart = true;
  }

  takeOperand(): void {
    this.leaveStart();
    this.isOperand = true;
  }

  takeOperator(): void {
    this.leaveStart();
    if (this.isOperand) {
      this.frame.isTypeLiteral = false;
      this.frame.typeLevel = 0;
    }
    this.isOperand = false;
  }

  endStatement(): void {
    const { frame } = this;
    this.endOperand();
    if (frame.spec === Spec.type) this.names.unwind(frame.specMark);
    this.bind();
    if (frame.kind === FrameKind.file) {
      this.names.unwind(0);
      this.names.isInitial = false;
    }
    if (frame.kind !== FrameKind.group) frame.spec = Spec.none;
    frame.isDeclaration = false;
    frame.isAtStart = true;
    this.list.size = 0;
  }

  get hasLone(): boolean {
    return this.#lone.size > this.frame.loneStart;
  }

  /** At the end of a parameter list, which decides which of them are names. */
  closeParams(): void {
    const { frame } = this;
    const lone = this.#lone;
    this.close();
    for (let i = frame.loneStart; i < lone.size; i += 3) {
      if (!frame.isNamed) this.names.refer(lone.at(i), none, lone.at(i + 1), lone.at(i + 2));
      else if (frame.isTypeParams) this.names.hide(lone.at(i));
      else if (frame.isCollected) this.#signatureNames.push(lone.at(i));
    }
    if (frame.isReceiver && !frame.isNamed && frame.loneStart < lone.size)
      this.names.referReceiver(lone.at(frame.loneStart));
    lone.size = frame.loneStart;
    if (frame.isTypeParams) this.names.takeBackHidden(frame.referenceMark);
  }
}
