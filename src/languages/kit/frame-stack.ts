// A stack of open brackets, classes or statements.

export class FrameStack<Frame extends object> {
  readonly #frames: Frame[];
  readonly #maxDepth: number;

  /** The frame of the file is never closed. */
  constructor(file: Frame, maxDepth = 100_000) {
    this.#frames = [file];
    this.#maxDepth = maxDepth;
  }

  /** Open frames, without that of the file. */
  get depth(): number {
    return this.#frames.length - 1;
  }

  /** Nested deeper than real code: the rest of the file is skipped. */
  get isTooDeep(): boolean {
    return this.depth > this.#maxDepth;
  }

  open(frame: Frame): Frame {
    this.#frames.push(frame);
    return frame;
  }

  /** Returns the frame around it. */
  close(): Frame {
    this.#frames.pop();
    return this.#frames.at(-1)!;
  }

  /** The enclosing frame; the file frame encloses itself. */
  get outer(): Frame {
    return this.#frames.at(-2) ?? this.#frames[0]!;
  }
}
