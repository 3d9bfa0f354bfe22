// Reader state of a Java file: open frames and the current declaration.
import { FrameStack } from '../../kit/frame-stack.ts';
import { TokenList } from '../../kit/token-list.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';
import { FileNames } from './file-names.ts';
import { Frame, FrameKind } from './frame.ts';
import { words } from './tokens.ts';

/** What precedes a token, as far as it matters. */
export const Before = {
  /** An operator, separator or keyword: an operand, type or declaration may begin. */
  neutral: 0,
  /** A type ended: a name now is declared by it. */
  type: 1,
  declared: 2,
  operand: 3,
  /** A dot, `::` or type arguments after one: the next name is a member of a value. */
  dot: 4,
  /** `new Cart(…)`: a brace now opens a class body. */
  creation: 5,
  /** After it, `<` and `default` are read as in an expression. */
  annotation: 6,
} as const;

/** The head of a class, from its keyword to its brace. */
export interface Header {
  readonly path: string | undefined;
  readonly isDeclared: boolean;
  readonly isEnum: boolean;
  readonly mark: number;
  readonly firstMember: number;
  /** After `extends` or `implements`, but not after `permits`. */
  isSupertypes: boolean;
  hasSupertypes: boolean;
  /** Type parameters only follow the name directly. */
  isAfterName: boolean;
}

export interface WrittenImport {
  readonly specifier: string;
  readonly line: number;
  /** The simple name that it binds, if it is only one. */
  readonly name?: number;
  readonly isStatic?: boolean;
}

/** Reused across files. */
const names = new FileNames(words);
const tokens = new TokenList();

class State {
  readonly names = names;
  readonly tokens = tokens;
  bytes: Uint8Array = new Uint8Array(0);
  readonly imports: WrittenImport[] = [];
  readonly declares: string[] = [];
  packageName = '';
  frame = new Frame(FrameKind.class, names.mark);
  readonly frames = new FrameStack(this.frame);
  before: number = Before.neutral;
  header: Header | undefined;

  /** After `new`, `instanceof` …: the next name is a type. */
  isTypeNext = false;
  isAnnotationNext = false;
  /** The next parenthesis holds annotation arguments. */
  isArgumentsNext = false;
  isNew = false;
  /** `order.new Item()`: the type is a member of the value's type. */
  isMemberNext = false;
  /** The place of the type after `new`, for a class body that may follow; -1 if it is not known. */
  newType = -1;

  /** Everything is as it is in a new state. */
  begin(bytes: Uint8Array): void {
    names.begin();
    Object.assign(this, new State(), { bytes });
  }

  get isAtFileLevel(): boolean {
    return this.frames.depth === 0;
  }

  /** Where members are declared, outside of expressions. */
  get isAtMembers(): boolean {
    const { frame } = this;
    return frame.kind === FrameKind.class && !frame.isInitializer && !frame.isConstants;
  }

  /** In the head of a class, but not in brackets. */
  get isInHead(): boolean {
    return this.header !== undefined && this.frame.kind <= FrameKind.block;
  }

  open(kind: number): Frame {
    const { isHeir } = this.frame;
    const frame = this.frames.open(new Frame(kind, names.mark));
    frame.isHeir = isHeir;
    this.frame = frame;
    this.before = Before.neutral;
    this.isTypeNext = false;
    return frame;
  }

  /** The file frame stays open. */
  close(): void {
    if (this.isAtFileLevel) return;
    const { frame } = this;
    if (frame.kind === FrameKind.class) names.settleMembers(frame.firstMember, frame.referenceMark);
    this.frame = this.frames.close();
  }

  closeAngles(): void {
    while (this.frame.isAngle) this.close();
  }

  forgetNew(): void {
    this.isNew = false;
    this.newType = -1;
  }

  /** At the end of the text. */
  closeAll(): void {
    if (!this.isAtFileLevel) noteUnclosed();
    while (!this.isAtFileLevel) this.close();
    names.settleMembers(0, 0);
  }

  /** Ends the scope of a class member. */
  endMember(): void {
    const { frame } = this;
    frame.isInitializer = false;
    frame.isTypeList = false;
    frame.isPrivate = false;
    frame.isAfterComma = false;
    names.unwind(frame.mark);
  }
}

/** Reused across files. */
export const state = new State();
