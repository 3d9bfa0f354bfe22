// What a Kotlin file declares for other files.
import type { Declaration, KotlinExtension, KotlinFunction } from '../../../model/declaration.ts';
import { noType } from './frame.ts';
import type { Parameters } from './members.ts';
import { table } from './words.ts';

interface NewFunction {
  /** Its qualified name. */
  readonly name: string;
  readonly takes: Parameters;
  /** The type of the first parameter. */
  readonly first: number;
  readonly isActual: boolean;
}

type NewExtension = Omit<NewFunction, 'takes'> & {
  /** See KotlinExtension. */
  readonly receiver: string;
  /** Undefined for a property. */
  readonly takes: Parameters | undefined;
};

type Taken = Pick<KotlinFunction, 'least' | 'most' | 'first'>;

export class Published {
  /** Qualified names. */
  readonly declared = new Set<string>();
  /** The functions among them that are not extensions. */
  readonly functions = new Map<string, KotlinFunction>();
  /** The type aliases among them. */
  readonly aliases = new Set<string>();
  /** The `expect` declarations among them. */
  readonly expected = new Set<string>();
  /** The `actual` ones. */
  readonly actual = new Set<string>();
  readonly extensions = new Map<string, KotlinExtension>();
  /** Functions that take a lambda with a receiver. */
  readonly lambdas = new Map<string, Declaration>();
  /** Type → functions and properties whose values are of that type; members have theirs. */
  readonly values = new Map<number, Set<number>>();

  addLambda(name: string, receiver: string): void {
    this.lambdas.set(`${name} ${receiver}`, { kind: 'kotlin-lambda', name, receiver });
  }

  addValue(name: number, type: number): void {
    if (type === noType) return;
    const names = this.values.get(type);
    if (names === undefined) this.values.set(type, new Set([name]));
    else names.add(name);
  }

  /** Of functions of the same name, all are one. */
  addFunction(added: NewFunction): void {
    const { name } = added;
    this.functions.set(name, {
      kind: 'kotlin-function',
      name,
      ...eitherOf(this.functions.get(name), { ...added, isActual: false }),
    });
  }

  /** The same for those of the same receiver. */
  addExtension({ name, receiver, takes, ...added }: NewExtension): void {
    const isFunction = takes !== undefined;
    const key = `${name} ${receiver} ${isFunction}`;
    const taken = isFunction
      ? eitherOf(this.extensions.get(key), { ...added, takes })
      : { least: 0, most: 0, first: [''] };
    this.extensions.set(key, { kind: 'kotlin-extension', name, receiver, isFunction, ...taken });
  }
}

function eitherOf(one: Taken | undefined, { takes, first, isActual }: Omit<NewFunction, 'name'>): Taken {
  const { most } = takes;
  // Default values are written where it is expected.
  const least = isActual ? 0 : takes.least;
  const types = one?.first ?? [];
  return {
    least: Math.min(least, one?.least ?? least),
    most: Math.max(most, one?.most ?? most),
    // A function without parameters has no first one.
    first: most === 0 ? types : withType(types, first),
  };
}

function withType(types: readonly string[], type: number): readonly string[] {
  const name = type < 0 ? '' : table.text(type);
  return types.includes(name) ? types : [...types, name];
}
