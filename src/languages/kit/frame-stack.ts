// What is open around the place that is read: one frame per bracket, class or statement, as the language needs it. Frames
// are mutable and used again, in one file after the other: a file of many brackets makes only as many as are open at once.

/** What a deeper file made room for is given back. */
const mostKept = 1024;

export class FrameStack<Frame extends object> {
  readonly #make: () => Frame;
  readonly #frames: Frame[];
  readonly #maxDepth: number;
  /** How many are open, but for that of the file itself, which is never closed. */
  depth = 0;
  /** Deeper than anybody writes: the rest of the file is left unread. */
  isTooDeep = false;

  constructor(make: () => Frame, maxDepth = 100_000) {
    this.#make = make;
    this.#frames = [make()];
    this.#maxDepth = maxDepth;
  }

  /** The frame of the next file, which still says what it said of the last. */
  begin(): Frame {
    this.depth = 0;
    this.isTooDeep = false;
    if (this.#frames.length > mostKept) this.#frames.length = mostKept;
    return this.#frames[0]!;
  }

  /** A frame inside the last, which says what it said where it was last used. */
  open(): Frame {
    const depth = ++this.depth;
    if (depth > this.#maxDepth) this.isTooDeep = true;
    const known = this.#frames[depth];
    if (known !== undefined) return known;
    const frame = this.#make();
    this.#frames.push(frame);
    return frame;
  }

  /** The frame around; there must be one. */
  close(): Frame {
    return this.#frames[--this.depth]!;
  }

  /** The frame around the last; that of the file has none around it but itself. */
  get outer(): Frame {
    return this.#frames[this.depth === 0 ? 0 : this.depth - 1]!;
  }
}
