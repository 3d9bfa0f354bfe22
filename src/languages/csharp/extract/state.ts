// Where the reading of a C# file stands: the open frames, and the names that declarations around the place hide.
import type { ImportStatement } from '../../../model/source.ts';
import { LineCounter } from '../../../std/line-counter.ts';
import { Scopes } from '../../../std/scopes.ts';
import { Frame, FrameKind } from './frame.ts';
import { Names } from './names.ts';
import { References } from './references.ts';
import type { TokenList } from './token-list.ts';
import { TypeNames } from './type-names.ts';

/** Deeper than this nothing is read any more. */
const maxDepth = 100_000;
/** Used for one file after the other. */
const values = new Scopes();
const typeParameters = new Scopes();

export class State {
  readonly tokens: TokenList;
  readonly names: Names;
  readonly types: TypeNames;
  readonly references: References;
  readonly usings: ImportStatement[] = [];
  readonly #lines: LineCounter;
  readonly #frames: Frame[] = [new Frame()];
  #depth = 0;
  frame: Frame;
  /** How many type arguments are open: names in them are types. */
  angles = 0;

  constructor(tokens: TokenList, bytes: Uint8Array) {
    this.tokens = tokens;
    this.names = new Names(tokens, bytes);
    this.types = new TypeNames(this.names);
    this.references = new References(this.names, this.types);
    this.#lines = new LineCounter(bytes);
    this.frame = this.#frames[0]!;
    values.unwind(0);
    typeParameters.unwind(0);
  }

  get isTooDeep(): boolean {
    return this.#depth > maxDepth;
  }

  /** The frame around the current one. */
  get outer(): Frame {
    return this.#frames[Math.max(0, this.#depth - 1)]!;
  }

  open(kind: number): Frame {
    const { place, type } = this.frame;
    this.#depth++;
    let frame = this.#frames[this.#depth];
    if (frame === undefined) {
      frame = new Frame();
      this.#frames.push(frame);
    }
    frame.reset(kind);
    frame.place = place;
    frame.type = type;
    frame.valueMark = values.mark;
    frame.typeMark = typeParameters.mark;
    frame.memberMark = this.references.mark;
    this.frame = frame;
    return frame;
  }

  /** Ends a bracket other than a brace; one that was never opened is passed over. */
  closeBracket(): void {
    if (this.frame.kind >= FrameKind.paren) this.#close();
  }

  /** Ends a brace, and every other bracket that was left open in it. */
  closeBrace(): void {
    while (this.frame.kind >= FrameKind.paren) this.#close();
    if (this.#depth === 0) return;
    values.unwind(this.frame.valueMark);
    typeParameters.unwind(this.frame.typeMark);
    this.#close();
    if (this.frame.isDeclarative) this.endMember();
  }

  /** The member, or the statement, is over. */
  endMember(): void {
    const { frame } = this;
    frame.endMember();
    if (frame.kind > FrameKind.type) return;
    // What a statement at the top of a file declares is seen to its end.
    if (frame.kind !== FrameKind.file) values.unwind(frame.valueMark);
    typeParameters.unwind(frame.typeMark);
    frame.memberMark = this.references.mark;
  }

  hideValue(token: number): void {
    values.hide(this.names.numberOf(token));
  }

  /** A type parameter may stand in the type of the method that declares it, before it is declared. */
  hideTypeParameter(token: number): void {
    typeParameters.hide(this.names.numberOf(token));
  }

  takeBackTypeParameters(mark: number): void {
    this.references.takeBack(mark, (name) => typeParameters.isHidden(name));
  }

  isValue(token: number): boolean {
    return values.isHidden(this.names.numberOf(token));
  }

  isTypeParameter(token: number): boolean {
    return typeParameters.isHidden(this.names.numberOf(token));
  }

  refer(use: number, first: number, last: number): void {
    const { place, isHeader, pendingType, type } = this.frame;
    this.references.note(use, first, last, place, isHeader ? pendingType : -1, type);
  }

  lineOf(token: number): number {
    return this.#lines.lineAt(this.names.start(token));
  }

  #close(): void {
    this.#depth--;
    this.frame = this.#frames[this.#depth]!;
  }
}
