// Reader state of a Swift file: open frames, and hidden, declared and used names.
import type { ImportStatement } from '../../../model/source.ts';
import { Scopes } from '../../kit/scopes.ts';
import { Contexts } from './contexts.ts';
import { Access, Body, Frame, FrameKind, Spec, none } from './frame.ts';
import { References } from './references.ts';
import * as Token from './token.ts';
import { words } from './words.ts';
import type { Declaration } from '../../../model/declaration.ts';
import { FrameStack } from '../../kit/frame-stack.ts';
import { TokenList } from '../../kit/token-list.ts';

export const Expected = {
  nothing: 0,
  type: 1,
  extension: 2,
  function: 3,
  binding: 4,
  alias: 5,
  macro: 6,
  import: 7,
} as const;

/** Reused across files. */
const tokens = new TokenList();
const scopes = new Scopes();
const references = new References();

export class State {
  readonly bytes: Uint8Array;
  readonly tokens = tokens;
  readonly scopes = scopes;
  readonly references = references;
  readonly contexts = new Contexts();
  readonly imports: ImportStatement[] = [];
  readonly declares: Declaration[] = [];
  readonly supertypes = new Set<string>();
  frame = new Frame(FrameKind.file);
  readonly frames = new FrameStack(this.frame);
  expected: number = Expected.nothing;
  /** The name of a declaration was just read; generic parameters may follow. */
  isGenericNext = false;
  /** Of the current declaration; undefined if not written. */
  access: number | undefined;
  isTestable = false;
  isExported = false;
  /** Of the import whose name comes next. */
  importLine = 0;
  /** Of the type whose body comes next. */
  typeToken: number = Token.type;
  typeContext = 0;
  typeAccess: number = Access.internal;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    scopes.clear();
    references.begin();
  }

  open(kind: number): Frame {
    const parent = this.frame;
    this.frame = this.frames.open(new Frame(kind));
    this.frame.mark = this.scopes.mark;
    this.frame.context = parent.context;
    return parent;
  }

  /** The file frame stays open. */
  close(): void {
    if (this.frames.depth > 0) this.frame = this.frames.close();
  }

  get isInBraces(): boolean {
    return this.frame.kind <= FrameKind.block;
  }

  beginStatement(): void {
    const { frame } = this;
    this.endHead();
    frame.spec = Spec.none;
    frame.bindsAll = false;
    frame.isInHead = false;
    frame.angles = 0;
    frame.expectsParams = false;
    frame.body = Body.none;
    this.expected = Expected.nothing;
    this.access = undefined;
    this.isTestable = false;
    this.isExported = false;
  }

  /** Names declared from here on live until the end of the body, or until it turns out that there is none. */
  beginHead(): void {
    this.endHead();
    this.frame.headMark = this.scopes.mark;
  }

  endHead(): void {
    const { frame } = this;
    if (frame.headMark !== none) this.scopes.unwind(frame.headMark);
    frame.headMark = none;
  }

  /** After the name of a type or extension. */
  beginType(context: number): void {
    this.frame.body = Body.type;
    if (this.frame.spec === Spec.none) this.frame.spec = Spec.supertypes;
    this.typeContext = context;
    this.typeAccess = this.effectiveAccess;
  }

  /** A function, variable, constant or case. */
  declareValue(name: number): void {
    const { frame } = this;
    if (frame.kind === FrameKind.type) this.contexts.addMember(frame.context, name);
    else if (frame.kind === FrameKind.block) this.#declareLocal(name);
    else this.#declareForOthers(0, name);
  }

  declareType(name: number): void {
    const { frame } = this;
    if (frame.kind === FrameKind.block) this.#declareLocal(name);
    else if (frame.isLocal) this.contexts.addMember(frame.context, name);
    else this.#declareForOthers(frame.context, name);
  }

  declareMacro(name: number): void {
    const access = this.effectiveAccess;
    if (access !== Access.private) this.#publishAs(`#${words.text(name)}`, access);
  }

  /** Extensions in other files see it like a nested type. */
  declareGeneric(name: number): void {
    this.scopes.hide(name);
    const { frame } = this;
    if (frame.body !== Body.type || frame.isLocal || frame.kind === FrameKind.block) return;
    this.contexts.addMember(this.typeContext, name);
    if (this.typeAccess !== Access.private) this.#publish(this.typeContext, name, this.typeAccess);
  }

  /** Access of the current declaration, with its default. */
  get effectiveAccess(): number {
    const { frame, access } = this;
    return frame.access === Access.private ? Access.private : (access ?? frame.access);
  }

  /** Functions and types stay visible after their own body. */
  #declareLocal(name: number): void {
    this.scopes.hide(name);
    if (this.frame.headMark !== none) this.frame.headMark = this.scopes.mark;
  }

  #declareForOthers(context: number, name: number): void {
    this.contexts.addMember(context, name);
    const access = this.effectiveAccess;
    if (access !== Access.private) this.#publish(context, name, access);
  }

  #publish(context: number, name: number, access: number): void {
    this.#publishAs(this.contexts.pathIn(context, words.text(name)), access);
  }

  #publishAs(path: string, access: number): void {
    this.declares.push({ kind: access === Access.public ? 'public' : 'name', name: path });
  }
}
