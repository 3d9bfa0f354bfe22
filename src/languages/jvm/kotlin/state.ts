// Where the reading of a Kotlin file stands: the open frames, and what was said of the declaration to come.
import type { NameTable } from '../../../std/name-table.ts';
import { FileNames } from '../names/file-names.ts';
import { Awaited, Frame, FrameKind, Head } from './frame.ts';

/** Nobody reads what is deeper than this, nor names anything by a longer path. */
const maxDepth = 100_000;
const maxPath = 1000;

/** Used for one file after the other. */
const frames: Frame[] = [new Frame()];

export class State {
  readonly names: FileNames;
  readonly #table: NameTable;
  #depth = 0;
  frame: Frame;
  /** The rest of the file is left unread. */
  isTooDeep = false;

  scope = '';
  readonly declares: string[] = [];
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

  constructor(table: NameTable) {
    this.#table = table;
    this.names = new FileNames(table);
    this.frame = frames[0]!;
    this.frame.reset(FrameKind.file, 0);
  }

  open(kind: number): Frame {
    this.#depth++;
    if (this.#depth > maxDepth) this.isTooDeep = true;
    let frame = frames[this.#depth];
    if (frame === undefined) {
      frame = new Frame();
      frames.push(frame);
    }
    frame.reset(kind, this.names.mark);
    this.frame = frame;
    return frame;
  }

  close(): void {
    if (this.#depth === 0) return;
    const { frame } = this;
    if (frame.kind === FrameKind.class) this.#closeClass(frame);
    if (endsScope(frame.kind)) this.names.unwind(frame.mark);
    this.#depth--;
    this.frame = frames[this.#depth]!;
  }

  get isAtFileLevel(): boolean {
    return this.#depth === 0;
  }

  /** Whether the frame holds declarations only, all of them seen in all of it. */
  get isAmongMembers(): boolean {
    return this.frame.kind === FrameKind.file || this.frame.kind === FrameKind.class;
  }

  /** What the declaration before this one said of its own names is over. */
  beginDeclaration(): void {
    const { frame } = this;
    if (this.isAmongMembers) this.names.unwind(frame.mark);
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
    if (frame.kind === FrameKind.file) return this.qualify(this.#table.text(name));
    if (frame.kind !== FrameKind.class || frame.path === '' || this.isPrivate) return '';
    if (frame.path.length > maxPath) return '';
    return `${frame.path}.${this.#table.text(name)}`;
  }

  qualify(name: string): string {
    return this.scope === '' ? name : `${this.scope}.${name}`;
  }

  beginHead(path: string): void {
    const { frame } = this;
    frame.head = Head.name;
    frame.headPath = path;
    frame.headMark = this.names.referenceMark;
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
    const frame = this.open(FrameKind.class);
    frame.path = isHead ? headPath : '';
    frame.referenceMark = isHead ? headMark : this.names.referenceMark;
    frame.firstMember = this.names.memberCount;
    frame.isInEntries = isHead && isHeadEnum;
    frame.isCompanion = isHead && isHeadCompanion;
  }

  declareFunction(name: number): void {
    if (this.isAmongMembers) this.names.addFunction(name);
    else this.names.hide(name);
    this.#publish(name);
  }

  declareProperty(name: number): void {
    if (this.isAmongMembers) this.names.addMember(name);
    else this.names.hide(name);
    this.#publish(name);
  }

  declareType(name: number, path: string): void {
    if (this.isAmongMembers) this.names.addMember(name);
    else this.names.hide(name);
    if (path !== '' && !this.isPrivate) this.declares.push(path);
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
      const text = this.#table.text(name);
      this.hasLooseMembers = true;
      this.declares.push(this.qualify(text));
      if (frame.isExtension) this.declares.push(this.qualify(`.${text}`));
    }
    this.forgetModifiers();
  }

  /** The members of a companion are seen in the class around it, too. */
  #closeClass(frame: Frame): void {
    const outer = frames[this.#depth - 1]!;
    if (frame.isCompanion && outer.kind === FrameKind.class) return;
    this.names.settleMembers(frame.firstMember, frame.referenceMark);
  }
}

function endsScope(kind: number): boolean {
  return (
    kind === FrameKind.block ||
    kind === FrameKind.class ||
    kind === FrameKind.when ||
    kind === FrameKind.template
  );
}
