// Where the reading of a Kotlin file stands: the open frames, and what was said of the declaration to come.
import { names } from './file-names.ts';
import * as Awaited from './awaited.ts';
import { declarations } from './declarations.ts';
import { Frame } from './frame.ts';
import * as FrameKind from './frame-kind.ts';
import * as Head from './head.ts';
import { table } from './keywords.ts';
import { FrameStack } from '../../kit/frame-stack.ts';

/** Used for one file after the other. */
const frames = new FrameStack(() => new Frame());

class State {
  bytes: Uint8Array = new Uint8Array(0);
  readonly frames = frames;
  frame: Frame = frames.begin();

  /** Functions or properties stand at the top level, which Java sees in a class of the file's own. */
  hasLooseMembers = false;
  /** What `@file:JvmName` says that class is called. */
  facade: string | undefined;
  /** No declaration was read: imports may follow. */
  isBeforeDeclarations = true;

  isAfterDot = false;
  /** After `@`. */
  isAnnotation = false;
  /** The next round bracket holds parameters; the arguments of an annotation. */
  isParamsNext = false;
  isArgumentsNext = false;
  /** The next angle opens the parameters of a type. */
  isTypeParamsNext = false;
  /** Modifiers of the declaration to come. */
  isPrivate = false;
  isEnum = false;
  isCompanion = false;

  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    names.begin();
    this.frame = frames.begin();
    this.frame.reset(FrameKind.file, 0);
    declarations.begin();
    this.hasLooseMembers = false;
    this.facade = undefined;
    this.isBeforeDeclarations = true;
    this.isAfterDot = false;
    this.isAnnotation = false;
    this.isParamsNext = false;
    this.isArgumentsNext = false;
    this.isTypeParamsNext = false;
    this.forgetModifiers();
  }

  open(kind: number): Frame {
    const frame = frames.open();
    frame.reset(kind, names.mark);
    this.frame = frame;
    return frame;
  }

  close(): void {
    if (frames.depth === 0) return;
    const { frame } = this;
    if (frame.kind === FrameKind.class_) this.#closeClass(frame);
    if (FrameKind.isBraced(frame.kind)) names.unwind(frame.mark);
    this.frame = frames.close();
  }

  get isAtFileLevel(): boolean {
    return frames.depth === 0;
  }

  /** Whether the frame holds declarations only, all of them seen in all of it. */
  get isAmongMembers(): boolean {
    return FrameKind.holdsMembers(this.frame.kind);
  }

  /** What the declaration before this one said of its own names is over. */
  beginDeclaration(): void {
    const { frame } = this;
    if (this.isAmongMembers) names.unwind(frame.mark);
    this.isBeforeDeclarations = false;
    frame.awaited = Awaited.nothing;
    frame.isExtension = false;
    frame.head = Head.none;
    frame.isWhenNext = false;
    frame.angles = 0;
  }

  /** A class whose head begins here has this path, empty where no other file can name it. */
  pathOf(name: number): string {
    const { frame } = this;
    if (frame.kind === FrameKind.file) return declarations.qualify(table.text(name));
    if (frame.kind !== FrameKind.class_ || this.isPrivate) return '';
    return declarations.pathInside(frame.path, name);
  }

  beginHead(path: string): void {
    const { frame } = this;
    frame.head = Head.name;
    frame.headPath = path;
    frame.headMark = names.referenceMark;
    frame.isHeadEnum = this.isEnum;
    frame.isHeadCompanion = this.isCompanion;
    frame.angles = 0;
    this.forgetModifiers();
  }

  openClass(): void {
    const outer = this.frame;
    const { headPath, headMark, isHeadEnum, isHeadCompanion, head } = outer;
    const isHead = head !== Head.none;
    outer.head = Head.none;
    outer.angles = 0;
    const frame = this.open(FrameKind.class_);
    frame.path = isHead ? headPath : '';
    frame.referenceMark = isHead ? headMark : names.referenceMark;
    frame.firstMember = names.memberCount;
    frame.isInEntries = isHead && isHeadEnum;
    frame.isCompanion = isHead && isHeadCompanion;
  }

  declareFunction(name: number): void {
    if (this.isAmongMembers) names.addFunction(name);
    else names.hide(name);
    this.#publish(name);
  }

  declareProperty(name: number): void {
    if (this.isAmongMembers) names.addMember(name);
    else names.hide(name);
    this.#publish(name);
  }

  declareType(name: number, path: string): void {
    if (this.isAmongMembers) names.addMember(name);
    else names.hide(name);
    if (path === '' || this.isPrivate) return;
    if (this.isAtFileLevel) declarations.add(name);
    else declarations.addInside(path);
  }

  forgetModifiers(): void {
    this.isPrivate = false;
    this.isEnum = false;
    this.isCompanion = false;
  }

  /** A function or a property at the top level can be named by other files. */
  #publish(name: number): void {
    const { frame } = this;
    if (frame.kind === FrameKind.file && !this.isPrivate) {
      this.hasLooseMembers = true;
      if (frame.isExtension) declarations.addExtension(name);
      else declarations.add(name);
    }
    this.forgetModifiers();
  }

  /** The members of a companion are seen in the class around it, too. */
  #closeClass(frame: Frame): void {
    const { outer } = frames;
    if (frame.isCompanion && outer.kind === FrameKind.class_) return;
    names.settleMembers(frame.firstMember, frame.referenceMark);
  }
}

/** Used for one file after the other: the engine then knows it by its address. */
export const state = new State();
