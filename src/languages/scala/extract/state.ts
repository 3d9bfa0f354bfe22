// Where the reading of a Scala file stands: the open frames, and what was said of the declaration to come.
import { NumberStack } from '../../kit/number-stack.ts';
import * as Awaited from './awaited.ts';
import * as FrameKind from './frame-kind.ts';
import { Frame } from './frame.ts';
import * as Head from './head.ts';
import { Names } from './names.ts';
import { words } from './words.ts';
import { FrameStack } from '../../kit/frame-stack.ts';

const maxPath = 1000;

/** Used for one file after the other. */
const frames = new FrameStack(() => new Frame());

/** 1 for a kind of frame whose declarations end with it. */
const endsScope = new Uint8Array(16);
for (const kind of [
  FrameKind.block,
  FrameKind.classBody,
  FrameKind.packaging,
  FrameKind.template,
  FrameKind.bracket,
])
  endsScope[kind] = 1;

/** A constant of the module, which the engine knows by its address. */
class State {
  readonly names = new Names();
  /** Of the text that is read. */
  bytes: Uint8Array = new Uint8Array(0);
  /** The first token of the line that is read: by how many bytes it is indented, and where it stands. */
  indent = 0;
  lineStart = 0;
  readonly frames = frames;
  frame: Frame = frames.begin();

  /** The clauses that say the package of the first declaration, as they are written. */
  scope: string | undefined;
  clauses: string[] = [];
  declares: string[] = [];
  extensions: string[] = [];
  /** Whether some of them may be the same. */
  isDeclaredAgain = false;
  /** Names in round brackets that may prove to be parameters; without a type, only small ones. */
  readonly candidates = new NumberStack();

  /** The next round bracket holds the arguments of an annotation. */
  isArgumentsNext = false;
  isTypeParamsNext = false;
  isForNext = false;
  isPrivate = false;
  isPackageObject = false;
  isEnumNext = false;

  begin(bytes: Uint8Array): void {
    this.names.begin();
    this.bytes = bytes;
    this.indent = 0;
    this.lineStart = 0;
    this.frame = frames.begin();
    this.frame.reset(FrameKind.file, 0, 0);
    this.frame.isOpenToAll = true;
    this.scope = undefined;
    this.clauses = [];
    this.declares = [];
    this.extensions = [];
    this.isDeclaredAgain = false;
    this.candidates.clear();
    this.isArgumentsNext = false;
    this.isTypeParamsNext = false;
    this.isForNext = false;
    this.isPrivate = false;
    this.isPackageObject = false;
    this.isEnumNext = false;
  }

  /** As they are written, one behind the other. */
  joinClauses(): string {
    const { clauses } = this;
    return clauses.length === 1 ? clauses[0]! : clauses.join(' ');
  }

  beginLine(indent: number, start: number): void {
    this.indent = indent;
    this.lineStart = start;
  }

  open(kind: number, start: number): Frame {
    const frame = frames.open();
    frame.reset(kind, this.names.mark, start);
    frame.firstCandidate = this.candidates.size;
    frame.referenceMark = this.names.referenceMark;
    this.frame = frame;
    return frame;
  }

  close(): void {
    if (frames.depth === 0) return;
    const { frame } = this;
    if (frame.kind === FrameKind.classBody) this.names.settleMembers(frame.firstMember, frame.referenceMark);
    if (this.names.mark > frame.mark && endsScope[frame.kind] === 1) this.names.unwind(frame.mark);
    this.candidates.size = frame.firstCandidate;
    this.frame = frames.close();
  }

  /** Of the frame around this one. */
  get outerKind(): number {
    return frames.outer.kind;
  }

  get isAtFileLevel(): boolean {
    return frames.depth === 0;
  }

  /** Whether a declaration on this line is one of the frame, and not inside another of it. */
  isMember(): boolean {
    const { kind, memberIndent, extensionIndent } = this.frame;
    if (kind > FrameKind.classBody) return false;
    return memberIndent < 0 || this.indent <= memberIndent || extensionIndent >= 0;
  }

  /** What the declaration before this one said of its own names is over. */
  beginDeclaration(isFirst: boolean): void {
    const { frame, indent, lineStart } = this;
    if (this.scope === undefined) this.scope = this.joinClauses();
    frame.awaited = Awaited.nothing;
    frame.head = Head.none;
    frame.signatureAt = -1;
    frame.isPattern = false;
    if (frame.kind > FrameKind.classBody) return;
    if (frame.memberIndent < 0 && isFirst) frame.memberIndent = indent;
    const isBelow = lineStart !== frame.extensionLine && indent <= frame.extensionIndent;
    if (isBelow) frame.extensionIndent = -1;
    if (!this.isMember()) return;
    if (frame.extensionIndent < 0) this.names.unwind(frame.mark);
    frame.caseMark = -1;
  }

  /** The fully qualified name of what is declared here, empty where no other file can say it. */
  pathOf(name: number): string {
    const { frame } = this;
    if (!this.isMember() || frame.path.length > maxPath) return '';
    if (frame.kind === FrameKind.classBody && (frame.path === '' || (this.isPrivate && !frame.isOpenToAll)))
      return '';
    const text = words.text(name);
    return frame.path === '' ? text : frame.path + '.' + text;
  }

  beginHead(path: string, start: number): void {
    const { frame } = this;
    frame.head = Head.name;
    frame.headPath = path;
    frame.headStart = start;
    frame.headMark = this.names.referenceMark;
    frame.headIndent = this.indent;
    frame.isHeadEnum = false;
    frame.isHeadPackage = this.isPackageObject;
    this.isPackageObject = false;
    this.isPrivate = false;
  }

  openClass(): Frame {
    const outer = this.frame;
    const { headPath, headStart, headMark, isHeadEnum, isHeadPackage } = outer;
    outer.head = Head.none;
    const frame = this.open(FrameKind.classBody, headStart);
    frame.referenceMark = headMark;
    frame.path = headPath;
    frame.firstMember = this.names.memberCount;
    frame.isEnum = isHeadEnum;
    frame.isOpenToAll = isHeadPackage;
    return frame;
  }

  openPackage(path: string, start: number): void {
    const around = this.frame.path;
    const frame = this.open(FrameKind.packaging, start);
    frame.path = around === '' || around.length > maxPath ? path : around + '.' + path;
    frame.isOpenToAll = true;
  }

  /** A function or a value. */
  declare(name: number): void {
    const { frame } = this;
    if (this.isMember()) {
      this.names.addMember(name);
      if (frame.isOpenToAll) this.publish(frame, name);
    } else {
      this.names.hide(name);
    }
    this.isPrivate = false;
  }

  declareType(name: number, path: string): void {
    if (this.isMember()) this.names.addMember(name);
    else this.names.hide(name);
    if (path === '') return;
    this.addDeclared(name, path);
  }

  /** A class and the object beside it are one. */
  private addDeclared(name: number, path: string): void {
    const { declares } = this;
    const before = this.names.publish(name, declares.length);
    if (before < 0) declares.push(path);
    else if (declares[before] === path) this.names.publish(name, before);
    else {
      this.isDeclaredAgain = true;
      declares.push(path);
    }
  }

  private publish({ path, extensionIndent }: Frame, name: number): void {
    const text = words.text(name);
    const prefix = path === '' ? '' : path + '.';
    this.addDeclared(name, prefix + text);
    if (extensionIndent < 0) return;
    this.extensions.push(prefix + text);
  }
}

/** Used for one file after the other. */
export const state = new State();

/** The number of a name that stands before its type, and back. */
export function typedCandidate(name: number): number {
  return -1 - name;
}
