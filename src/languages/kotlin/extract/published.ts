// What a Kotlin file declares for other files.
import type { Declaration, KotlinExtension } from '../../../model/declaration.ts';
import { noType } from './frame.ts';
import type { Parameters } from './parameters.ts';
import { table } from './words.ts';

interface NewExtension {
  /** Its qualified name. */
  readonly name: string;
  /** See KotlinExtension. */
  readonly receiver: string;
  /** Undefined for a property. */
  readonly takes: Parameters | undefined;
  /** The type of the first parameter. */
  readonly first: number;
  readonly isActual: boolean;
}

export class Published {
  /** Qualified names. */
  readonly declared = new Set<string>();
  /** The functions among them that are not extensions. */
  readonly functions = new Set<string>();
  /** The type aliases among them. */
  readonly aliases = new Set<string>();
  /** The `expect` declarations among them. */
  readonly expected = new Set<string>();
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

  /** Of functions of the same name and receiver, all are one. */
  addExtension({ name, receiver, takes, first, isActual }: NewExtension): void {
    const isFunction = takes !== undefined;
    const key = `${name} ${receiver} ${isFunction}`;
    const other = this.extensions.get(key);
    // Default values are written where it is expected.
    const least = isActual ? 0 : (takes?.least ?? 0);
    const most = takes?.most ?? 0;
    this.extensions.set(key, {
      kind: 'kotlin-extension',
      name,
      receiver,
      isFunction,
      least: Math.min(least, other?.least ?? least),
      most: Math.max(most, other?.most ?? most),
      // A function without parameters has no first one.
      first: isFunction && most === 0 ? (other?.first ?? []) : withType(other?.first ?? [], first),
    });
  }
}

function withType(types: readonly string[], type: number): readonly string[] {
  const name = type < 0 ? '' : table.text(type);
  return types.includes(name) ? types : [...types, name];
}
