// The values that paths in a file lead to, by what is known of their beginnings: `order.cart().items`, where the type of
// `order` is written, or where `order` may be a member of a type around.
import { Known, knownKinds } from '../../jvm/extract/known.ts';
import { table } from './words.ts';

/** Longer paths are not followed. */
const maxNames = 4;
/** More than a file can have names, twice. */
const maxSteps = 2 ** 31;

export interface ValuePath {
  /** The types that its first name may be a member of. */
  readonly types: readonly string[];
  readonly names: readonly string[];
}

interface Step {
  /** What is known of the value before, see known.ts; below 0: the types around, see `around`. */
  readonly owner: number;
  /** A name × 2, plus 1 if it is called. */
  readonly member: number;
  readonly length: number;
}

/** What is known of the owner of a name without a receiver: the number of the types around, see FileNames. */
export function around(context: number): number {
  return -1 - context;
}

/** Reused across files. */
export class ValuePaths {
  readonly #steps: Step[] = [];
  readonly #idOf = new Map<number, number>();

  begin(): void {
    this.#steps.length = 0;
    this.#idOf.clear();
  }

  /** The value of a member, as a known number; undefined if the path is too long. */
  add(owner: number, name: number, isCalled: boolean): number | undefined {
    const member = name * 2 + (isCalled ? 1 : 0);
    const key = (owner < 0 ? -owner * knownKinds : owner * knownKinds + 1) * maxSteps + member;
    let id = this.#idOf.get(key);
    if (id === undefined) {
      const length = 1 + (this.#stepAt(owner)?.length ?? 0);
      if (length > maxNames) return undefined;
      id = this.#steps.push({ owner, member, length }) - 1;
      this.#idOf.set(key, id);
    }
    return id * knownKinds + Known.path;
  }

  /** The name at the end of a path. */
  lastOf(known: number): number {
    return Math.trunc((this.#stepAt(known)?.member ?? -1) / 2);
  }

  /** `typesIn`: the types of a context. */
  describe(known: number, typesIn: (context: number) => readonly string[]): ValuePath {
    const names: string[] = [];
    let owner = known;
    for (let step = this.#stepAt(owner); step !== undefined; step = this.#stepAt(owner)) {
      const name = table.text(Math.trunc(step.member / 2));
      names.unshift(step.member % 2 === 1 ? `${name}()` : name);
      owner = step.owner;
    }
    const types = owner < 0 ? typesIn(-1 - owner) : [table.text(Math.trunc(owner / knownKinds))];
    return { types, names };
  }

  #stepAt(known: number): Step | undefined {
    return known >= 0 && known % knownKinds === Known.path
      ? this.#steps[Math.trunc(known / knownKinds)]
      : undefined;
  }
}
