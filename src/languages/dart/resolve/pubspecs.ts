// The packages that a project holds, as their pubspec.yaml files describe them.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import { compareCodePoints } from '../../../std/code-point-order.ts';
import { folderOf, joinPath } from '../../../std/join-path.ts';
import { parseYaml } from '../../../std/yaml.ts';

export interface Pubspec {
  readonly folder: string;
  /** Undefined where it does not say. */
  readonly name: string | undefined;
  /** Name of a package → the folder of the project that it is taken from. */
  readonly pathDependencies: ReadonlyMap<string, string>;
}

export interface Pubspecs {
  /** In code-point order of their folders. */
  readonly all: readonly Pubspec[];
  readonly diagnostics: readonly Diagnostic[];
}

type Table = ReadonlyMap<string, unknown>;

const dependencyKeys = ['dependencies', 'dev_dependencies', 'dependency_overrides'];

export async function readPubspecs(manifests: ReadonlyMap<FilePath, string>): Promise<Pubspecs> {
  const diagnostics: Diagnostic[] = [];
  const overrides = new Map<string, Table>();
  for (const [path, text] of manifests) {
    if (!isNamed(path, 'pubspec_overrides.yaml')) continue;
    overrides.set(folderOf(path), await readTable(path, text, 'nothing is overridden', diagnostics));
  }
  const all: Pubspec[] = [];
  for (const [path, text] of manifests) {
    if (!isNamed(path, 'pubspec.yaml')) continue;
    const table = await readTable(path, text, 'its folder is no package', diagnostics);
    const folder = folderOf(path);
    const name = table.get('name');
    const dependencies = [...pathsIn(folder, table), ...pathsIn(folder, overrides.get(folder) ?? new Map())];
    all.push({
      folder,
      name: typeof name === 'string' ? name : undefined,
      pathDependencies: new Map(dependencies),
    });
  }
  return { all: all.toSorted((a, b) => compareCodePoints(a.folder, b.folder)), diagnostics };
}

async function readTable(
  file: FilePath,
  text: string,
  assumption: string,
  diagnostics: Diagnostic[],
): Promise<Table> {
  const result = await parseYaml(text);
  if (result.ok) return tableOf(result.value);
  const message = `Not valid YAML (${result.reason}); assumed that ${assumption}.`;
  diagnostics.push({ kind: 'invalid-manifest', file, line: result.line, message });
  return new Map();
}

/** `shop_core: { path: ../core }`; one that leads out of the project is a package like any other. */
function pathsIn(folder: string, table: Table): [string, string][] {
  return dependencyKeys.flatMap((key) =>
    Array.from(tableOf(table.get(key)), ([name, dependency]): [string, string] | undefined => {
      const path = tableOf(dependency).get('path');
      const target = typeof path === 'string' && !path.startsWith('/') ? joinPath(folder, path) : undefined;
      return target === undefined ? undefined : [name, target];
    }).filter((entry) => entry !== undefined),
  );
}

function tableOf(value: unknown): Table {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function isNamed(path: string, name: string): boolean {
  return path === name || path.endsWith(`/${name}`);
}
