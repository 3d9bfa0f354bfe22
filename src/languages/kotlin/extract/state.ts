// The state of reading a Kotlin file: the open frames, and the modifiers of the next declaration.
import type { ImportStatement } from '../../../model/source.ts';
import { FrameStack } from '../../kit/frame-stack.ts';
import { TokenList } from '../../kit/token-list.ts';
import { isCapital } from '../../jvm/extract/spelling.ts';
import { FileNames } from './file-names.ts';
import { Awaited, Frame, FrameKind, Head, noType } from './frame.ts';
import {
  anyParameters,
  constructors,
  factories,
  type Member,
  MemberKind,
  Members,
  type Parameters,
  property,
} from './members.ts';
import { Published } from './published.ts';
import { typeIn, Variables } from './variables.ts';
import { table } from './words.ts';

/** Types with longer paths are not published. */
const maxPath = 1000;

const copy = { name: table.numberOfWord('copy'), kind: MemberKind.function };
const constructed = { name: constructors, kind: MemberKind.special };
const factory = { name: factories, kind: MemberKind.special };

/** Reused across files. */
const tokens = new TokenList();
const names = new FileNames(table);
const variables = new Variables();

class State {
  bytes: Uint8Array = new Uint8Array(0);
  readonly tokens = tokens;
  readonly names = names;
  readonly variables = variables;
  frame = new Frame(FrameKind.file, 0, 0);
  frames = new FrameStack(this.frame);

  imports: ImportStatement[] = [];
  /** The package. */
  scope = '';
  /** The first part of the package, and the last token of a path that begins with it. */
  root = noType;
  pathEnd = -1;
  /** The arguments or the lambda that ended last, and the last token of them. */
  lastCall = this.frame;
  callEnd = -1;
  /** Something is known of the implicit parameter of a lambda in the file. */
  hasKnownIt = false;
  /** The last name after a dot, and what is known of the value before it. */
  selected = -1;
  selectedOf = noType;
  published = new Published();
  members = new Members();
  /** The function whose parameters are read. */
  functionName = noType;
  isFunctionPrivate = false;
  functionTakes: Parameters = anyParameters;
  functionFirst = noType;
  /** Extension function → the type that it extends; of several of the same name, the last one. */
  readonly extendedBy = new Map<number, number>();
  /** The file has functions or properties at the top level, which Java sees in a class named after the file. */
  hasLooseMembers = false;
  /** The name of that class by `@file:JvmName`. */
  facade: string | undefined;
  /** No declaration was read yet: imports may follow. */
  isBeforeDeclarations = true;

  isAfterDot = false;
  /** After `@`. */
  isAnnotation = false;
  /** The next parenthesis opens parameters, or the arguments of an annotation. */
  isParamsNext = false;
  isArgumentsNext = false;
  /** The next `<` opens type parameters. */
  isTypeParamsNext = false;
  /** Modifiers of the next declaration. */
  isPrivate = false;
  isExpect = false;
  isActual = false;
  isEnum = false;
  isData = false;
  isCompanion = false;

  /** Everything is as it is in a new state. */
  begin(bytes: Uint8Array): void {
    names.begin();
    variables.begin();
    Object.assign(this, new State(), { bytes });
  }

  open(kind: number): Frame {
    const frame = this.frames.open(new Frame(kind, this.names.mark, this.variables.mark));
    frame.enterContext(this.frame.innerContext);
    frame.enterThis(this.frame.innerSelf);
    this.frame = frame;
    return frame;
  }

  close(): void {
    if (this.frames.depth === 0) return;
    const { frame } = this;
    if (frame.kind === FrameKind.class) this.#closeClass(frame);
    if (frame.isBraced) this.#unwind(frame);
    this.frame = this.frames.close();
  }

  get isAtFileLevel(): boolean {
    return this.frames.depth === 0;
  }

  /** Ends the scope of the declaration before. */
  beginDeclaration(): void {
    const { frame } = this;
    if (frame.holdsMembers) this.#unwind(frame);
    this.isBeforeDeclarations = false;
    this.functionName = noType;
    frame.endDeclaration();
  }

  qualify(name: string): string {
    return this.scope === '' ? name : `${this.scope}.${name}`;
  }

  /** The qualified name of a class whose head begins here; empty if other files cannot name it. */
  pathOf(name: number): string {
    const { frame } = this;
    if (frame.kind === FrameKind.file) return this.qualify(table.text(name));
    if (frame.kind !== FrameKind.class) return '';
    return frame.path === '' || frame.path.length > maxPath ? '' : `${frame.path}.${table.text(name)}`;
  }

  /** `name` is its simple name, if it has one. */
  beginHead(path: string, name = noType): void {
    const { frame } = this;
    frame.head = Head.name;
    frame.headName = name;
    frame.headPath = path;
    frame.headMark = this.names.referenceMark;
    frame.headTypes = [];
    frame.isHeadEnum = this.isEnum;
    frame.isHeadCompanion = this.isCompanion;
    frame.isHeadPrivate = frame.isPrivate || (this.isPrivate && frame.kind === FrameKind.class);
    if (this.isData && path !== '') this.members.add(path, copy, { type: noType, takes: anyParameters });
    frame.angles = 0;
    this.forgetModifiers();
  }

  openClass(): void {
    const outer = this.frame;
    const isHead = outer.head !== Head.none;
    outer.head = Head.none;
    outer.angles = 0;
    const frame = this.open(FrameKind.class);
    if (isHead) this.#enterTypes(outer.headTypes);
    frame.path = isHead ? outer.headPath : '';
    frame.enterThis(isHead && outer.headPath !== '' ? outer.headName : noType);
    frame.referenceMark = isHead ? outer.headMark : this.names.referenceMark;
    frame.firstMember = this.names.memberCount;
    frame.isInEntries = isHead && outer.isHeadEnum;
    frame.isCompanion = isHead && outer.isHeadCompanion;
    frame.isPrivate = isHead ? outer.isHeadPrivate : outer.isPrivate;
  }

  /** `first` is the type of its first parameter. */
  declareFunction(name: number, takes: Parameters, first: number): void {
    if (this.frame.holdsMembers) this.names.addFunction(name);
    else this.hide(name);
    this.#enterReceiver();
    if (this.frame.receiver !== noType) this.extendedBy.set(name, this.frame.innerSelf);
    this.functionName = name;
    this.isFunctionPrivate = this.isPrivate;
    this.functionTakes = takes;
    this.functionFirst = first;
    this.#publish(name, takes);
  }

  /** `known`: see variables.ts. */
  declareProperty(name: number, { type, known }: { type: number; known: number }): void {
    if (this.frame.holdsMembers) {
      this.names.addMember(name);
      this.#keepKnown(name, known);
    } else this.hide(name, known);
    if (this.frame.holdsMembers && !this.isPrivate)
      this.#addValue(name, MemberKind.property, { type, takes: property });
    this.#enterReceiver();
    this.#publish(name);
  }

  /** A property is visible to the end of its class. */
  #keepKnown(name: number, known: number): void {
    if (this.frame.receiver !== noType) return;
    this.variables.add(name, known);
    this.frame.variableMark = this.variables.mark;
  }

  /** `val` before a parameter of a class. */
  declareConstructorProperty(name: number, type: number): void {
    const { outer } = this.frames;
    if (outer.head === Head.name && outer.headPath !== '')
      this.members.add(outer.headPath, { name, kind: MemberKind.property }, { type, takes: property });
    else this.published.addValue(name, type);
  }

  /** The function whose parameters were read, and the type of its values. */
  declareResult(type: number): void {
    // Values of the file come from private functions as well.
    if (this.isFunctionPrivate) this.published.addValue(this.functionName, type);
    else this.#addValue(this.functionName, MemberKind.function, { type, takes: this.functionTakes });
  }

  /** A parameter of the function that is read, which is a lambda with a receiver of that type. */
  declareLambda(type: number): void {
    if (this.functionName === noType || this.isFunctionPrivate || this.names.isHidden(type)) return;
    this.published.addLambda(table.text(this.functionName), table.text(type));
  }

  /** A variable or parameter, visible until the frame is closed. */
  hide(name: number, known = noType): void {
    this.names.hide(name);
    this.variables.add(name, known);
  }

  declareType(name: number, path: string, awaited: number): void {
    if (this.frame.holdsMembers) this.names.addMember(name);
    else this.hide(name);
    if (path === '' || this.isPrivate || this.frame.isPrivate) return;
    this.published.declared.add(path);
    if (awaited === Awaited.alias) this.published.aliases.add(path);
    this.#publishPlatform(path);
  }

  /** Whether each platform declares it, or this one does. */
  #publishPlatform(path: string): void {
    if (this.isExpect) this.published.expected.add(path);
    if (this.isActual) this.published.actual.add(path);
  }

  forgetModifiers(): void {
    this.isPrivate = false;
    this.isExpect = false;
    this.isActual = false;
    this.isEnum = false;
    this.isData = false;
    this.isCompanion = false;
  }

  #unwind({ mark, variableMark }: Frame): void {
    this.names.unwind(mark);
    this.variables.unwind(variableMark);
  }

  /** Other files can name a function or property at the top level; only a function takes anything. */
  #publish(name: number, takes?: Parameters): void {
    const { frame } = this;
    const isFunction = takes !== undefined;
    if (frame.kind === FrameKind.file && !this.isPrivate) {
      const path = this.qualify(table.text(name));
      this.hasLooseMembers = true;
      this.#publishPlatform(path);
      const { functionFirst: first, isActual } = this;
      if (frame.receiver !== noType) {
        const type = this.#typeOrBound(frame.receiver);
        const receiver = type === noType ? '' : table.text(type);
        this.published.addExtension({ name: path, receiver, takes, first, isActual });
      } else if (isFunction) {
        this.published.addFunction({ name: path, takes, first, isActual });
        if (isCapital(table.text(name).charCodeAt(0)))
          this.members.add(path, factory, { type: noType, takes });
      } else this.published.declared.add(path);
    }
    this.forgetModifiers();
  }

  /** A constructor of the class whose head is read, or around. */
  declareConstructor(takes: Parameters): void {
    const { frame } = this;
    const path = frame.head === Head.none ? frame.path : frame.headPath;
    if (path !== '') this.members.add(path, constructed, { type: noType, takes });
  }

  /** In an extension, members of its receiver type can be used without a receiver. */
  #enterReceiver(): void {
    const { frame } = this;
    if (frame.receiver === noType) return;
    const type = frame.holdsMembers ? this.#typeOrBound(frame.receiver) : noType;
    frame.innerSelf = type;
    if (type !== noType) frame.innerContext = this.#contextWith([table.text(type)]);
  }

  /** In the lambda of `apply`, members of the value before it; see known.ts. */
  enterLambda(known: number): void {
    const type = typeIn(known);
    if (type !== noType) this.#enterTypes([table.text(type)]);
    this.frame.enterThis(type);
  }

  /** In a class, members of its supertypes can be used without a receiver. */
  #enterTypes(types: readonly string[]): void {
    if (types.length > 0) this.frame.enterContext(this.#contextWith(types));
  }

  #contextWith(types: readonly string[]): number {
    return names.contextOf([...new Set([...names.typesIn(this.frame.context), ...types])]);
  }

  /** An entry of an enum, which belongs to the type like what its companion has. */
  declareEntry(name: number): void {
    this.names.addMember(name);
    const entry = { name, kind: MemberKind.property };
    this.members.addOwn(this.frame.path, entry, { type: noType, takes: property });
  }

  /** `kind` is that of a member that is no extension. */
  #addValue(name: number, kind: number, member: Member): void {
    const { kind: around, path, isCompanion, receiver } = this.frame;
    if (around !== FrameKind.class || path === '') this.published.addValue(name, member.type);
    else if (receiver !== noType)
      this.members.add(path, { name, kind: kind + MemberKind.extensionProperty }, member);
    else if (!isCompanion) this.members.add(path, { name, kind }, member);
    else this.members.addOwn(this.frames.outer.path, { name, kind }, member);
  }

  /** A type parameter can be any type, or one below its bound. */
  #typeOrBound(type: number): number {
    if (type < 0) return noType;
    return this.names.isHidden(type) ? typeIn(this.variables.knownOf(type)) : type;
  }

  /** Members of a companion are visible in the class around it, too. */
  #closeClass(frame: Frame): void {
    if (frame.isCompanion && this.frames.outer.kind === FrameKind.class) return;
    this.names.settleMembers(frame.firstMember, frame.referenceMark);
  }
}

/** Reused across files. */
export const state = new State();
