// Parses details and declarations from the cache: JSON that is not trusted. The result has exactly the fields of its kind, or
// is undefined.
import type { Declaration, NamedDeclaration } from '../model/declaration.ts';
import type { ImportDetail, PathPiece } from '../model/import-detail.ts';

/**
 * The type of a field: any text, one of several texts, a flag, an integer, a list of texts or integers, or the pieces of a
 * path.
 */
type FieldKind = 'text' | 'flag' | 'number' | 'texts' | 'numbers' | 'pieces' | readonly string[];

type FieldKindOf<Value> = Value extends boolean
  ? 'flag'
  : Value extends number
    ? 'number'
    : Value extends string
      ? string extends Value
        ? 'text'
        : readonly string[]
      : Value extends readonly string[]
        ? 'texts'
        : Value extends readonly number[]
          ? 'numbers'
          : Value extends readonly PathPiece[]
            ? 'pieces'
            : never;

/** Kind → its fields. A missing kind or field does not compile. */
type Shapes<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: {
    readonly [Field in Exclude<keyof Extract<Union, { kind: Kind }>, 'kind'>]: FieldKindOf<
      Extract<Union, { kind: Kind }>[Field]
    >;
  };
};

const detailShapes: Shapes<ImportDetail> = {
  computed: {},
  'may-fail': {},
  'own-path': {},
  'loader-name': {},
  'free-name': {},
  glob: { except: 'texts', hidden: 'flag' },
  context: { isDeep: 'flag', names: 'text', ignoresCase: 'flag' },
  file: {},
  embed: {},
  'include-next': {},
  'c-include': {},
  framework: {},
  module: { module: 'text' },
  library: {},
  alias: { alias: 'text' },
  supertype: { heir: 'text' },
  member: { receiver: 'text', count: 'number', argument: 'text' },
  'member-of-value': { receiver: 'text', count: 'number', argument: 'text' },
  'member-of-path': { types: 'texts', names: 'texts', count: 'number', argument: 'text' },
  'member-of-type': { receiver: 'text', count: 'number', argument: 'text' },
  arguments: { count: 'number' },
  'outside-heirs': {},
  symbol: { symbol: ['function', 'constant'], orGlobal: 'flag' },
  'path-expression': { pieces: 'pieces' },
  'path-if-there': { pieces: 'pieces' },
  load: { verb: ['autoload', 'load', 'require_dependency', 'require_relative'] },
  nesting: { nesting: 'texts' },
  'types-around': { types: 'texts' },
  call: { types: 'texts', count: 'number', argument: 'text' },
  testable: {},
  exported: {},
  using: { form: ['namespace', 'static', 'alias'], isGlobal: 'flag', alias: 'text', inside: 'text' },
  place: { namespace: 'text', types: 'text', derived: 'text' },
  'rust-mod': {
    module: 'text',
    isCertain: 'flag',
    inside: 'text',
    file: 'text',
    folder: 'text',
    isPublic: 'flag',
  },
  'rust-path': { form: ['use', 'extern', 'code'], isCertain: 'flag', inside: 'text', alias: 'text' },
  'rust-include': { isCode: 'flag', isCertain: 'flag', inside: 'text' },
  sourced: { base: ['script', 'top', 'start', 'system', 'computed'], path: 'text', ifThere: 'flag' },
};

const declarationShapes: Shapes<Exclude<Declaration, NamedDeclaration>> = {
  'path-constant': { name: 'text', value: 'pieces' },
  class: { nesting: 'texts', isOnlyOpened: 'flag' },
  ancestor: { nesting: 'texts', ancestor: 'text', isSuperclass: 'flag' },
  autoload: { nesting: 'texts', specifier: 'text', isRelative: 'flag' },
  'kotlin-extension': {
    name: 'text',
    receiver: 'text',
    isFunction: 'flag',
    least: 'number',
    most: 'number',
    first: 'texts',
  },
  'kotlin-function': { name: 'text', least: 'number', most: 'number', first: 'texts' },
  'kotlin-members': { name: 'text', members: 'texts', types: 'texts', least: 'numbers', most: 'numbers' },
  'kotlin-lambda': { name: 'text', receiver: 'text' },
  'kotlin-values': { type: 'text', names: 'texts' },
  program: {},
  'module-maker': {},
  'search-path': { folder: 'text' },
  'package-words': { words: 'texts' },
  'shared-package': {},
  'go-init': { uses: 'texts', calls: 'texts' },
};

export function parseDetail(json: string): ImportDetail | undefined {
  return parseRecord(json, detailShapes) as ImportDetail | undefined;
}

/** For a declaration with more than a kind and a name. */
export function parseDeclaration(json: string): Declaration | undefined {
  return parseRecord(json, declarationShapes) as Declaration | undefined;
}

function parseRecord(
  json: string,
  shapes: Readonly<Record<string, Readonly<Record<string, FieldKind>>>>,
): object | undefined {
  const value = parseJson(json);
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined;
  const { kind, ...fields } = value;
  const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
  if (shape === undefined || Object.keys(fields).length !== Object.keys(shape).length) return undefined;
  const isWhole = Object.entries(shape).every(([name, expected]) =>
    isOfKind((fields as Readonly<Record<string, unknown>>)[name], expected),
  );
  return isWhole ? value : undefined;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not JSON: the file is read again.
    return undefined;
  }
}

function isOfKind(value: unknown, expected: FieldKind): boolean {
  switch (expected) {
    case 'text':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return Number.isSafeInteger(value);
    case 'texts':
      return Array.isArray(value) && value.every((text) => typeof text === 'string');
    case 'numbers':
      return Array.isArray(value) && value.every((number) => Number.isSafeInteger(number));
    case 'pieces':
      return Array.isArray(value) && value.every(isPiece);
    default:
      return typeof value === 'string' && expected.includes(value);
  }
}

function isPiece(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, text, ...others } = value as Readonly<Record<string, unknown>>;
  return (kind === 'name' || kind === 'text') && typeof text === 'string' && Object.keys(others).length === 0;
}
