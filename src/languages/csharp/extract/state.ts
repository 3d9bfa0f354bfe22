// Where the reading of a C# file stands: the open frames, and the names that declarations around the place hide.
import type { ImportStatement } from '../../../model/source.ts';
import { Scopes } from '../../kit/scopes.ts';
import { Angles } from './angles.ts';
import { Frame, FrameKind } from './frame.ts';
import { beginNames, chainOf, nameOf, words } from './names.ts';
import { References, Use } from './references.ts';
import { tokens } from './tokens.ts';
import { TypeNames } from './type-names.ts';
import { FrameStack } from '../../kit/frame-stack.ts';

/** Used for one file after the other. */
const frames = new FrameStack(() => new Frame());
const angles = new Angles();
const values = new Scopes();
const typeParameters = new Scopes();
const references = new References();

class State {
  readonly angles = angles;
  types = new TypeNames();
  usings: ImportStatement[] = [];
  readonly frames = frames;
  frame: Frame = frames.begin();
  /** How many type arguments are open: names in them are types. */
  openAngles = 0;
  /** Number of the place. */
  place = 0;
  /** Of that: what is noted of it. */
  #note = 0;
  /** Number of the type whose members are declared here, or around it. */
  type = -1;
  /** The number of the namespace's place that the next brace opens. */
  pendingPlace = -1;

  /** Before anything of a file is read. */
  begin(): void {
    values.clear();
    typeParameters.clear();
    if (beginNames()) references.forget();
    references.begin();
    this.types = new TypeNames();
    this.usings = [];
    this.openAngles = 0;
    this.type = -1;
    this.pendingPlace = -1;
    this.enter(0);
    this.frame = frames.begin();
    this.frame.begin();
  }

  /** The frame around the current one. */
  get outer(): Frame {
    return frames.outer;
  }

  /** The place where names are used from here on. */
  enter(place: number): void {
    this.place = place;
    this.#note = this.types.noteOf(place);
  }

  /** Any bracket but a brace. */
  open(kind: number): Frame {
    const frame = frames.open();
    frame.reset(kind);
    this.frame = frame;
    return frame;
  }

  openBrace(kind: number): void {
    const frame = this.open(kind);
    frame.valueMark = values.mark;
    frame.typeMark = typeParameters.mark;
    frame.memberMark = references.mark;
    frame.outerPlace = this.place;
    frame.outerType = this.type;
  }

  /** Ends a bracket other than a brace; one that was never opened is passed over. */
  closeBracket(): void {
    if (this.frame.kind >= FrameKind.paren) this.#close();
  }

  /** Ends a brace, and every other bracket that was left open in it. */
  closeBrace(): void {
    while (this.frame.kind >= FrameKind.paren) this.#close();
    if (frames.depth === 0) return;
    const { valueMark, typeMark, outerPlace, outerType } = this.frame;
    values.unwind(valueMark);
    typeParameters.unwind(typeMark);
    if (this.place !== outerPlace) this.enter(outerPlace);
    this.type = outerType;
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
    values.hide(tokens.words[token]!);
  }

  /** A type parameter may stand in the type of the method that declares it, before it is declared. */
  hideTypeParameter(token: number): void {
    typeParameters.hide(tokens.words[token]!);
  }

  takeBackTypeParameters(mark: number): void {
    if (mark < references.mark) references.takeBack(mark, (word) => typeParameters.isHidden(word));
  }

  isValue(token: number): boolean {
    return values.isHidden(tokens.words[token]!);
  }

  isTypeParameter(token: number): boolean {
    return typeParameters.isHidden(tokens.words[token]!);
  }

  text(token: number): string {
    return words.text(tokens.words[token]!);
  }

  /** From the token `first` to the token `last`, which is the last of its names. */
  refer(use: number, first: number, last: number): void {
    const { isHeader, pendingType } = this.frame;
    const lastWord = tokens.words[last]!;
    const name = use === Use.member ? nameOf(lastWord) : chainOf(first, last);
    const isBase = isHeader && pendingType !== -1;
    const note = isBase ? this.types.noteOfBase(this.place, pendingType) : this.#note;
    references.note(use, name, tokens.words[first]!, lastWord, note, this.type, tokens.lines[first]!);
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
    this.frame = frames.close();
  }
}

/** Used for one file after the other. */
export const state = new State();
