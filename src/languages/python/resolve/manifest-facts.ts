// Where build backends, test runners and type checkers configure source roots and dependencies.
import { elementsAt, objectAt, stringsAt, valueAt } from '../../kit/untyped.ts';
import type { Sections } from './ini.ts';

export interface ManifestFacts {
  /** Relative to the manifest. */
  readonly roots: readonly string[];
  /** Distribution names, not normalised. */
  readonly dependencies: readonly string[];
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
    dependencies: [
      ...requirements(at('project', 'dependencies')),
      ...Object.values(objectAt(document, 'project', 'optional-dependencies')).flatMap(requirements),
      ...Object.values(objectAt(document, 'dependency-groups')).flatMap(requirements),
      ...Object.keys(objectAt(document, 'tool', 'poetry', 'dependencies')),
      ...Object.keys(objectAt(document, 'tool', 'poetry', 'dev-dependencies')),
      ...Object.values(objectAt(document, 'tool', 'poetry', 'group')).flatMap((group) =>
        Object.keys(objectAt(group, 'dependencies')),
      ),
    ],
  };
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
  return stringsAt(value).flatMap(requirementName);
}

function requirementName(requirement: string): string[] {
  const name = /^[A-Za-z0-9][A-Za-z0-9._-]*/.exec(requirement)?.[0];
  return name === undefined ? [] : [name];
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
