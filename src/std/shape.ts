// Shapes of JSON values: a shape says what is wrong with a value, the type of a valid one, and its JSON Schema. Plain
// functions, because they run at every start: building the same with a library took longer than checking the rules of a
// project (docs/decisions/config-shapes.md).
import type { JsonPath } from './located-json.ts';

export interface Mistake {
  /** Path to the invalid value, from the validated value. */
  readonly path: JsonPath;
  readonly kind: 'unexpected' | 'invalid' | 'unknown-key';
  /** What was expected; for an invalid value, what is wrong with it; empty for an unknown key. */
  readonly message: string;
  /** For an unknown key, the known ones. */
  readonly knownKeys?: readonly string[];
}

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Shape<T> {
  readonly schema: JsonSchema;
  /** Empty for a value of type T. */
  readonly findMistakes: (value: unknown) => readonly Mistake[];
  /** Only for type inference; never set. */
  readonly type?: T;
}

export type TypeOf<S> = S extends Shape<infer T> ? T : never;

/** Adds the description that editors show next to the value. */
export function describe<T>(
  shape: Shape<T>,
  description: string,
  more: { readonly default?: unknown } = {},
): Shape<T> {
  return { ...shape, schema: { ...shape.schema, description, ...more } };
}

export function flag(expected: string): Shape<boolean> {
  return plain({ type: 'boolean' }, expected, (value) => typeof value === 'boolean');
}

interface TextLimits {
  /** Must have no flags. */
  readonly pattern?: RegExp;
  readonly atLeast?: number;
}

export function text(expected: string, { pattern, atLeast = 0 }: TextLimits = {}): Shape<string> {
  return plain(
    {
      type: 'string',
      ...(atLeast > 0 && { minLength: atLeast }),
      ...(pattern !== undefined && { pattern: pattern.source }),
    },
    expected,
    (value) => typeof value === 'string' && value.length >= atLeast && pattern?.test(value) !== false,
  );
}

export function oneOf<const T extends string>(words: readonly T[], expected: string): Shape<T> {
  return plain({ type: 'string', enum: words }, expected, (value) => words.some((word) => word === value));
}

interface Bounds {
  readonly minimum: number;
  readonly maximum?: number;
}

export function number(expected: string, bounds: Bounds): Shape<number> {
  return plain(
    { type: 'number', ...bounds },
    expected,
    (value) => typeof value === 'number' && isWithin(value, bounds),
  );
}

export function integer(expected: string, bounds: Bounds): Shape<number> {
  const { minimum, maximum = Number.MAX_SAFE_INTEGER } = bounds;
  return plain(
    { type: 'integer', minimum, maximum },
    expected,
    (value) => Number.isSafeInteger(value) && isWithin(Number(value), bounds),
  );
}

function isWithin(value: number, { minimum, maximum = Infinity }: Bounds): boolean {
  return value >= minimum && value <= maximum;
}

export function list<T>(
  element: Shape<T>,
  expected: string,
  { atLeast }: { readonly atLeast?: readonly [count: number, expected: string] } = {},
): Shape<readonly T[]> {
  const [minItems, tooFew] = atLeast ?? [0, ''];
  return {
    schema: { type: 'array', items: element.schema, ...(minItems > 0 && { minItems }) },
    findMistakes: (value) => {
      if (!Array.isArray(value)) return [unexpected(expected)];
      if (value.length < minItems) return [unexpected(tooFew)];
      return collect(value.entries(), ([key, inner]) => inside(key, element.findMistakes(inner)));
    },
  };
}

export function pair<T>(element: Shape<T>, expected: string): Shape<readonly [T, T]> {
  return {
    schema: {
      type: 'array',
      prefixItems: [element.schema, element.schema],
      items: false,
      minItems: 2,
      maxItems: 2,
    },
    findMistakes: (value) => {
      if (!Array.isArray(value) || value.length !== 2) return [unexpected(expected)];
      return collect(value.entries(), ([key, inner]) => inside(key, element.findMistakes(inner)));
    },
  };
}

export function either<A, B>(a: Shape<A>, b: Shape<B>, expected: string): Shape<A | B> {
  return {
    schema: { anyOf: [a.schema, b.schema] },
    findMistakes: (value) =>
      a.findMistakes(value).length === 0 || b.findMistakes(value).length === 0
        ? none
        : [unexpected(expected)],
  };
}

/** Any keys, all values of one shape. */
export function record<T>(element: Shape<T>, expected: string): Shape<Readonly<Record<string, T>>> {
  return {
    schema: { type: 'object', propertyNames: { type: 'string' }, additionalProperties: element.schema },
    findMistakes: (value) =>
      isObject(value)
        ? collect(Object.entries(value), ([key, inner]) => inside(key, element.findMistakes(inner)))
        : [unexpected(expected)],
  };
}

/** Some of these keys, all values of one shape. */
export function recordOf<const K extends string, T>(
  names: readonly K[],
  element: Shape<T>,
  expected: string,
): Shape<Readonly<Partial<Record<K, T>>>> {
  const members = Object.fromEntries(names.map((name) => [name, element]));
  return {
    schema: {
      type: 'object',
      propertyNames: { type: 'string', enum: names },
      additionalProperties: element.schema,
    },
    findMistakes: object(members, expected).findMistakes,
  };
}

type Members = Readonly<Record<string, Shape<unknown>>>;
type ObjectOf<M extends Members, R extends keyof M> = {
  readonly [K in R]: TypeOf<M[K]>;
} & { readonly [K in Exclude<keyof M, R>]?: TypeOf<M[K]> };

/** Other keys are not allowed. */
export function object<const M extends Members, const R extends keyof M & string = never>(
  members: M,
  expected: string,
  required: readonly R[] = [],
): Shape<ObjectOf<M, R>> {
  const shapeOf = new Map<string, Shape<unknown>>(Object.entries(members));
  const knownKeys = [...shapeOf.keys()];
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(members).map(([key, { schema }]) => [key, schema])),
      additionalProperties: false,
      ...(required.length > 0 && { required }),
    },
    findMistakes: (value) => {
      if (!isObject(value)) return [unexpected(expected)];
      const missing = required.filter((key) => !Object.hasOwn(value, key));
      return [
        ...collect(Object.entries(value), ([key, inner]) =>
          shapeOf.has(key)
            ? inside(key, shapeOf.get(key)!.findMistakes(inner))
            : [{ path: [key], kind: 'unknown-key', message: '', knownKeys }],
        ),
        ...collect(missing, (key) => inside(key, shapeOf.get(key)!.findMistakes(undefined))),
      ];
    },
  };
}

/** The same shape with further restrictions: `findFault` returns what is wrong. Not part of the JSON Schema. */
export function refine<T>(shape: Shape<T>, findFault: (value: T) => string | undefined): Shape<T> {
  return {
    ...shape,
    findMistakes: (value) => {
      const mistakes = shape.findMistakes(value);
      if (mistakes.length > 0) return mistakes;
      const message = findFault(value as T);
      return message === undefined ? none : [{ path: [], kind: 'invalid', message }];
    },
  };
}

const none: readonly Mistake[] = [];

function plain<T>(schema: JsonSchema, expected: string, accepts: (value: unknown) => boolean): Shape<T> {
  const wrong = [unexpected(expected)];
  return { schema, findMistakes: (value) => (accepts(value) ? none : wrong) };
}

function unexpected(expected: string): Mistake {
  return { path: [], kind: 'unexpected', message: expected };
}

function inside(key: string | number, mistakes: readonly Mistake[]): readonly Mistake[] {
  return mistakes.length === 0
    ? none
    : mistakes.map((mistake) => ({ ...mistake, path: [key, ...mistake.path] }));
}

function collect<I>(items: Iterable<I>, mistakesOf: (item: I) => readonly Mistake[]): readonly Mistake[] {
  const found: Mistake[] = [];
  for (const item of items) found.push(...mistakesOf(item));
  return found;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
