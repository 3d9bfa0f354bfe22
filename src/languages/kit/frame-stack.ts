// A stack of open brackets, classes or statements. Frames are mutable and pooled across files: a file only allocates as
// many as are open at once.

/** Frames beyond this are released before the next file. */
const maxKept = 1024;

export class FrameStack<Frame extends object> {
  readonly #make: () => Frame;
  readonly #frames: Frame[];
  readonly #maxDepth: number;
  /** Open frames, without that of the file, which is never closed. */
  depth = 0;
  /** Nested deeper than real code: the rest of the file is skipped. */
  isTooDeep = false;

  constructor(make: () => Frame, maxDepth = 100_000) {
    this.#make = make;
    this.#frames = [make()];
    this.#maxDepth = maxDepth;
  }

  /** The file frame, not reset. */
  begin(): Frame {
    this.depth = 0;
    this.isTooDeep = false;
    if (this.#frames.length > maxKept) this.#frames.length = maxKept;
    return this.#frames[0]!;
  }

  /** A nested frame, not reset. */
  open(): Frame {
    const depth = ++this.depth;
    if (depth > this.#maxDepth) this.isTooDeep = true;
    const known = this.#frames[depth];
    if (known !== undefined) return known;
    const frame = this.#make();
    this.#frames.push(frame);
    return frame;
  }

  close(): Frame {
    return this.#frames[--this.depth]!;
  }

  /** The enclosing frame; the file frame encloses itself. */
  get outer(): Frame {
    return this.#frames[this.depth === 0 ? 0 : this.depth - 1]!;
  }
}
