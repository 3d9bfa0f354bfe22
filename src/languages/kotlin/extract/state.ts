// The state of reading a Kotlin file: the open frames, and the modifiers of the next declaration.
import { FrameStack } from '../../kit/frame-stack.ts';
import { TokenList } from '../../kit/token-list.ts';
import { FileNames } from '../../jvm/extract/file-names.ts';
import type { Declaration, KotlinExtension } from '../../../model/declaration.ts';
import type { Parameters } from './count.ts';
import { Awaited, Frame, FrameKind, Head, noType } from './frame.ts';
import { Members } from './members.ts';
import { typeIn, Variables } from './variables.ts';
import { table } from './words.ts';

/** Types with longer paths are not published. */
const maxPath = 1000;

class State {
  bytes: Uint8Array = new Uint8Array(0);
  readonly tokens = new TokenList();
  readonly names = new FileNames(table, { showsCalls: true });
  readonly variables = new Variables();
  frame = new Frame();
  frames = new FrameStack(this.frame);

  /** The package. */
  scope = '';
  /** The first part of the package, and the last token of a path that begins with it. */
  root = noType;
  pathEnd = -1;
  /** The type whose constructor was called last, or the function, and the last token of that call. */
  constructed = noType;
  called = noType;
  callEnd = -1;
  /** Qualified names that other files can use. */
  declared = new Set<string>();
  /** The functions among them that are not extensions. */
  functions = new Set<string>();
  extensions = new Map<string, KotlinExtension>();
  /** The type aliases among them. */
  aliases = new Set<string>();
  /** The `expect` declarations among them. */
  expected = new Set<string>();
  members = new Members();
  /** Functions that take a lambda with a receiver. */
  lambdas = new Map<string, Declaration>();
  /** Type → functions and properties whose values are of that type. */
  values = new Map<number, Set<number>>();
  /** The function whose parameters are read, unless it is private. */
  functionName = noType;
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

  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.names.begin();
    this.frame = new Frame();
    this.frames = new FrameStack(this.frame);
    this.frame.reset(FrameKind.file, 0, 0);
    this.scope = '';
    this.root = noType;
    this.pathEnd = -1;
    this.callEnd = -1;
    this.declared = new Set();
    this.extensions = new Map();
    this.variables.begin();
    this.functions = new Set();
    this.aliases = new Set();
    this.expected = new Set();
    this.members = new Members();
    this.lambdas = new Map();
    this.values = new Map();
    this.functionName = noType;
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
    const { innerContext } = this.frame;
    const frame = this.frames.open(new Frame());
    frame.reset(kind, this.names.mark, this.variables.mark);
    frame.context = innerContext;
    frame.innerContext = innerContext;
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
    if (frame.holdsMembers) {
      this.#unwind(frame);
      frame.innerContext = frame.context;
    }
    this.isBeforeDeclarations = false;
    this.functionName = noType;
    frame.awaited = Awaited.nothing;
    frame.receiver = noType;
    frame.head = Head.none;
    frame.isWhenNext = false;
    frame.angles = 0;
  }

  qualify(name: string): string {
    return this.scope === '' ? name : `${this.scope}.${name}`;
  }

  /** The qualified name of a class whose head begins here; empty if other files cannot name it. */
  pathOf(name: number): string {
    const { frame } = this;
    if (frame.kind === FrameKind.file) return this.qualify(table.text(name));
    if (frame.kind !== FrameKind.class || this.isPrivate) return '';
    return frame.path === '' || frame.path.length > maxPath ? '' : `${frame.path}.${table.text(name)}`;
  }

  beginHead(path: string): void {
    const { frame } = this;
    frame.head = Head.name;
    frame.headPath = path;
    frame.headMark = this.names.referenceMark;
    frame.headTypes = [];
    frame.isHeadEnum = this.isEnum;
    frame.isHeadCompanion = this.isCompanion;
    if (this.isData && path !== '') this.members.add(path, 'copy()');
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
    frame.referenceMark = isHead ? outer.headMark : this.names.referenceMark;
    frame.firstMember = this.names.memberCount;
    frame.isInEntries = isHead && outer.isHeadEnum;
    frame.isCompanion = isHead && outer.isHeadCompanion;
  }

  declareFunction(name: number, takes: Parameters): void {
    if (this.frame.holdsMembers) this.names.addFunction(name);
    else this.hide(name);
    this.#addMember(name, '()');
    this.#enterReceiver();
    this.functionName = this.isPrivate ? noType : name;
    this.#publish(name, takes);
  }

  /** `known`: see variables.ts. */
  declareProperty(name: number, { type, known }: { type: number; known: number }): void {
    if (this.frame.holdsMembers) {
      if (!this.isPrivate) this.declareValue(name, type);
      this.names.addMember(name);
      this.#keepKnown(name, known);
    } else this.hide(name, known);
    this.#addMember(name, '');
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
    this.declareValue(name, type);
    const { outer } = this.frames;
    if (outer.head === Head.name && outer.headPath !== '') this.members.add(outer.headPath, table.text(name));
  }

  /** A parameter of the function that is read, which is a lambda with a receiver of that type. */
  declareLambda(type: number): void {
    if (this.functionName === noType || this.names.isHidden(type)) return;
    const [name, receiver] = [table.text(this.functionName), table.text(type)];
    this.lambdas.set(`${name} ${receiver}`, { kind: 'kotlin-lambda', name, receiver });
  }

  /** A function or property that other files can use, and the type of its values. */
  declareValue(name: number, type: number): void {
    if (type === noType) return;
    const names = this.values.get(type);
    if (names === undefined) this.values.set(type, new Set([name]));
    else names.add(name);
  }

  /** A variable or parameter, visible until the frame is closed. */
  hide(name: number, known = noType): void {
    this.names.hide(name);
    this.variables.add(name, known);
  }

  declareType(name: number, path: string, awaited: number): void {
    if (this.frame.holdsMembers) this.names.addMember(name);
    else this.hide(name);
    if (path === '' || this.isPrivate) return;
    this.declared.add(path);
    if (awaited === Awaited.alias) this.aliases.add(path);
    if (this.isExpect) this.expected.add(path);
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
      if (this.isExpect) this.expected.add(path);
      if (frame.receiver !== noType) this.#publishExtension(path, takes);
      else if (isFunction) this.functions.add(path);
      else this.declared.add(path);
    }
    this.forgetModifiers();
  }

  /** In an extension, members of its receiver type can be used without a receiver. */
  #enterReceiver(): void {
    const { frame } = this;
    const { receiver } = frame;
    if (!frame.holdsMembers || receiver < 0 || this.names.isHidden(receiver)) return;
    frame.innerContext = this.#contextWith([table.text(receiver)]);
  }

  /** In a class, members of its supertypes can be used without a receiver. */
  #enterTypes(types: readonly string[]): void {
    const { frame } = this;
    if (types.length === 0) return;
    frame.context = this.#contextWith(types);
    frame.innerContext = frame.context;
  }

  #contextWith(types: readonly string[]): number {
    const { names, frame } = this;
    return names.contextOf([...new Set([...names.typesIn(frame.context), ...types])]);
  }

  /** An entry of an enum, which belongs to the type like what its companion has. */
  declareEntry(name: number): void {
    this.names.addMember(name);
    this.members.addOwn(this.frame.path, table.text(name));
  }

  /** Extensions have a dot, as they have another receiver. */
  #addMember(name: number, brackets: string): void {
    const { kind, path, isCompanion, receiver } = this.frame;
    if (kind !== FrameKind.class || path === '' || this.isPrivate) return;
    if (receiver !== noType) this.members.add(path, `.${table.text(name)}${brackets}`);
    else if (!isCompanion) this.members.add(path, `${table.text(name)}${brackets}`);
    else this.members.addOwn(this.frames.outer.path, `${table.text(name)}${brackets}`);
  }

  #publishExtension(name: string, takes?: Parameters): void {
    const receiver = this.#receiverNamed(this.frame.receiver);
    const isFunction = takes !== undefined;
    const key = `${name} ${receiver} ${isFunction}`;
    const other = this.extensions.get(key);
    // Default values are written where it is expected.
    const least = this.isActual ? 0 : (takes?.least ?? 0);
    const most = takes?.most ?? 0;
    this.extensions.set(key, {
      kind: 'kotlin-extension',
      name,
      receiver,
      isFunction,
      least: Math.min(least, other?.least ?? least),
      most: Math.max(most, other?.most ?? most),
    });
  }

  /** A type parameter can be any type, or one below its bound. */
  #receiverNamed(type: number): string {
    if (type < 0) return '';
    if (!this.names.isHidden(type)) return table.text(type);
    const bound = typeIn(this.variables.knownOf(type));
    return bound === noType ? '' : table.text(bound);
  }

  /** Members of a companion are visible in the class around it, too. */
  #closeClass(frame: Frame): void {
    if (frame.isCompanion && this.frames.outer.kind === FrameKind.class) return;
    this.names.settleMembers(frame.firstMember, frame.referenceMark);
  }
}

/** Reused across files. */
export const state = new State();
