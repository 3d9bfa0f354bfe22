// The settings of one tsconfig.json, each with the folder it was written in: an extending config inherits them, and they
// stay relative to that folder.
import { listed } from '../../kit/numbered.ts';
import { valueAt, isObject, type UntypedObject } from '../../kit/untyped.ts';
import {
  booleanField,
  type Complain,
  type FieldReader,
  isString,
  isStrings,
  objectField,
  stringField,
  stringsField,
} from './manifest-fields.ts';

export interface Declared<Value> {
  readonly value: Value;
  readonly folder: string;
}

const strings = listed(
  'baseUrl outDir declarationDir rootDir importsNotUsedAsValues',
  'jsx jsxFactory jsxFragmentFactory jsxImportSource reactNamespace',
);
const switches = listed(
  'verbatimModuleSyntax preserveValueImports emitDecoratorMetadata strict strictNullChecks',
);
const lists = listed('rootDirs customConditions moduleSuffixes');
/** Next to the `compilerOptions`. */
const selections = listed('files include exclude');

type DeclaredIn<Keys extends readonly string[], Value> = { readonly [Key in Keys[number]]?: Declared<Value> };

export type ConfigSettings = DeclaredIn<typeof strings, string> &
  DeclaredIn<typeof switches, boolean> &
  DeclaredIn<typeof lists | typeof selections, readonly string[]> & {
    readonly paths?: Declared<ReadonlyMap<string, readonly string[]>>;
    /** Never inherited. */
    readonly references: readonly string[];
  };

export function readSettings(json: UntypedObject, folder: string, complain: Complain): ConfigSettings {
  const options = objectField(json, 'compilerOptions', complain) ?? {};
  const paths = readPaths(options, complain);
  return {
    ...declare(strings, options, folder, stringField, complain),
    ...declare(switches, options, folder, booleanField, complain),
    ...declare(lists, options, folder, stringsField, complain),
    ...declare(selections, json, folder, stringsField, complain),
    ...(paths !== undefined && { paths: { value: paths, folder } }),
    references: readReferences(json, complain),
  };
}

/** In order of inheritance. */
export function readExtends(json: UntypedObject, complain: Complain): readonly string[] {
  const value = valueAt(json, 'extends');
  if (value === undefined) return [];
  if (isString(value)) return [value];
  if (isStrings(value)) return value;
  complain('`extends` is neither a string nor a list of strings; it was left out.');
  return [];
}

function declare<Key extends string, Value>(
  keys: readonly Key[],
  from: UntypedObject,
  folder: string,
  read: FieldReader<Value>,
  complain: Complain,
): DeclaredIn<readonly Key[], Value> {
  const declared: { [K in Key]?: Declared<Value> } = {};
  for (const key of keys) {
    const value = read(from, key, complain);
    if (value !== undefined) declared[key] = { value, folder };
  }
  return declared;
}

function readPaths(
  options: UntypedObject,
  complain: Complain,
): ReadonlyMap<string, readonly string[]> | undefined {
  const written = objectField(options, 'paths', complain);
  if (written === undefined) return undefined;
  const paths = new Map<string, readonly string[]>();
  for (const [pattern, substitutions] of Object.entries(written)) {
    if (isStrings(substitutions)) paths.set(pattern, substitutions);
    else complain(`\`paths["${pattern}"]\` is not a list of strings; it was left out.`);
  }
  return paths;
}

function readReferences(json: UntypedObject, complain: Complain): readonly string[] {
  const value = valueAt(json, 'references');
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    complain('`references` is not a list; it was left out.');
    return [];
  }
  return value.flatMap((reference: unknown) => {
    const path = isObject(reference) ? valueAt(reference, 'path') : undefined;
    if (isString(path)) return [path];
    complain('A reference has no `path`; it was left out.');
    return [];
  });
}
