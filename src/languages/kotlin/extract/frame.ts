// What is open around the place that is read: one frame per bracket.
import * as Awaited from './awaited.ts';
import * as FrameKind from './frame-kind.ts';
import * as Head from './head.ts';

/** Mutable and used again: a file of many brackets makes only as many as are open at once. */
export class Frame {
  kind: number = FrameKind.file;
  /** The scope to return to where it ends, and in a class or file where the next declaration begins. */
  mark = 0;
  awaited: number = Awaited.nothing;
  /** The function or property that is declared extends a type. */
  isExtension = false;
  head: number = Head.none;
  /** Of the class whose head is read, fully qualified; empty for one that has no name outside. */
  headPath = '';
  /** The references before its name. */
  headMark = 0;
  isHeadEnum = false;
  isHeadCompanion = false;
  /** At the beginning of a parameter, or of a supertype in a head. */
  isAtStart = false;
  /** How many `<` are open in the type that is read. */
  angles = 0;
  /** The next brace holds the branches of a `when`. */
  isWhenNext = false;
  /** block: still before the arrow of a lambda. */
  hasParams = false;
  /** class: see headPath, headMark; where its members begin; the names of an enum come first. */
  path = '';
  referenceMark = 0;
  firstMember = 0;
  isCompanion = false;
  isInEntries = false;

  reset(kind: number, mark: number): void {
    this.kind = kind;
    this.mark = mark;
    this.awaited = Awaited.nothing;
    this.isExtension = false;
    this.head = Head.none;
    this.isAtStart = true;
    this.angles = 0;
    this.isWhenNext = false;
    this.hasParams = false;
    this.path = '';
    this.isInEntries = false;
    this.isCompanion = false;
  }
}
