// Validators for JSON from outside, composed of small ones. A failing one returns the reason, and its callers prepend the
// path, so that a valid report costs no string at all.

/** Undefined if the value is valid, else what is wrong with it: ` is not a string`, `.id is not a string`. */
export type Shape = (value: unknown) => string | undefined;

export const string: Shape = (value) => (typeof value === 'string' ? undefined : ' is not a string');

export const number: Shape = (value) => (typeof value === 'number' ? undefined : ' is not a number');

export const boolean: Shape = (value) => (typeof value === 'boolean' ? undefined : ' is not true or false');

export function oneOf(...allowed: readonly string[]): Shape {
  const named = allowed.map((text) => `"${text}"`).join(' or ');
  return (value) => (allowed.some((text) => text === value) ? undefined : ` is not ${named}`);
}

export function optional(shape: Shape): Shape {
  return (value) => (value === undefined ? undefined : shape(value));
}

export function listOf(shape: Shape): Shape {
  return (value) => {
    if (!Array.isArray(value)) return ' is not a list';
    for (let i = 0; i < value.length; i++) {
      const problem = shape(value[i]);
      if (problem !== undefined) return `[${i}]${problem}`;
    }
    return undefined;
  };
}

export function pairOf(shape: Shape): Shape {
  const list = listOf(shape);
  return (value) =>
    list(value) ?? (Array.isArray(value) && value.length === 2 ? undefined : ' is not a pair');
}

/** Unknown members are allowed. */
export function object(members: Readonly<Record<string, Shape>>): Shape {
  const shapes = Object.entries(members);
  return (value) => {
    if (!isObject(value)) return ' is not an object';
    for (const [name, shape] of shapes) {
      const problem = shape(Object.hasOwn(value, name) ? value[name] : undefined);
      if (problem !== undefined) return `.${name}${problem}`;
    }
    return undefined;
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
