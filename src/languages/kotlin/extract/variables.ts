// What is known of the variables and parameters in scope, as one number: the type if it is written (`line.split()` is a call
// on a String), or the function or property that the value comes from.
import { NumberStack } from '../../kit/number-stack.ts';
import { Known, knownKinds } from '../../jvm/extract/known.ts';
import { noType } from './frame.ts';

/** Only this many variables are searched: a scope may have very many. */
const maxDistance = 100;

/** The simple name of a type. */
export function ofType(type: number): number {
  return type === noType ? noType : type * knownKinds + Known.type;
}

/** The simple name of a function or property. */
export function ofValue(name: number): number {
  return name === noType ? noType : name * knownKinds + Known.value;
}

/** Not a value, but the name of a type itself: `Cart.of()`. */
export function ofTypeName(type: number): number {
  return type * knownKinds + Known.typeName;
}

/** The type, if that is known. */
export function typeIn(known: number): number {
  return known !== noType && known % knownKinds === Known.type ? Math.trunc(known / knownKinds) : noType;
}

export class Variables {
  readonly #names = new NumberStack();
  readonly #known = new NumberStack();

  begin(): void {
    this.unwind(0);
  }

  /** A mark for `unwind`. */
  get mark(): number {
    return this.#names.size;
  }

  /** `known` is `noType` if nothing is. */
  add(name: number, known: number): void {
    this.#names.push(name);
    this.#known.push(known + 1);
  }

  knownOf(name: number): number {
    const end = Math.max(0, this.#names.size - maxDistance);
    for (let i = this.#names.size - 1; i >= end; i--) {
      if (this.#names.at(i) === name) return this.#known.at(i) - 1;
    }
    return noType;
  }

  unwind(mark: number): void {
    this.#names.size = mark;
    this.#known.size = mark;
  }
}
