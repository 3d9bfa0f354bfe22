// Source roots and dependencies from all manifests. Missing keys and wrong types are ignored; an invalid manifest is a
// diagnostic.
import { buildScripts, isRequirements, pythonFiles } from '../files.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { buildsDistribution } from '../../../model/setup-script.ts';
import type { FilePath } from '../../../model/file-path.ts';
import { compareCodePoints } from '../../../std/code-point-order.ts';
import { parseJsonc } from '../../kit/jsonc.ts';
import { folderOf, joinWrittenPath, nameOf } from '../../../std/paths.ts';
import { parseIni } from './ini.ts';
import {
  type ManifestFacts,
  factsOfPyproject,
  factsOfPyright,
  factsOfRequirements,
  factsOfSections,
  factsOfSetup,
} from './manifest-facts.ts';
import { normalizeName } from './distributions.ts';
import { invalidManifest, type Parsed, type ParseFailure } from '../../kit/parsed.ts';
import { parseToml } from '../../kit/toml.ts';

export interface Manifests {
  /** Folders with top-level modules. */
  readonly roots: readonly string[];
  /** Folders with a `setup.py` that builds a distribution. In a package, it can also be one of its modules. */
  readonly built: ReadonlySet<string>;
  /** Name of a package → its folder, where these are not called alike. */
  readonly packages: ReadonlyMap<string, string>;
  /** Normalised distribution names. */
  readonly dependencies: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

export async function readManifests(manifests: ReadonlyMap<FilePath, string>): Promise<Manifests> {
  const roots = new Set<string>();
  const built = new Set<string>();
  const packages = new Map<string, string>();
  const dependencies = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const [path, text] of manifests)
    if (nameOf(path) === 'setup.py' && buildsDistribution(text)) built.add(folderOf(path));
  for (const { path, result } of await readAll(manifests)) {
    if (!result.ok) diagnostics.push(invalid(path, result));
    else {
      for (const folder of result.value.roots) addNamed(roots, folderOf(path), folder);
      for (const [name, folder] of result.value.packages ?? []) {
        const named = joinWrittenPath(folderOf(path), folder);
        if (named !== undefined) packages.set(name, named);
      }
      for (const { name } of result.value.dependencies) dependencies.add(normalizeName(name));
    }
  }
  return { roots: [...roots], built, packages, dependencies, diagnostics };
}

export interface ReadManifest {
  readonly path: FilePath;
  readonly result: Parsed<ManifestFacts>;
}

/** In order of their paths. */
export async function readAll(manifests: ReadonlyMap<FilePath, string>): Promise<readonly ReadManifest[]> {
  const own = [...manifests].filter(([path]) => isRead(nameOf(path)) || isRequirements(path));
  const read: ReadManifest[] = [];
  for (const [path, text] of own.sort(([a], [b]) => compareCodePoints(a, b)))
    read.push({ path, result: await readManifest(path, text) });
  return read;
}

function isRead(name: string): boolean {
  return pythonFiles.manifests.includes(name) && !buildScripts.includes(name);
}

async function readManifest(path: FilePath, text: string): Promise<Parsed<ManifestFacts>> {
  const name = nameOf(path);
  if (isRequirements(path)) return { ok: true, value: factsOfRequirements(text) };
  if (name === 'setup.py') return { ok: true, value: factsOfSetup(text) };
  if (name === 'pyproject.toml') {
    const toml = await parseToml(text);
    return toml.ok ? { ok: true, value: factsOfPyproject(toml.value) } : toml;
  }
  if (name === 'pyrightconfig.json') {
    const json = parseJsonc(text);
    return json.ok ? { ok: true, value: factsOfPyright(json.value) } : json;
  }
  return { ok: true, value: factsOfSections(parseIni(text)) };
}

function addNamed(roots: Set<string>, folder: string, path: string): void {
  const named = joinWrittenPath(folder, path);
  if (named !== undefined) roots.add(named);
}

function invalid(file: FilePath, { line, reason }: ParseFailure): Diagnostic {
  const message = `Cannot read ${file}: ${reason}; assumed that it names no source folders and no dependencies`;
  return invalidManifest(file, message, line);
}
