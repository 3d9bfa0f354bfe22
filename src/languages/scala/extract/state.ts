// Reader state of a Scala file: open frames and the current declaration.
import type { ImportStatement } from '../../../model/source.ts';
import { FrameStack } from '../../kit/frame-stack.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { TokenList } from '../../kit/token-list.ts';
import { NotedNames } from '../../jvm/extract/noted-names.ts';
import { Expected, Frame, FrameKind, Head } from './frame.ts';
import { words, Word } from './words.ts';

const maxPath = 1000;

/** Reused across files. */
const names = new NotedNames(words);
const tokens = new TokenList();
const candidates = new NumberStack();

class State {
  readonly names = names;
  readonly tokens = tokens;
  bytes: Uint8Array = new Uint8Array(0);
  /** First token of the line: its indentation and position. */
  indent = 0;
  lineStart = 0;
  frame = new Frame(FrameKind.file, names.mark, 0);
  frames = new FrameStack(this.frame);

  imports: ImportStatement[] = [];
  /** The package clauses of the first declaration, as written. */
  scope: readonly string[] | undefined;
  clauses: string[] = [];
  /** Full names that other files can use. */
  declares = new Set<string>();
  extensions = new Set<string>();
  /** Names in parentheses that may be parameters. */
  readonly candidates = candidates;

  /** The next parenthesis holds annotation arguments. */
  isArgumentsNext = false;
  isTypeParamsNext = false;
  isForNext = false;
  isPrivate = false;
  isPackageObject = false;
  isEnumNext = false;

  /** Everything is as it is in a new state. */
  begin(bytes: Uint8Array): void {
    names.begin();
    // Known to the compiler; the library has a value of the same name.
    names.hide(Word.AnyRef);
    candidates.clear();
    Object.assign(this, new State(), { bytes });
  }

  open(kind: number, start: number): Frame {
    const frame = this.frames.open(new Frame(kind, this.names.mark, start));
    frame.firstCandidate = this.candidates.size;
    frame.referenceMark = this.names.referenceMark;
    this.frame = frame;
    return frame;
  }

  close(): void {
    if (this.frames.depth === 0) return;
    const { frame } = this;
    if (frame.kind === FrameKind.classBody) this.names.settleMembers(frame.firstMember, frame.referenceMark);
    if (frame.endsScope) this.names.unwind(frame.mark);
    this.candidates.size = frame.firstCandidate;
    this.frame = this.frames.close();
  }

  get isAtFileLevel(): boolean {
    return this.frames.depth === 0;
  }

  /** Whether a declaration on this line is a direct member of the frame. */
  isMember(): boolean {
    const { kind, memberIndent, extensionIndent } = this.frame;
    if (kind > FrameKind.classBody) return false;
    return memberIndent < 0 || this.indent <= memberIndent || extensionIndent >= 0;
  }

  /** Ends the scope of the previous declaration. */
  beginDeclaration(isFirst: boolean): void {
    const { frame, indent, lineStart } = this;
    if (this.scope === undefined) this.scope = [...this.clauses];
    if (frame.head === Head.name || frame.head === Head.supertypes) frame.endHead();
    frame.expected = Expected.nothing;
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

  /** The full name of a declaration here; empty if no other file can name it. */
  pathOf(name: number): string {
    const { frame } = this;
    if (!this.isMember() || frame.path.length > maxPath) return '';
    if (frame.kind === FrameKind.classBody && (frame.path === '' || (this.isPrivate && !frame.isOpenToAll)))
      return '';
    const text = words.text(name);
    return frame.path === '' ? text : `${frame.path}.${text}`;
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
    outer.head = Head.none;
    const frame = this.open(FrameKind.classBody, outer.headStart);
    frame.referenceMark = outer.headMark;
    frame.path = outer.headPath;
    frame.firstMember = this.names.memberCount;
    frame.isEnum = outer.isHeadEnum;
    frame.isOpenToAll = outer.isHeadPackage;
    return frame;
  }

  openPackage(path: string, start: number): void {
    const around = this.frame.path;
    const frame = this.open(FrameKind.packaging, start);
    frame.path = around === '' || around.length > maxPath ? path : `${around}.${path}`;
  }

  /** A function or value. */
  declare(name: number): void {
    this.#addMember(name);
    const { frame } = this;
    if (this.isMember() && frame.isOpenToAll) {
      const path = frame.path === '' ? words.text(name) : `${frame.path}.${words.text(name)}`;
      this.declares.add(path);
      if (frame.extensionIndent >= 0) this.extensions.add(path);
    }
    this.isPrivate = false;
  }

  declareType(name: number, path: string): void {
    this.#addMember(name);
    if (path !== '') this.declares.add(path);
  }

  #addMember(name: number): void {
    if (this.isMember()) this.names.addMember(name);
    else this.names.hide(name);
  }
}

/** Reused across files. */
export const state = new State();
