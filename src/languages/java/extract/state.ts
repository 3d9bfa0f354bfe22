// Where the reading of a Java file stands: the open frames, and the name whose meaning is not yet known.
import type { SourceText } from '../../../model/source.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { FileNames } from './file-names.ts';
import { Frame, FrameKind } from './frame.ts';
import { Scanner } from './scanner.ts';
import { Statements } from './statements.ts';
import { FrameStack } from '../../kit/frame-stack.ts';

/** What the last token was, where that says what the next one is. */
export const Before = {
  /** An operator, a separator, a keyword: an operand, a type or a declaration may begin. */
  neutral: 0,
  /** A type has ended: a name now is declared by it. */
  type: 1,
  /** A name was declared. */
  declared: 2,
  operand: 3,
  /** A dot that joins no names: the next name belongs to a value. */
  dot: 4,
  /** The name of an annotation: a bracket now holds its arguments. */
  annotation: 5,
  /** `new Cart(…)`: a brace now opens the body of a class. */
  creation: 6,
  /** `if`, `for` …: a bracket now is no operand. */
  header: 7,
  catch: 8,
  /** `::` */
  member: 9,
  /** A dot after a type: `Shop<Cart>.Item`. */
  typeDot: 10,
} as const;

/** By depth; used for one file after the other. */
const frames = new FrameStack(() => new Frame(), 10_000);

/** The head of a class, from its keyword to its brace. */
export interface Header {
  readonly classId: number;
  readonly path: string | undefined;
  readonly isDeclared: boolean;
  readonly isEnum: boolean;
  readonly typeMark: number;
  readonly variableMark: number;
  /** After `extends` or `implements`, and not after `permits`. */
  isSupertypes: boolean;
  hasSupertypes: boolean;
  /** Type parameters can only stand right after its name. */
  isAfterName: boolean;
}

export class State {
  readonly names: FileNames;
  readonly scanner: Scanner;
  readonly statements: Statements;
  readonly declares: string[] = [];
  packageName = '';
  readonly frames = frames;
  frame: Frame;
  before: number = Before.neutral;
  header: Header | undefined;

  /** A name whose meaning depends on the token after it; it starts at -1 where there is none. */
  heldStart = -1;
  heldFirstEnd = 0;
  /** The end of all but its last part; its start where it has only one. */
  heldBeforeLast = 0;
  heldEnd = 0;
  /** It stands after `new`, `instanceof` or the like. */
  isHeldType = false;
  /** A dot with blanks around it follows: the name may go on. */
  isHeldDotted = false;

  /** After `new`, `instanceof`, `@` …: the next name is a type. */
  isTypeNext = false;
  /** After `class`, `interface` or `enum`: the keyword. */
  classKeyword = 0;
  isAnnotationNext = false;
  isNew = false;
  /** `order.new Item()`: the type is one of the value's. */
  isMemberNext = false;
  /** Of the type after `new`, for the body that may follow. */
  newStart = -1;
  newEnd = -1;

  /** The names in undecided brackets, each by four places in the text. */
  readonly lone = new NumberStack();
  /** Brackets with nothing but such names were closed: they began there in the list. */
  pendingStart = -1;

  constructor(source: SourceText) {
    this.scanner = new Scanner(source);
    this.names = new FileNames(source.bytes);
    this.statements = new Statements(source);
    this.frame = frames.begin();
    this.frame.reset(FrameKind.class);
    this.frame.typeMark = 0;
    this.frame.variableMark = 0;
    this.frame.classId = this.names.members.open();
  }

  /** The innermost class around. */
  get place(): number {
    return this.frame.classId;
  }

  get isAtFileLevel(): boolean {
    return frames.depth === 0;
  }

  /** Where members are declared, and no expression is read. */
  get isAtMembers(): boolean {
    const { frame } = this;
    return frame.kind === FrameKind.class && !frame.isInitializer && !frame.isConstants;
  }

  open(kind: number): Frame {
    const { classId } = this.frame;
    const frame = frames.open();
    frame.reset(kind);
    frame.classId = classId;
    frame.typeMark = this.names.typeMark;
    frame.variableMark = this.names.variableMark;
    frame.outerTypeMark = frame.typeMark;
    frame.outerVariableMark = frame.variableMark;
    frame.loneStart = this.lone.size;
    this.frame = frame;
    this.before = Before.neutral;
    this.isTypeNext = false;
    return frame;
  }

  /** Returns to what is around; the file itself is never left. */
  close(): void {
    if (frames.depth === 0) return;
    this.frame = frames.close();
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

  /** The name that was just read goes on with the held one, after a dot with blanks around it. */
  extendHeld(): void {
    const { scanner } = this;
    const isBare = scanner.beforeLast === scanner.start;
    this.heldBeforeLast = isBare ? this.heldEnd : scanner.beforeLast;
    this.heldEnd = scanner.chainEnd;
    this.isHeldDotted = false;
  }

  /** The held name is a type. */
  useHeldType(): void {
    this.names.useType(this.heldStart, this.heldFirstEnd, this.heldEnd, this.place);
    this.heldStart = -1;
  }

  /** The held name, up to `end`, is a value or begins with a type. */
  useHeldValue(end: number): void {
    if (end > this.heldStart) this.names.useValue(this.heldStart, this.heldFirstEnd, end, this.place);
    this.heldStart = -1;
  }

  forgetNew(): void {
    this.isNew = false;
    this.newStart = -1;
    this.newEnd = -1;
  }

  /** The text is over. */
  closeAll(): void {
    for (; frames.depth > 0; this.close()) this.#closeClass();
    this.#closeClass();
  }

  #closeClass(): void {
    if (this.frame.kind === FrameKind.class) this.names.members.close(this.frame.classId);
  }

  /** The member of a class is over, and with it what it declared for itself. */
  endMember(): void {
    const { frame } = this;
    frame.isInitializer = false;
    frame.isTypeList = false;
    frame.isPrivate = false;
    frame.isAfterComma = false;
    this.names.unwind(frame.typeMark, frame.variableMark);
  }
}
