// Where the reading of a Scala file stands: the open frames, and what was said of the declaration to come.
import { NumberStack } from '../../../std/number-stack.ts';
import { FileNames } from '../names/file-names.ts';
import { Awaited, Frame, FrameKind, Head } from './frame.ts';
import { table } from './tokens.ts';

/** Nobody reads what is deeper than this, nor names anything by a longer path. */
const maxDepth = 100_000;
const maxPath = 1000;

/** Used for one file after the other. */
const frames: Frame[] = [new Frame()];

/** Where the line of a token begins, and how far it is indented. */
interface Line {
  readonly lineStart: number;
  readonly indent: number;
}

export class State {
  readonly names: FileNames;
  #depth = 0;
  frame: Frame;
  /** The rest of the file is left unread. */
  isTooDeep = false;

  /** The clauses that say the package of the first declaration, as they are written. */
  scope: string | undefined;
  readonly clauses: string[] = [];
  readonly declares: string[] = [];
  /** Names in round brackets that may prove to be parameters. */
  readonly candidates = new NumberStack();

  isAfterDot = false;
  /** After `@`. */
  isAnnotation = false;
  /** The next round bracket holds the arguments of an annotation; parameters. */
  isArgumentsNext = false;
  isParamsNext = false;
  isTypeParamsNext = false;
  isForNext = false;
  /** The next word is that of an `end`. */
  isEndNext = false;
  isPrivate = false;
  isPackageObject = false;
  isEnumNext = false;

  constructor() {
    this.names = new FileNames(table);
    this.frame = frames[0]!;
    this.frame.reset(FrameKind.file, 0, 0);
    this.frame.isOpenToAll = true;
  }

  open(kind: number, start: number): Frame {
    this.#depth++;
    if (this.#depth > maxDepth) this.isTooDeep = true;
    let frame = frames[this.#depth];
    if (frame === undefined) {
      frame = new Frame();
      frames.push(frame);
    }
    frame.reset(kind, this.names.mark, start);
    frame.firstCandidate = this.candidates.size;
    frame.referenceMark = this.names.referenceMark;
    this.frame = frame;
    return frame;
  }

  close(): void {
    if (this.#depth === 0) return;
    const { frame } = this;
    if (frame.kind === FrameKind.class) this.names.settleMembers(frame.firstMember, frame.referenceMark);
    if (endsScope(frame.kind)) this.names.unwind(frame.mark);
    this.candidates.size = frame.firstCandidate;
    this.#depth--;
    this.frame = frames[this.#depth]!;
  }

  /** Of the frame around this one. */
  get outerKind(): number {
    return frames[this.#depth - 1]?.kind ?? FrameKind.file;
  }

  get isAtFileLevel(): boolean {
    return this.#depth === 0;
  }

  /** Whether the frame holds declarations, all of them seen in all of it. */
  get isAmongMembers(): boolean {
    return this.frame.kind <= FrameKind.class;
  }

  /** Whether a declaration on a line of that indentation is one of the frame, and not inside another of it. */
  isMember(indent: number): boolean {
    const { memberIndent, extensionIndent } = this.frame;
    if (!this.isAmongMembers) return false;
    return memberIndent < 0 || indent <= memberIndent || extensionIndent >= 0;
  }

  /** What the declaration before this one said of its own names is over. */
  beginDeclaration({ indent, lineStart }: Line, isFirst: boolean): void {
    const { frame } = this;
    if (this.scope === undefined) this.scope = this.clauses.join(' ');
    frame.awaited = Awaited.nothing;
    frame.head = Head.none;
    frame.isSignature = false;
    frame.isPattern = false;
    if (!this.isAmongMembers) return;
    if (frame.memberIndent < 0 && isFirst) frame.memberIndent = indent;
    const isBelow = lineStart !== frame.extensionLine && indent <= frame.extensionIndent;
    if (isBelow) frame.extensionIndent = -1;
    if (!this.isMember(indent)) return;
    if (frame.extensionIndent < 0) this.names.unwind(frame.mark);
    frame.caseMark = -1;
  }

  /** The fully qualified name of what is declared here, empty where no other file can say it. */
  pathOf(name: number, indent: number): string {
    const { frame } = this;
    if (!this.isMember(indent) || frame.path.length > maxPath) return '';
    if (frame.kind === FrameKind.class && (frame.path === '' || (this.isPrivate && !frame.isOpenToAll)))
      return '';
    const text = table.text(name);
    return frame.path === '' ? text : `${frame.path}.${text}`;
  }

  beginHead(path: string, start: number, indent: number): void {
    const { frame } = this;
    frame.head = Head.name;
    frame.headPath = path;
    frame.headStart = start;
    frame.headMark = this.names.referenceMark;
    frame.headIndent = indent;
    frame.isHeadEnum = false;
    frame.isHeadPackage = this.isPackageObject;
    frame.isHeadAnonymous = false;
    this.isPackageObject = false;
    this.isPrivate = false;
  }

  openClass(): Frame {
    const outer = this.frame;
    const { headPath, headStart, headMark, isHeadEnum, isHeadPackage } = outer;
    outer.head = Head.none;
    const frame = this.open(FrameKind.class, headStart);
    frame.referenceMark = headMark;
    frame.path = headPath;
    frame.firstMember = this.names.memberCount;
    frame.isEnum = isHeadEnum;
    frame.isOpenToAll = isHeadPackage;
    return frame;
  }

  openPackage(path: string, start: number): void {
    const around = this.frame.path;
    const frame = this.open(FrameKind.package, start);
    frame.path = around === '' || around.length > maxPath ? path : `${around}.${path}`;
    frame.isOpenToAll = true;
  }

  /** A function or a value. */
  declare(name: number, indent: number): void {
    const { frame } = this;
    if (this.isMember(indent)) {
      this.names.addMember(name);
      if (frame.isOpenToAll) this.#publish(frame, table.text(name));
    } else {
      this.names.hide(name);
    }
    this.isPrivate = false;
  }

  declareType(name: number, path: string, indent: number): void {
    if (this.isMember(indent)) this.names.addMember(name);
    else this.names.hide(name);
    if (path !== '') this.declares.push(path);
  }

  #publish({ path, extensionIndent }: Frame, text: string): void {
    const prefix = path === '' ? '' : `${path}.`;
    this.declares.push(`${prefix}${text}`);
    if (extensionIndent >= 0) this.declares.push(`${prefix}.${text}`);
  }
}

function endsScope(kind: number): boolean {
  return (
    kind === FrameKind.block ||
    kind === FrameKind.class ||
    kind === FrameKind.package ||
    kind === FrameKind.template ||
    kind === FrameKind.bracket
  );
}
