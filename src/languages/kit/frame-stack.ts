// A stack of open brackets, classes or statements.

export class FrameStack<Frame extends object> {
  readonly #frames: Frame[];
  readonly #maxDepth: number;
  /** Open frames, without that of the file, which is never closed. */
  depth = 0;
  /** Nested deeper than real code: the rest of the file is skipped. */
  isTooDeep = false;

  constructor(file: Frame, maxDepth = 100_000) {
    this.#frames = [file];
    this.#maxDepth = maxDepth;
  }

  open(frame: Frame): Frame {
    this.#frames[++this.depth] = frame;
    if (this.depth > this.#maxDepth) this.isTooDeep = true;
    return frame;
  }

  /** Returns the frame around it. */
  close(): Frame {
    return this.#frames[--this.depth]!;
  }

  /** The enclosing frame; the file frame encloses itself. */
  get outer(): Frame {
    return this.#frames[Math.max(this.depth - 1, 0)]!;
  }
}
