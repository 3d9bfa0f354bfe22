// How members are called in a file, as numbers: with how many arguments, and what is known of the first of them.
import { counts, notCalled } from '../../jvm/extract/known.ts';

/** A file that calls in more ways is told the numbers of arguments alone. */
export const maxShapes = 4096;

/** A member and how it is called, as one number. */
export function memberCalled(name: number, shape: number): number {
  return name * maxShapes + shape;
}

interface Shape {
  readonly count: number;
  /** What is known of it, see known.ts; below 0 if nothing is. */
  readonly argument: number;
}

const withoutArgument: readonly Shape[] = Array.from({ length: counts }, (_, i) => ({
  count: i + notCalled,
  argument: -1,
}));

/** Reused across files. */
export class CallShapes {
  #shapes: Shape[] = [...withoutArgument];
  readonly #shapeOf = new Map<number, number>();

  begin(): void {
    this.#shapes.length = counts;
    this.#shapeOf.clear();
  }

  /** `argument` is below 0 if unknown. */
  of(count: number, argument: number): number {
    if (argument < 0) return count - notCalled;
    const key = argument * counts + count - notCalled;
    let shape = this.#shapeOf.get(key);
    if (shape === undefined) {
      if (this.#shapes.length >= maxShapes) return count - notCalled;
      shape = this.#shapes.push({ count, argument }) - 1;
      this.#shapeOf.set(key, shape);
    }
    return shape;
  }

  at(shape: number): Shape {
    return this.#shapes[shape]!;
  }
}
