// The settings of one tsconfig.json, each with the folder it was written in: an extending config inherits them, and they
// stay relative to that folder.
import { valueAt, isObject, type UntypedObject } from '../../kit/untyped.ts';
import {
  booleanField,
  type Complain,
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

export interface ConfigSettings {
  readonly baseUrl?: Declared<string>;
  readonly paths?: Declared<ReadonlyMap<string, readonly string[]>>;
  readonly rootDirs?: Declared<readonly string[]>;
  readonly outDir?: Declared<string>;
  readonly declarationDir?: Declared<string>;
  readonly rootDir?: Declared<string>;
  readonly customConditions?: Declared<readonly string[]>;
  readonly moduleSuffixes?: Declared<readonly string[]>;
  readonly verbatimModuleSyntax?: Declared<boolean>;
  readonly preserveValueImports?: Declared<boolean>;
  readonly importsNotUsedAsValues?: Declared<string>;
  readonly emitDecoratorMetadata?: Declared<boolean>;
  readonly strict?: Declared<boolean>;
  readonly strictNullChecks?: Declared<boolean>;
  readonly jsx?: Declared<string>;
  readonly jsxFactory?: Declared<string>;
  readonly jsxFragmentFactory?: Declared<string>;
  readonly jsxImportSource?: Declared<string>;
  readonly reactNamespace?: Declared<string>;
  readonly files?: Declared<readonly string[]>;
  readonly include?: Declared<readonly string[]>;
  readonly exclude?: Declared<readonly string[]>;
  /** Never inherited. */
  readonly references: readonly string[];
}

const strings = [
  'baseUrl',
  'outDir',
  'declarationDir',
  'rootDir',
  'importsNotUsedAsValues',
  'jsx',
  'jsxFactory',
  'jsxFragmentFactory',
  'jsxImportSource',
  'reactNamespace',
] as const;
const switches = [
  'verbatimModuleSyntax',
  'preserveValueImports',
  'emitDecoratorMetadata',
  'strict',
  'strictNullChecks',
] as const;

export function readSettings(json: UntypedObject, folder: string, complain: Complain): ConfigSettings {
  const options = objectField(json, 'compilerOptions', complain) ?? {};
  const paths = readPaths(options, complain);
  return {
    ...declare(strings, options, folder, stringField, complain),
    ...declare(switches, options, folder, booleanField, complain),
    ...declare(['rootDirs', 'customConditions', 'moduleSuffixes'], options, folder, stringsField, complain),
    ...declare(['files', 'include', 'exclude'], json, folder, stringsField, complain),
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
  read: (from: UntypedObject, key: string, complain: Complain) => Value | undefined,
  complain: Complain,
): { readonly [K in Key]?: Declared<Value> } {
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
