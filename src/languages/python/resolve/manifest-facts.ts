// Where each build backend, test runner and type checker writes down what Lintel wants to know.
import type { Sections } from './ini.ts';

export interface ManifestFacts {
  /** As written, relative to the manifest's folder. */
  readonly roots: readonly string[];
  /** Names of distributions, as written. */
  readonly dependencies: readonly string[];
}

export function factsOfPyproject(document: unknown): ManifestFacts {
  const at = (...path: string[]): unknown => lookUp(document, path);
  const wheel = ['tool', 'hatch', 'build', 'targets', 'wheel'];
  return {
    roots: [
      ...packageDirs(at('tool', 'setuptools', 'package-dir')),
      ...strings(at('tool', 'setuptools', 'packages', 'find', 'where')),
      ...elements(at('tool', 'poetry', 'packages')).flatMap((entry) => strings(lookUp(entry, ['from']))),
      ...strings(at(...wheel, 'packages')).map(parentAsWritten),
      ...strings(at(...wheel, 'sources')),
      ...strings(at('tool', 'hatch', 'build', 'dev-mode-dirs')),
      ...strings(at('tool', 'pdm', 'build', 'package-dir')),
      ...strings(at('tool', 'uv', 'build-backend', 'module-root')),
      ...strings(at('tool', 'maturin', 'python-source')),
      ...strings(at('tool', 'pytest', 'ini_options', 'pythonpath')).flatMap((paths) => paths.split(/\s+/)),
      ...strings(at('tool', 'mypy', 'mypy_path')).flatMap(mypyPaths),
      ...factsOfPyright(at('tool', 'pyright')).roots,
    ],
    dependencies: [
      ...requirements(at('project', 'dependencies')),
      ...values(at('project', 'optional-dependencies')).flatMap(requirements),
      ...values(at('dependency-groups')).flatMap(requirements),
      ...keys(at('tool', 'poetry', 'dependencies')),
      ...keys(at('tool', 'poetry', 'dev-dependencies')),
      ...values(at('tool', 'poetry', 'group')).flatMap((group) => keys(lookUp(group, ['dependencies']))),
    ],
  };
}

export function factsOfPyright(document: unknown): ManifestFacts {
  const environments = elements(lookUp(document, ['executionEnvironments']));
  const roots = [document, ...environments].flatMap((part) => strings(lookUp(part, ['extraPaths'])));
  return {
    roots: [...roots, ...environments.flatMap((part) => strings(lookUp(part, ['root'])))],
    dependencies: [],
  };
}

/** setup.cfg, pytest.ini, mypy.ini and tox.ini, whose sections do not overlap. */
export function factsOfSections(sections: Sections): ManifestFacts {
  const at = (section: string, key: string): readonly string[] => sections.get(section)?.get(key) ?? [];
  const packageDir = at('options', 'package_dir').flatMap((lines) => lines.split(','));
  return {
    roots: [
      ...packageDirs(new Map(packageDir.map(splitPair))),
      ...at('options.packages.find', 'where'),
      ...[...at('tool:pytest', 'pythonpath'), ...at('pytest', 'pythonpath')].flatMap((paths) =>
        paths.split(/\s+/),
      ),
      ...at('mypy', 'mypy_path').flatMap(mypyPaths),
    ],
    dependencies: at('options', 'install_requires').flatMap(requirementName),
  };
}

export function factsOfRequirements(text: string): ManifestFacts {
  return {
    roots: [],
    dependencies: text.split(/\r\n|\r|\n/).flatMap((line) => requirementName(line.trim())),
  };
}

function requirements(value: unknown): string[] {
  return strings(value).flatMap(requirementName);
}

function requirementName(requirement: string): string[] {
  const name = /^[A-Za-z0-9][A-Za-z0-9._-]*/.exec(requirement)?.[0];
  return name === undefined ? [] : [name];
}

/** `{"": "src"}` roots every module in src; `{"shop": "lib/shop"}` roots one, where the folder keeps its name. */
function packageDirs(value: unknown): string[] {
  const entries = value instanceof Map ? [...value] : isRecord(value) ? Object.entries(value) : [];
  return entries.flatMap(([name, folder]) => {
    if (typeof folder !== 'string') return [];
    if (name === '') return [folder];
    return folder === name || folder.endsWith(`/${String(name)}`) ? [parentAsWritten(folder)] : [];
  });
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
  return trimmed.slice(0, Math.max(0, trimmed.lastIndexOf('/')));
}

function lookUp(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const key of path) at = isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}

function strings(value: unknown): string[] {
  return elements(value).filter((element) => typeof element === 'string');
}

/** A list's elements; a value that is no list is its own only element. */
function elements(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function keys(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

function values(value: unknown): unknown[] {
  return isRecord(value) ? Object.values(value) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
