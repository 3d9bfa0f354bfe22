// Where build backends, test runners and type checkers configure source roots and dependencies.
import { elementsAt, objectAt, stringAt, stringsAt, valueAt } from '../../kit/untyped.ts';
import {
  entriesOfPyproject,
  entriesOfSections,
  entriesOfSetup,
  type EntryModule,
} from './declared-entries.ts';
import type { Sections } from './ini.ts';
import { parentPath } from '../../../std/paths.ts';

export interface ManifestFacts {
  /** Relative to the manifest. */
  readonly roots: readonly string[];
  /** Names of packages and their folders, relative to the manifest, where these are not called alike. */
  readonly packages?: readonly (readonly [name: string, folder: string])[];
  readonly dependencies: readonly Requirement[];
  /** The distribution that the manifest describes, if it does and others can install it. */
  readonly distribution?: Distribution | undefined;
  /** The programs and plugins that it declares. */
  readonly entries?: readonly EntryModule[];
}

export interface Requirement {
  /** Distribution name, not normalised. */
  readonly name: string;
  /** As written, without extras and markers: `>=3,<4`; empty if any version will do, or one from an address. */
  readonly range: string;
}

export interface Distribution {
  readonly name: string;
  readonly version: string | undefined;
  /** Folders of the packages that it names, relative to the manifest. Undefined if it leaves that to the build backend. */
  readonly packages: readonly string[] | undefined;
}

export function factsOfPyproject(document: unknown): ManifestFacts {
  const at = (...path: string[]): unknown => valueAt(document, ...path);
  const wheel = ['tool', 'hatch', 'build', 'targets', 'wheel'];
  return {
    roots: [
      ...packageDirs(at('tool', 'setuptools', 'package-dir')),
      ...stringsAt(document, 'tool', 'setuptools', 'packages', 'find', 'where'),
      ...elementsAt(document, 'tool', 'poetry', 'packages').flatMap((entry) => stringsAt(entry, 'from')),
      ...stringsAt(document, ...wheel, 'packages').map(parentAsWritten),
      ...stringsAt(document, ...wheel, 'sources'),
      ...stringsAt(document, 'tool', 'hatch', 'build', 'dev-mode-dirs'),
      ...stringsAt(document, 'tool', 'pdm', 'build', 'package-dir'),
      ...stringsAt(document, 'tool', 'uv', 'build-backend', 'module-root'),
      ...stringsAt(document, 'tool', 'maturin', 'python-source'),
      ...stringsAt(document, 'tool', 'pytest', 'ini_options', 'pythonpath').flatMap((paths) =>
        paths.split(/\s+/),
      ),
      ...stringsAt(document, 'tool', 'mypy', 'mypy_path').flatMap(mypyPaths),
      ...factsOfPyright(at('tool', 'pyright')).roots,
    ],
    packages: renamedPackages(Object.entries(objectAt(document, 'tool', 'setuptools', 'package-dir'))),
    dependencies: [
      ...requirements(at('project', 'dependencies')),
      ...Object.values(objectAt(document, 'project', 'optional-dependencies')).flatMap(requirements),
      ...Object.values(objectAt(document, 'dependency-groups')).flatMap(requirements),
      ...poetryRequirements(at('tool', 'poetry', 'dependencies')),
      ...poetryRequirements(at('tool', 'poetry', 'dev-dependencies')),
      ...Object.values(objectAt(document, 'tool', 'poetry', 'group')).flatMap((group) =>
        poetryRequirements(valueAt(group, 'dependencies')),
      ),
    ],
    distribution: distributionIn(document),
    entries: entriesOfPyproject(document),
  };
}

function distributionIn(document: unknown): Distribution | undefined {
  const isVirtual =
    valueAt(document, 'tool', 'poetry', 'package-mode') === false ||
    valueAt(document, 'tool', 'uv', 'package') === false;
  const own = [objectAt(document, 'project'), objectAt(document, 'tool', 'poetry')];
  const isPrivate = own.flatMap((table) => stringsAt(table, 'classifiers')).some(isPrivateClassifier);
  const name = own.map((table) => stringAt(table, 'name')).find((found) => found !== undefined);
  if (name === undefined || name === '' || isVirtual || isPrivate) return undefined;
  const version = own.map((table) => stringAt(table, 'version')).find((found) => found !== undefined);
  return { name, version, packages: packagesIn(document) };
}

/** PyPI refuses what has it. */
function isPrivateClassifier(classifier: string): boolean {
  return classifier.startsWith('Private ::');
}

function packagesIn(document: unknown): readonly string[] | undefined {
  const named = [
    ...stringsAt(document, 'tool', 'hatch', 'build', 'targets', 'wheel', 'packages'),
    ...elementsAt(document, 'tool', 'poetry', 'packages').flatMap((entry) =>
      stringsAt(entry, 'include').map((name) => [...stringsAt(entry, 'from'), name].join('/')),
    ),
    ...stringsAt(document, 'tool', 'flit', 'module', 'name'),
  ];
  return named.length === 0 ? undefined : named;
}

export function factsOfPyright(document: unknown): ManifestFacts {
  const environments = elementsAt(document, 'executionEnvironments');
  const roots = [document, ...environments].flatMap((part) => stringsAt(part, 'extraPaths'));
  return {
    roots: [...roots, ...environments.flatMap((part) => stringsAt(part, 'root'))],
    dependencies: [],
  };
}

/** setup.cfg, pytest.ini, mypy.ini and tox.ini, whose sections do not overlap. */
export function factsOfSections(sections: Sections): ManifestFacts {
  const at = (section: string, key: string): readonly string[] => sections.get(section)?.get(key) ?? [];
  const packageDir = at('options', 'package_dir').flatMap((lines) => lines.split(','));
  const folderOfPackage = packageDir.map(splitPair);
  return {
    roots: [
      ...packageDirs(new Map(folderOfPackage)),
      ...at('options.packages.find', 'where'),
      ...[...at('tool:pytest', 'pythonpath'), ...at('pytest', 'pythonpath')].flatMap((paths) =>
        paths.split(/\s+/),
      ),
      ...at('mypy', 'mypy_path').flatMap(mypyPaths),
    ],
    packages: renamedPackages(folderOfPackage),
    dependencies: at('options', 'install_requires').flatMap(readRequirement),
    distribution: distributionOfSections(at),
    entries: entriesOfSections(sections),
  };
}

/** setup.py is a program, which is not run: only literals count, and constants of the file. */
export function factsOfSetup(text: string): ManifestFacts {
  const call = text.slice(Math.max(0, text.search(/\bsetup[ \t]*\(/)));
  const constants = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/^(\w+)[ \t]*=[ \t]*["']([^"'\n]+)["'][ \t\r]*$/gm))
    constants.set(name, value);
  const valueOf = (argument: RegExp): string | undefined => {
    const [, literal, constant] = argument.exec(call) ?? [];
    return literal ?? constants.get(constant ?? '');
  };
  const name = valueOf(
    /^[ \t]*(?:setup[ \t]*\([ \t]*)?name[ \t]*=[ \t]*(?:["']([^"'\n]+)["']|(\w+))[ \t]*,/m,
  );
  const version = valueOf(/^[ \t]*version[ \t]*=[ \t]*(?:["']([^"'\n]+)["']|(\w+))[ \t]*,/m);
  const distribution = name === undefined ? undefined : { name, version, packages: undefined };
  const [, packageDir = ''] = /\bpackage_dir[ \t]*=[ \t]*\{([^{}]*)\}/.exec(call) ?? [];
  const written = packageDir.matchAll(/["']([\w.]*)["']\s*:\s*["']([^"'\n]*)["']/g);
  const packages = renamedPackages(Array.from(written, ([, key = '', folder]) => [key, folder]));
  return { roots: [], packages, dependencies: [], distribution, entries: entriesOfSetup(text) };
}

function distributionOfSections(
  at: (section: string, key: string) => readonly string[],
): Distribution | undefined {
  const name = at('metadata', 'name')[0];
  if (name === undefined || at('metadata', 'classifiers').some(isPrivateClassifier)) return undefined;
  // `attr: shop.__version__` and `file: VERSION` are computed.
  const version = at('metadata', 'version').find((written) => !written.includes(':'));
  return { name, version, packages: undefined };
}

export function factsOfRequirements(text: string): ManifestFacts {
  return {
    roots: [],
    dependencies: text.split(/\r\n|\r|\n/).flatMap((line) => readRequirement(line.trim())),
  };
}

function requirements(value: unknown): Requirement[] {
  return stringsAt(value).flatMap(readRequirement);
}

/** `Django[argon2] >=3.2, <4 ; python_version < "3.8"  # comment` */
function readRequirement(requirement: string): Requirement[] {
  const name = /^[A-Za-z0-9][A-Za-z0-9._-]*/.exec(requirement)?.[0];
  if (name === undefined) return [];
  const rest = requirement
    .slice(name.length)
    .trimStart()
    .replace(/^\[[^\]]*\]/, '')
    .trimStart();
  // Addresses of archives and repositories, and prose.
  if (!/^(?:$|[<>=!~(@;#\\]|--)/.test(rest)) return [];
  const written = /^\(?([<>=!~][^;#)\\]*)/.exec(rest)?.[1] ?? '';
  // An option of pip may follow: `--hash=…`.
  const range = (written.split(' --', 1)[0] ?? '').trim();
  return [{ name, range }];
}

/** `requests = "^2"`, or a table with the key `version`. */
function poetryRequirements(value: unknown): Requirement[] {
  return Object.entries(objectAt(value)).map(([name, written]) => ({
    name,
    range: stringAt(written) ?? stringAt(written, 'version') ?? '',
  }));
}

/** `{"": "src"}` is a root for all modules; `{"shop": "lib/shop"}` only if the folder has the package's name. */
function packageDirs(value: unknown): string[] {
  const entries = value instanceof Map ? [...value] : Object.entries(objectAt(value));
  return entries.flatMap(([name, folder]) => {
    if (typeof folder !== 'string') return [];
    if (name === '') return [folder];
    return folder === name || folder.endsWith(`/${String(name)}`) ? [parentAsWritten(folder)] : [];
  });
}

function renamedPackages(entries: Iterable<readonly [string, unknown]>): [name: string, folder: string][] {
  const found: [string, string][] = [];
  for (const [name, folder] of entries) {
    if (typeof folder !== 'string' || !/^\w+$/.test(name)) continue;
    found.push([name, folder === '' ? '.' : folder]);
  }
  return found;
}

function splitPair(line: string): [string, string] {
  const equals = line.indexOf('=');
  return [line.slice(0, Math.max(0, equals)).trim(), line.slice(equals + 1).trim()];
}

function mypyPaths(value: string): string[] {
  return value
    .split(/[,:;]/)
    .map((path) => path.trim().replace(/^\$MYPY_CONFIG_FILE_DIR\/?/, ''))
    .filter((path) => path !== '');
}

function parentAsWritten(path: string): string {
  const trimmed = path.replace(/\/$/, '');
  return parentPath(trimmed);
}
