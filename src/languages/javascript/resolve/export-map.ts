// The `exports` and `imports` of a package.json: subpaths and their conditional targets.
import { isObject } from '../../kit/untyped.ts';
import { isString } from './manifest-fields.ts';
import { StarPatterns } from './star-patterns.ts';

/** How the importing file loads modules; `either` where its name does not tell. */
export type Loading = 'import' | 'require' | 'either';

/** What a key leads to, best first. */
export interface ExportTargets {
  readonly paths: readonly string[];
  /** Those of `require` next to a condition that holds for `import`. */
  readonly forRequire: readonly string[];
}

export class ExportMap {
  /** Wrapped, because `null` is a target too: it excludes what a wider pattern includes. */
  readonly #patterns: StarPatterns<{ readonly target: unknown }>;

  constructor(entries: readonly (readonly [key: string, target: unknown])[]) {
    // Among keys with the same prefix the longest is the most specific.
    this.#patterns = new StarPatterns(
      entries
        .map(([key, target]) => [starred(key), { target }] as const)
        .sort(([a], [b]) => b.length - a.length),
    );
  }

  /** Whether a key is listed, even if excluded. */
  has(key: string): boolean {
    return this.#patterns.match(key) !== undefined;
  }

  /** Undefined if there is no such key, or it is excluded by null. */
  targetsOf(
    key: string,
    loading: Loading,
    customConditions: readonly string[] = [],
  ): ExportTargets | undefined {
    const match = this.#patterns.match(key);
    if (match === undefined) return undefined;
    const conditions = [...customConditions, ...(loading === 'require' ? toRequire : toImport)];
    const forRequire: unknown[] | undefined = loading === 'require' ? undefined : [];
    const targets = leaves([match.value.target], conditions, forRequire);
    if (targets.length === 0) return undefined;
    const completed = (paths: readonly string[]): readonly string[] =>
      match.pattern.includes('*')
        ? paths.map((path) => starred(path).replaceAll('*', () => match.star))
        : paths;
    return { paths: completed(targets), forRequire: completed(leaves(forRequire ?? [], conditions)) };
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
const namesOfSources = ['source', 'development', 'types'];

/** `browser` holds only in builds for browsers, which list it in `customConditions`. */
const toImport = [...namesOfSources, 'import', 'require', 'node', 'module', 'default', 'browser'];
/** What is built for `require` is built from modules, so they are the next best. */
const toRequire = [...namesOfSources, 'require', 'node', 'default', 'module', 'import', 'browser'];

/** One of them holds wherever a module is imported, so that `require` next to it does not. */
const importConditions = ['import', 'node', 'module', 'default'];

/** More than any real package has for one key. */
const targetLimit = 100;

/** Iterative, because the depth is up to the project. Children that hold for `require` alone go to `forRequire`, if given. */
function leaves(
  targets: readonly unknown[],
  conditions: readonly string[],
  forRequire?: unknown[],
): readonly string[] {
  const rankOf = new Map(conditions.toReversed().map((name, rank) => [name, rank]));
  const found: string[] = [];
  const stack = targets.toReversed();
  while (stack.length > 0 && found.length < targetLimit) {
    const next = stack.pop();
    if (isString(next)) found.push(next);
    else for (const child of childrenOf(next, rankOf, forRequire)) stack.push(child);
  }
  return found;
}

/** The children of an array or conditions object, best last. */
function childrenOf(
  target: unknown,
  rankOf: ReadonlyMap<string, number>,
  forRequire: unknown[] | undefined,
): readonly unknown[] {
  if (Array.isArray(target)) return target.toReversed();
  if (!isObject(target)) return [];
  const isOther = forRequire !== undefined && importConditions.some((name) => name in target);
  if (isOther && 'require' in target) forRequire.push(target['require']);
  return Object.entries(target)
    .filter(([name]) => !isOther || name !== 'require')
    .toReversed()
    .sort(([a], [b]) => (rankOf.get(a) ?? -1) - (rankOf.get(b) ?? -1))
    .map(([, value]) => value);
}
