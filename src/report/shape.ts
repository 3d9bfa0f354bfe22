// What JSON from outside must look like. Built from small pieces; each says where the first difference is.

/** Undefined where the value has the shape; else what is wrong, `path` being where it stands. */
export type Shape = (value: unknown, path: string) => string | undefined;

export const string: Shape = (value, path) =>
  typeof value === 'string' ? undefined : `${path} is not a string`;

export const number: Shape = (value, path) =>
  typeof value === 'number' ? undefined : `${path} is not a number`;

export const boolean: Shape = (value, path) =>
  typeof value === 'boolean' ? undefined : `${path} is not true or false`;

export function oneOf(...allowed: readonly string[]): Shape {
  const named = allowed.map((text) => `"${text}"`).join(' or ');
  return (value, path) => (allowed.some((text) => text === value) ? undefined : `${path} is not ${named}`);
}

export function optional(shape: Shape): Shape {
  return (value, path) => (value === undefined ? undefined : shape(value, path));
}

export function listOf(shape: Shape): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return `${path} is not a list`;
    for (const [i, element] of value.entries()) {
      const problem = shape(element, `${path}[${i}]`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}

export function pairOf(shape: Shape): Shape {
  const list = listOf(shape);
  return (value, path) => {
    const problem = list(value, path);
    if (problem !== undefined) return problem;
    return Array.isArray(value) && value.length === 2 ? undefined : `${path} is not a pair`;
  };
}

/** Members that are not named here are let pass. */
export function object(members: Readonly<Record<string, Shape>>): Shape {
  const shapes = Object.entries(members);
  return (value, path) => {
    if (!isObject(value)) return `${path} is not an object`;
    for (const [name, shape] of shapes) {
      const member = Object.hasOwn(value, name) ? value[name] : undefined;
      const problem = shape(member, path === '' ? name : `${path}.${name}`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
