// The parts of a package.json that affect resolution.
import { valueAt, isObject, objectAt, stringAt, type UntypedObject } from '../../kit/untyped.ts';
import {
  type Complain,
  complainAbout,
  isString,
  isStrings,
  objectField,
  readJsonManifest,
  stringField,
} from './manifest-fields.ts';
import { programsIn } from './declared-programs.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { type ExportMap, readExports, readImports } from './export-map.ts';
import { folderOf } from '../../../std/paths.ts';
import { StarPatterns } from './star-patterns.ts';

export interface PackageManifest {
  readonly folder: string;
  readonly name: string | undefined;
  readonly version: string | undefined;
  /** Never published to a registry: says so itself, or is an extension of an editor. */
  readonly isPrivate: boolean;
  readonly exports: ExportMap | undefined;
  readonly imports: ExportMap | undefined;
  /** Targets of `import 'name'` without `exports`: `source`, `types`, `module`, `main` …, in that order. */
  readonly entries: readonly string[];
  /** Where the types of subpaths are without `exports`, for a compiler of today. */
  readonly typesVersions: StarPatterns<readonly string[]> | undefined;
  /** Name → version or location: `^1.2.0`, `file:../ui`, `workspace:*`. */
  readonly dependencies: ReadonlyMap<string, string>;
  /** The same, with a name for each kind of dependency that lists it. */
  readonly requirements: readonly Requirement[];
  /** Globs of workspace members, if this is a workspace root. */
  readonly workspaces: readonly string[] | undefined;
  readonly isEmberAddon: boolean;
  /** Paths of files that it runs, as they are written. */
  readonly programs: readonly string[];
  /** The config for a tsconfig that extends the package by name. */
  readonly tsconfig: string | undefined;
}

type Requirement = readonly [name: string, version: string];

export function readPackageManifest(path: string, text: string, diagnostics: Diagnostic[]): PackageManifest {
  const json = readJsonManifest(path, text, diagnostics);
  const complain = complainAbout(path, diagnostics);
  const requirements = readDependencies(json, complain);
  return {
    folder: folderOf(path),
    name: stringField(json, 'name', complain),
    version: stringAt(json, 'version'),
    isPrivate: valueAt(json, 'private') === true || valueAt(json, 'engines', 'vscode') !== undefined,
    exports: readExports(valueAt(json, 'exports')),
    imports: readImports(valueAt(json, 'imports')),
    entries: entryFields.map((field) => valueAt(json, field)).filter(isString),
    typesVersions: readTypesVersions(valueAt(json, 'typesVersions')),
    dependencies: new Map(requirements),
    requirements,
    workspaces: readWorkspaces(valueAt(json, 'workspaces'), complain),
    isEmberAddon: isEmberAddon(valueAt(json, 'keywords')),
    programs: programsIn(json),
    tsconfig: stringField(json, 'tsconfig', complain),
  };
}

/** Some bundlers allow other types (`browser` may be a map), which is not an error. */
const entryFields = ['source', 'types', 'typings', 'main', 'module', 'browser'];

/** The compiler takes the first range that it is in. One with an upper bound is for those before. */
function readTypesVersions(value: unknown): StarPatterns<readonly string[]> | undefined {
  if (!isObject(value)) return undefined;
  const range = Object.keys(value).find((key) => /^\s*(?:\*|>=?[^<|-]*)$/.test(key));
  const patterns = Object.entries(objectAt(value, range ?? ''));
  return new StarPatterns(patterns.map(([pattern, paths]) => [pattern, isStrings(paths) ? paths : []]));
}

function isEmberAddon(keywords: unknown): boolean {
  return isStrings(keywords) && keywords.includes('ember-addon');
}

const dependencyFields = ['peerDependencies', 'optionalDependencies', 'devDependencies', 'dependencies'];

function readDependencies(json: UntypedObject, complain: Complain): readonly Requirement[] {
  const dependencies: Requirement[] = [];
  for (const field of dependencyFields) {
    for (const [name, version] of Object.entries(objectField(json, field, complain) ?? {})) {
      if (isString(version)) dependencies.push([name, version]);
      else complain(`\`${field}.${name}\` is not a string; it was left out.`);
    }
  }
  return dependencies;
}

function readWorkspaces(value: unknown, complain: Complain): readonly string[] | undefined {
  if (value === undefined || isStrings(value)) return value;
  const packages = isObject(value) ? (valueAt(value, 'packages') ?? []) : value;
  if (isStrings(packages)) return packages;
  complain('`workspaces` is not a list of globs; taken for an empty one.');
  return [];
}
