// Where the reading of a C# file stands: the open frames, and the names that declarations around the place hide.
import type { ImportStatement } from '../../../model/source.ts';
import { Scopes } from '../../../std/scopes.ts';
import { Angles } from './angles.ts';
import { Frame } from './frame.ts';
import * as FrameKind from './frame-kind.ts';
import { beginNames, chainOf, nameOf, words } from './names.ts';
import { References } from './references.ts';
import { lineOf, wordOf } from './token-block.ts';
import { TypeNames } from './type-names.ts';
import * as Use from './use.ts';

/** Deeper than this nothing is read any more. */
const maxDepth = 100_000;
/** Used for one file after the other. */
const frames = [new Frame()];
const angles = new Angles();
let values = new Scopes();
let typeParameters = new Scopes();
let references = new References();

/** Before anything of a file is read. */
export function beginFile(): void {
  if (!beginNames()) return;
  values = new Scopes();
  typeParameters = new Scopes();
  references = new References();
}

export class State {
  readonly angles = angles;
  readonly types = new TypeNames();
  readonly usings: ImportStatement[] = [];
  #depth = 0;
  frame: Frame;
  /** How many type arguments are open: names in them are types. */
  openAngles = 0;

  constructor() {
    this.frame = frames[0]!;
    this.frame.begin();
    values.unwind(0);
    typeParameters.unwind(0);
    references.begin();
  }

  get isTooDeep(): boolean {
    return this.#depth > maxDepth;
  }

  /** The frame around the current one. */
  get outer(): Frame {
    return frames[Math.max(0, this.#depth - 1)]!;
  }

  open(kind: number): Frame {
    const { place, type } = this.frame;
    this.#depth++;
    if (this.#depth === frames.length) frames.push(new Frame());
    const frame = frames[this.#depth]!;
    frame.reset(kind);
    frame.place = place;
    frame.type = type;
    frame.valueMark = values.mark;
    frame.typeMark = typeParameters.mark;
    frame.memberMark = references.mark;
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
    frame.memberMark = references.mark;
  }

  hideValue(token: number): void {
    values.hide(wordOf[token]!);
  }

  /** A type parameter may stand in the type of the method that declares it, before it is declared. */
  hideTypeParameter(token: number): void {
    typeParameters.hide(wordOf[token]!);
  }

  takeBackTypeParameters(mark: number): void {
    if (mark < references.mark) references.takeBack(mark, (word) => typeParameters.isHidden(word));
  }

  isValue(token: number): boolean {
    return values.isHidden(wordOf[token]!);
  }

  isTypeParameter(token: number): boolean {
    return typeParameters.isHidden(wordOf[token]!);
  }

  text(token: number): string {
    return words.text(wordOf[token]!);
  }

  /** From the token `first` to the token `last`, which is the last of its names. */
  refer(use: number, first: number, last: number): void {
    const { types } = this;
    const { place, isHeader, pendingType, type } = this.frame;
    const lastWord = wordOf[last]!;
    const name = use === Use.member ? nameOf(lastWord) : chainOf(first, last);
    const note = isHeader && pendingType !== -1 ? types.noteOfBase(place, pendingType) : types.noteOf(place);
    references.note(use, name, wordOf[first]!, lastWord, note, type, lineOf[first]!);
  }

  /** How much was referred to so far. */
  get mark(): number {
    return references.mark;
  }

  /** All that the file refers to, asked when all of it was read. */
  addReferences(): void {
    references.addTo(this.usings, this.types);
  }

  #close(): void {
    this.#depth--;
    this.frame = frames[this.#depth]!;
  }
}
