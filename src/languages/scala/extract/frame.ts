// What is open around the place that is read: one frame per bracket, and one per class whose body is told by indentation.

import * as Awaited from './awaited.ts';
import * as FrameKind from './frame-kind.ts';
import * as Head from './head.ts';

/** Mutable and used again: a file of many brackets makes only as many as are open at once. */
export class Frame {
  kind: number = FrameKind.file;
  /** The scope to return to where it ends, and among members where the next declaration begins. */
  mark = 0;
  awaited: number = Awaited.nothing;
  /** Where the token begins behind which the parameters of a function may follow; -1 for none. */
  signatureAt = -1;
  head: number = Head.none;
  /** Of the class whose head is read, fully qualified; empty for one that has no name outside. */
  headPath = '';
  headStart = 0;
  /** The references before its name. */
  headMark = 0;
  headIndent = 0;
  isHeadEnum = false;
  isHeadPackage = false;
  /** At the beginning of a parameter, or of a supertype in a head. */
  isAtStart = false;
  /** Small names declare something: behind `case`, and inside the brackets behind `val`. */
  isPattern = false;
  isMemberPattern = false;
  /** Behind the `if` of a `case`. */
  isGuard = false;
  /** The scope to return to where the next `case` begins; -1 before the first. */
  caseMark = -1;
  /** Where the names begin that may prove to be parameters: `(a, b) =>`. */
  firstCandidate = 0;
  /** Where it was opened, and the references before that. */
  start = 0;
  referenceMark = 0;
  /** class and package: its fully qualified name; where its members begin. */
  path = '';
  firstMember = 0;
  isEnum = false;
  /** Its functions and values can be named by other files. */
  isOpenToAll = false;
  /** The indentation of its first member; what is declared deeper is inside a member. */
  memberIndent = -1;
  /** A class that ends with the first line that is indented no more than this; -1 for one in braces. */
  ownerIndent = -1;
  /** Lines that are deeper belong to an `extension`; -1 without one. */
  extensionIndent = -1;
  extensionLine = -1;

  reset(kind: number, mark: number, start: number): void {
    this.kind = kind;
    this.mark = mark;
    this.start = start;
    this.awaited = Awaited.nothing;
    this.signatureAt = -1;
    this.head = Head.none;
    this.isAtStart = kind === FrameKind.params || kind === FrameKind.typeParams;
    this.isPattern = false;
    this.isMemberPattern = false;
    this.isGuard = false;
    this.caseMark = -1;
    this.path = '';
    this.isEnum = false;
    this.isOpenToAll = false;
    this.memberIndent = -1;
    this.ownerIndent = -1;
    this.extensionIndent = -1;
  }
}
