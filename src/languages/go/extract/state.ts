// Where the reading of a Go file stands: the open frames, and the names whose meaning is not yet known.
import { NumberStack } from '../../kit/number-stack.ts';
import { numbered } from '../../kit/numbered.ts';
import { FileNames } from './file-names.ts';
import { Frame, FrameKind, Signature, Spec } from './frame.ts';
import { none } from './words.ts';
import { FrameStack } from '../../kit/frame-stack.ts';

/** What the next name is, where it is not told by the frame. */
export const Expected = numbered(0, 'anything selector label package');

/** Used for one file after the other. */
export class State {
  readonly names = new FileNames();
  readonly frames = new FrameStack(() => new Frame());
  frame: Frame = this.frames.begin();

  /** The name that is being read. */
  word = none;
  line = 0;
  start = 0;
  expected: number = Expected.anything;
  /** `cart` in `cart. Add`, once the dot was read. */
  qualifier = none;
  qualifierLine = 0;
  qualifierStart = 0;
  /** An operand has just ended: a bracket now belongs to it. */
  isOperand = false;
  /** After `struct` or `interface`: the kind of frame that the next brace opens. */
  typeBody = none;
  /** After `map`. */
  isMapKeyNext = false;

  /** Names at the beginning of a statement, each with its line and start, until `:=` or something else is seen. */
  readonly list = new NumberStack();
  /** Names that a statement declares, which are seen only behind it. */
  readonly #binds = new NumberStack();
  /** Names that a signature declares for the body behind it. */
  readonly #signatureNames = new NumberStack();
  /** Parameters written as one name, each with its line and start: names or types, as their list will show. */
  readonly #lone = new NumberStack();

  begin(): void {
    this.names.begin();
    this.frame = this.frames.begin();
    this.frame.reset(FrameKind.file);
    this.expected = Expected.anything;
    this.qualifier = none;
    this.isOperand = false;
    this.typeBody = none;
    this.isMapKeyNext = false;
    for (const stack of [this.list, this.#binds, this.#signatureNames, this.#lone]) stack.clear();
  }

  /** Whether what is declared here is declared for the whole package. */
  get isAtFileLevel(): boolean {
    const { depth } = this.frames;
    return depth === 0 || (depth === 1 && this.frame.kind === FrameKind.group);
  }

  open(kind: number): Frame {
    const frame = this.frames.open();
    frame.reset(kind);
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

  /** The body of the function whose signature was read: its parameters are seen in it. */
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

  /** The name by itself refers to something. */
  refer(): void {
    this.names.refer(this.word, none, this.line, this.start);
  }

  /** The name begins a statement, which may declare it. */
  addListed(): void {
    this.#addTo(this.list);
  }

  /** The name is a parameter, or the type of one. */
  addLone(): void {
    this.#addTo(this.#lone);
  }

  #addTo(names: NumberStack): void {
    names.push(this.word);
    names.push(this.line);
    names.push(this.start);
  }

  /** The beginning of a statement is over, and its names were no new ones. */
  leaveStart(): void {
    const { frame, list } = this;
    frame.isAtStart = false;
    if (list.size === 0) return;
    for (let i = 0; i < list.size; i += 3) this.names.refer(list.at(i), none, list.at(i + 1), list.at(i + 2));
    list.size = 0;
  }

  /** The listed names are declared by this statement. */
  declareListed(): void {
    const { list } = this;
    for (let i = 0; i < list.size; i += 3) {
      if (this.isAtFileLevel) this.names.declare(list.at(i));
      else this.#binds.push(list.at(i));
    }
    list.size = 0;
  }

  /** What the statement declared is seen from here on. */
  bind(): void {
    const binds = this.#binds;
    for (let i = this.frame.bindStart; i < binds.size; i++) this.names.hide(binds.at(i));
    binds.size = this.frame.bindStart;
  }

  beginSignature(): void {
    this.frame.signature = Signature.begun;
    this.#signatureNames.size = this.frame.signatureStart;
  }

  /** The expression or type is over: what was half read of it has no sequel. */
  endOperand(): void {
    const { frame } = this;
    frame.signature = Signature.none;
    frame.innerSignature = Signature.none;
    frame.isTypeLiteral = false;
    frame.typeLevel = 0;
    this.#signatureNames.size = frame.signatureStart;
    this.isOperand = false;
  }

  /** Behind a comma. */
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
    if (frame.kind === FrameKind.file) this.names.unwind(0);
    if (frame.kind !== FrameKind.group) frame.spec = Spec.none;
    frame.isDeclaration = false;
    frame.isAtStart = true;
    this.list.size = 0;
  }

  /** Whether a parameter stands before this one. */
  get hasLone(): boolean {
    return this.#lone.size > this.frame.loneStart;
  }

  /** The list of parameters is over: now it shows which of them are names. */
  closeParams(): void {
    const { frame } = this;
    const lone = this.#lone;
    this.close();
    for (let i = frame.loneStart; i < lone.size; i += 3) {
      if (!frame.isNamed) this.names.refer(lone.at(i), none, lone.at(i + 1), lone.at(i + 2));
      else if (frame.isTypeParams) this.names.hide(lone.at(i));
      else if (frame.isCollected) this.#signatureNames.push(lone.at(i));
    }
    lone.size = frame.loneStart;
    if (frame.isTypeParams) this.names.takeBackHidden(frame.referenceMark);
  }
}
