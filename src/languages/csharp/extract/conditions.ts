// `#if` and the like. All branches are read, since other builds use other branches. But if a branch leaves brackets open,
// the others would open them again: then only the first is read. `#if false` is skipped.
import { NumberStack } from '../../kit/number-stack.ts';

/** Whether what follows a directive is read. */
const [read, skipped, skippedToEnd] = [1, 2, 3];
const perCondition = 3;

export class Conditions {
  /** Per open `#if`: the state of its branch, its bracket depth, the state around it. */
  readonly #open = new NumberStack();
  #state = read;

  begin(): void {
    this.#open.size = 0;
    this.#state = read;
  }

  get isSkipping(): boolean {
    return this.#state !== read;
  }

  /** `text` is the directive after its `#`, `depth` the number of open brackets. */
  follow(text: string, depth: number): void {
    const [, verb, condition = ''] = /^\s*([a-z]+)\s*([^\s/]*)/.exec(text) ?? [];
    const open = this.#open;
    if (verb === 'if') {
      const outer = this.#state;
      if (outer !== read) this.#state = skippedToEnd;
      else if (condition === 'false') this.#state = skipped;
      open.push(condition === 'true' ? skippedToEnd : read);
      open.push(depth);
      open.push(outer);
    } else if (open.size > 0 && (verb === 'elif' || verb === 'else')) {
      const isLast = open.at(open.size - perCondition) === skippedToEnd;
      if (this.#state === read && (isLast || open.at(open.size - 2) !== depth)) this.#state = skippedToEnd;
      else if (this.#state === skipped) this.#state = read;
    } else if (open.size > 0 && verb === 'endif') {
      this.#state = open.at(open.size - 1);
      open.size -= perCondition;
    }
  }
}
