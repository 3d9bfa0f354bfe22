// The state of reading a C# file: the open frames, and the names hidden by declarations.
import type { ImportStatement } from '../../../model/source.ts';
import { Scopes } from '../../kit/scopes.ts';
import { Angles } from './angles.ts';
import { Frame, FrameKind } from './frame.ts';
import { words } from './words.ts';
import { beginNames, chainOf, nameOf } from './names.ts';
import { References, Use } from './references.ts';
import { tokens } from './tokens.ts';
import { TypeNames } from './type-names.ts';
import { FrameStack } from '../../kit/frame-stack.ts';

/** Reused across files. */
const angles = new Angles();
const values = new Scopes();
const typeParameters = new Scopes();
const references = new References();

class State {
  readonly angles = angles;
  types = new TypeNames();
  usings: ImportStatement[] = [];
  frame = new Frame(FrameKind.file);
  frames = new FrameStack(this.frame);
  /** Open type argument lists: names in them are types. */
  openAngles = 0;
  /** The current place. */
  place = 0;
  /** Its note. */
  #note = 0;
  /** The innermost type, -1 outside of types. */
  type = -1;
  /** The place of the namespace that the next brace opens. */
  pendingPlace = -1;
  /** Statements outside of all types: a program. */
  hasStatements = false;

  /** Everything is as it is in a new state. */
  begin(): void {
    values.clear();
    typeParameters.clear();
    beginNames();
    references.begin();
    Object.assign(this, new State());
    this.enter(0);
  }

  /** The enclosing frame. */
  get outer(): Frame {
    return this.frames.outer;
  }

  /** Sets the current place. */
  enter(place: number): void {
    this.place = place;
    this.#note = this.types.noteOf(place);
  }

  /** Any bracket except a brace. */
  open(kind: number): Frame {
    this.frame = this.frames.open(new Frame(kind));
    return this.frame;
  }

  openBrace(kind: number): void {
    const frame = this.open(kind);
    frame.valueMark = values.mark;
    frame.typeMark = typeParameters.mark;
    frame.memberMark = references.mark;
    frame.outerPlace = this.place;
    frame.outerType = this.type;
  }

  /** Closes a bracket other than a brace. Unmatched ones are ignored. */
  closeBracket(): void {
    if (this.frame.kind >= FrameKind.paren) this.#close();
  }

  /** Closes a brace, and other brackets left open in it. */
  closeBrace(): void {
    while (this.frame.kind >= FrameKind.paren) this.#close();
    if (this.frames.depth === 0) return;
    const { valueMark, typeMark, outerPlace, outerType } = this.frame;
    values.unwind(valueMark);
    typeParameters.unwind(typeMark);
    if (this.place !== outerPlace) this.enter(outerPlace);
    this.type = outerType;
    this.#close();
    if (this.frame.isDeclarative) this.endMember();
  }

  /** Ends a member or statement. */
  endMember(): void {
    const { frame } = this;
    frame.endMember();
    if (frame.kind > FrameKind.type) return;
    // Declarations of top-level statements stay visible to the end of the file.
    if (frame.kind !== FrameKind.file) values.unwind(frame.valueMark);
    typeParameters.unwind(frame.typeMark);
    frame.memberMark = references.mark;
  }

  hideValue(token: number): void {
    values.hide(tokens.words[token]!);
  }

  hideTypeParameter(token: number): void {
    typeParameters.hide(tokens.words[token]!);
  }

  /** A return type may use the type parameters of its method before they are declared. */
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

  /** `last` is the token of the last name. */
  refer(use: number, first: number, last: number): void {
    const { isHeader, isConstraint, pendingType } = this.frame;
    const lastWord = tokens.words[last]!;
    const isHead = isHeader && pendingType !== -1;
    const isBase = isHead && use === Use.type && !isConstraint && this.openAngles === 0;
    references.note({
      use: isBase ? Use.base : use,
      name: use === Use.member ? nameOf(lastWord) : chainOf(first, last),
      first: tokens.words[first]!,
      last: lastWord,
      place: isHead ? this.types.noteOfHead(this.place, pendingType) : this.#note,
      around: this.type,
      line: tokens.lines[first]!,
    });
  }

  /** References so far. */
  get mark(): number {
    return references.mark;
  }

  /** Call after the whole file was read. */
  addReferences(): void {
    references.addTo(this.usings, this.types);
  }

  #close(): void {
    this.frame = this.frames.close();
  }
}

/** Reused across files. */
export const state = new State();
