// Reader state of a Java file: open frames, and the name whose meaning is not yet known.
import type { SourceText } from '../../../model/source.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { FileNames } from './file-names.ts';
import { Frame, FrameKind } from './frame.ts';
import { Scanner } from './scanner.ts';
import { Statements } from './statements.ts';
import { FrameStack } from '../../kit/frame-stack.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

/** The previous token, as far as it affects the next one. */
export const Before = {
  /** An operator, separator or keyword: an operand, type or declaration may begin. */
  neutral: 0,
  /** A type ended: a name now is declared by it. */
  type: 1,
  declared: 2,
  operand: 3,
  /** A dot that joins no names: the next name is a member of a value. */
  dot: 4,
  /** An annotation name: a parenthesis now holds its arguments. */
  annotation: 5,
  /** `new Cart(…)`: a brace now opens a class body. */
  creation: 6,
  /** `if`, `for` …: a parenthesis now is not an operand. */
  header: 7,
  catch: 8,
  /** `::` */
  member: 9,
  /** A dot after a type: `Shop<Cart>.Item`. */
  typeDot: 10,
} as const;

const maxDepth = 10_000;

/** The head of a class, from its keyword to its brace. */
export interface Header {
  readonly classId: number;
  readonly path: string | undefined;
  readonly isDeclared: boolean;
  readonly isEnum: boolean;
  readonly typeMark: number;
  readonly variableMark: number;
  /** After `extends` or `implements`, but not after `permits`. */
  isSupertypes: boolean;
  hasSupertypes: boolean;
  /** Type parameters only follow the name directly. */
  isAfterName: boolean;
}

export class State {
  readonly names: FileNames;
  readonly scanner: Scanner;
  readonly statements: Statements;
  readonly declares: string[] = [];
  packageName = '';
  frame = new Frame(FrameKind.class);
  readonly frames = new FrameStack(this.frame, maxDepth);
  before: number = Before.neutral;
  header: Header | undefined;

  /** A name whose meaning depends on the next token; -1 for none. */
  heldStart = -1;
  heldFirstEnd = 0;
  /** End of all but its last part; its start if it has only one. */
  heldBeforeLast = 0;
  heldEnd = 0;
  /** Follows `new`, `instanceof` or similar. */
  isHeldType = false;
  /** A dot with blanks around it follows: the name may continue. */
  isHeldDotted = false;

  /** After `new`, `instanceof`, `@` …: the next name is a type. */
  isTypeNext = false;
  /** After `class`, `interface` or `enum`: the keyword. */
  classKeyword = 0;
  isAnnotationNext = false;
  isNew = false;
  /** `order.new Item()`: the type is a member of the value's type. */
  isMemberNext = false;
  /** The type after `new`, for a class body that may follow. */
  newStart = -1;
  newEnd = -1;

  /** Names in undecided brackets, four positions each. */
  readonly lone = new NumberStack();
  /** Index of the names in the last closed undecided brackets; -1 for none. */
  pendingStart = -1;

  constructor(source: SourceText) {
    this.scanner = new Scanner(source);
    this.names = new FileNames(source.bytes);
    this.statements = new Statements(source);
    this.frame.classId = this.names.members.open();
  }

  /** The innermost class. */
  get place(): number {
    return this.frame.classId;
  }

  get isAtFileLevel(): boolean {
    return this.frames.depth === 0;
  }

  /** Where members are declared, outside of expressions. */
  get isAtMembers(): boolean {
    const { frame } = this;
    return frame.kind === FrameKind.class && !frame.isInitializer && !frame.isConstants;
  }

  open(kind: number): Frame {
    const { classId } = this.frame;
    const frame = this.frames.open(new Frame(kind));
    frame.classId = classId;
    frame.typeMark = this.names.types.mark;
    frame.variableMark = this.names.variables.mark;
    frame.outerTypeMark = frame.typeMark;
    frame.outerVariableMark = frame.variableMark;
    frame.loneStart = this.lone.size;
    this.frame = frame;
    this.before = Before.neutral;
    this.isTypeNext = false;
    return frame;
  }

  /** The file frame stays open. */
  close(): void {
    if (this.frames.depth === 0) return;
    this.frame = this.frames.close();
  }

  hold(): void {
    const { scanner } = this;
    this.heldStart = scanner.start;
    this.heldFirstEnd = scanner.end;
    this.heldBeforeLast = scanner.beforeLast;
    this.heldEnd = scanner.chainEnd;
    this.isHeldType = this.isTypeNext;
    this.isHeldDotted = false;
    this.isTypeNext = false;
    this.before = Before.neutral;
  }

  /** Appends the name just read to the held one, after a dot with blanks. */
  extendHeld(): void {
    const { scanner } = this;
    const isBare = scanner.beforeLast === scanner.start;
    this.heldBeforeLast = isBare ? this.heldEnd : scanner.beforeLast;
    this.heldEnd = scanner.chainEnd;
    this.isHeldDotted = false;
  }

  useHeldType(): void {
    this.names.useType(this.heldStart, this.heldFirstEnd, this.heldEnd, this.place);
    this.heldStart = -1;
  }

  /** The held name up to `end` is a value or begins with a type. */
  useHeldValue(end: number): void {
    if (end > this.heldStart) this.names.useValue(this.heldStart, this.heldFirstEnd, end, this.place);
    this.heldStart = -1;
  }

  forgetNew(): void {
    this.isNew = false;
    this.newStart = -1;
    this.newEnd = -1;
  }

  /** At the end of the text. */
  closeAll(): void {
    const { frames } = this;
    if (frames.depth > 0) noteUnclosed();
    for (; frames.depth > 0; this.close()) this.#closeClass();
    this.#closeClass();
  }

  #closeClass(): void {
    if (this.frame.kind === FrameKind.class) this.names.members.close(this.frame.classId);
  }

  /** Ends the scope of a class member. */
  endMember(): void {
    const { frame } = this;
    frame.isInitializer = false;
    frame.isTypeList = false;
    frame.isPrivate = false;
    frame.isAfterComma = false;
    this.names.unwind(frame.typeMark, frame.variableMark);
  }
}
