// `#if` and the like. All branches are read, since other builds use other branches. But if a branch leaves brackets open,
// the others would open them again: then only the first is read. `#if false` is skipped.

/** Whether what follows a directive is read. */
const [read, skipped, skippedToEnd] = [1, 2, 3];

interface Condition {
  readonly isTrue: boolean;
  /** The number of open brackets before it, and the state around it. */
  readonly depth: number;
  readonly around: number;
}

export class Conditions {
  #open: Condition[] = [];
  #state = read;

  begin(): void {
    this.#open = [];
    this.#state = read;
  }

  get isSkipping(): boolean {
    return this.#state !== read;
  }

  /** `text` is the directive after its `#`, `depth` the number of open brackets. */
  follow(text: string, depth: number): void {
    const [, verb, condition = ''] = /^\s*([a-z]+)\s*([^\s/]*)/.exec(text) ?? [];
    const open = this.#open.at(-1);
    if (verb === 'if') {
      this.#open.push({ isTrue: condition === 'true', depth, around: this.#state });
      if (this.#state !== read) this.#state = skippedToEnd;
      else if (condition === 'false') this.#state = skipped;
    } else if (open !== undefined && (verb === 'elif' || verb === 'else')) {
      if (this.#state === read && (open.isTrue || open.depth !== depth)) this.#state = skippedToEnd;
      else if (this.#state === skipped) this.#state = read;
    } else if (open !== undefined && verb === 'endif') {
      this.#state = open.around;
      this.#open.pop();
    }
  }
}
