// The `exports` and `imports` of a package.json: subpaths and their conditional targets.
import { isObject } from '../../kit/untyped.ts';
import { isString } from './manifest-fields.ts';
import { StarPatterns } from './star-patterns.ts';

export class ExportMap {
  /** Wrapped, because `null` is a target too: it excludes what a wider pattern includes. */
  readonly #patterns: StarPatterns<{ readonly target: unknown }>;

  /** Key and conditions → cached result. */
  readonly #answers = new Map<string, readonly string[] | undefined>();

  constructor(entries: readonly (readonly [key: string, target: unknown])[]) {
    // Among keys with the same prefix the longest is the most specific.
    this.#patterns = new StarPatterns(
      entries
        .map(([key, target]) => [starred(key), { target }] as const)
        .sort(([a], [b]) => b.length - a.length),
    );
  }

  /** Targets of a key, best first; undefined if there is no such key, or it is excluded by null. */
  targetsOf(key: string, customConditions: readonly string[]): readonly string[] | undefined {
    const question = [key, ...customConditions].join('\0');
    if (!this.#answers.has(question)) this.#answers.set(question, this.#find(key, customConditions));
    return this.#answers.get(question);
  }

  /** Whether a key is listed, even if excluded. */
  has(key: string): boolean {
    return this.#patterns.match(key) !== undefined;
  }

  #find(key: string, customConditions: readonly string[]): readonly string[] | undefined {
    const match = this.#patterns.match(key);
    if (match === undefined) return undefined;
    const targets = leaves(match.value.target, customConditions);
    if (targets.length === 0) return undefined;
    return match.pattern.includes('*')
      ? targets.map((path) => starred(path).replaceAll('*', () => match.star))
      : targets;
  }
}

export function readExports(value: unknown): ExportMap | undefined {
  if (value === undefined) return undefined;
  const keyed = isObject(value) && Object.keys(value).some((key) => key.startsWith('.'));
  return new ExportMap(keyed ? Object.entries(value) : [['.', value]]);
}

export function readImports(value: unknown): ExportMap | undefined {
  return isObject(value) ? new ExportMap(Object.entries(value)) : undefined;
}

/** `./icons/` is the older form of `./icons/*`. */
function starred(path: string): string {
  return path.endsWith('/') ? `${path}*` : path;
}

/**
 * Node takes the first condition that holds, which depends on the runtime. Sources are preferred here, so conditions
 * that name them come first, then the others in a fixed order, then unknown ones (`@acme/source`).
 */
const knownConditions = [
  'source',
  'development',
  'types',
  'import',
  'require',
  'node',
  'module',
  'default',
  // Holds only in builds for browsers, which list it in `customConditions`.
  'browser',
];

/** More than any real package has for one key. */
const targetLimit = 100;

/** Iterative, because the depth is up to the project. */
function leaves(target: unknown, customConditions: readonly string[]): readonly string[] {
  const rankOf = new Map(
    [...customConditions, ...knownConditions].toReversed().map((name, rank) => [name, rank]),
  );
  const found: string[] = [];
  const stack = [target];
  while (stack.length > 0 && found.length < targetLimit) {
    const next = stack.pop();
    if (isString(next)) found.push(next);
    else for (const child of childrenOf(next, rankOf)) stack.push(child);
  }
  return found;
}

/** The children of an array or conditions object, best last. */
function childrenOf(target: unknown, rankOf: ReadonlyMap<string, number>): readonly unknown[] {
  if (Array.isArray(target)) return target.toReversed();
  if (!isObject(target)) return [];
  return Object.entries(target)
    .toReversed()
    .sort(([a], [b]) => (rankOf.get(a) ?? -1) - (rankOf.get(b) ?? -1))
    .map(([, value]) => value);
}
