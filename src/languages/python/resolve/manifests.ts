// What the manifests say of the project's layout and of what it installs. Read for these facts alone: a key that is
// missing or of another type says nothing, a manifest that cannot be read is a diagnostic.
import { pythonFiles } from '../files.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import { compareCodePoints } from '../../../std/code-point-order.ts';
import { parseJsonc } from '../../../std/jsonc.ts';
import { folderNamed, nameOf, parentOf } from '../../../std/folders.ts';
import { parseIni } from './ini.ts';
import {
  type ManifestFacts,
  factsOfPyproject,
  factsOfPyright,
  factsOfRequirements,
  factsOfSections,
} from './manifest-facts.ts';
import { normalizeName } from './distributions.ts';
import { parseToml } from '../../../std/toml.ts';

export interface Manifests {
  /** Folders that hold top-level modules. */
  readonly roots: readonly string[];
  /** Names of the distributions that the project depends on, normalised. */
  readonly dependencies: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

export async function readManifests(manifests: ReadonlyMap<FilePath, string>): Promise<Manifests> {
  const roots = new Set<string>();
  const dependencies = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const own = [...manifests].filter(([path]) => pythonFiles.manifests.includes(nameOf(path)));
  for (const [path, text] of own.sort(([a], [b]) => compareCodePoints(a, b))) {
    const result = await readManifest(nameOf(path), text);
    if (!result.ok) diagnostics.push(invalid(path, result));
    else {
      for (const folder of result.facts.roots) addNamed(roots, parentOf(path), folder);
      for (const dependency of result.facts.dependencies) dependencies.add(normalizeName(dependency));
    }
  }
  return { roots: [...roots], dependencies, diagnostics };
}

type ReadManifest =
  | { readonly ok: true; readonly facts: ManifestFacts }
  | { readonly ok: false; readonly line: number; readonly reason: string };

async function readManifest(name: string, text: string): Promise<ReadManifest> {
  if (name === 'requirements.txt') return { ok: true, facts: factsOfRequirements(text) };
  if (name === 'pyproject.toml') {
    const toml = await parseToml(text);
    return toml.ok ? { ok: true, facts: factsOfPyproject(toml.value) } : toml;
  }
  if (name === 'pyrightconfig.json') {
    const json = parseJsonc(text);
    return json.ok ? { ok: true, facts: factsOfPyright(json.value) } : json;
  }
  return { ok: true, facts: factsOfSections(parseIni(text)) };
}

function addNamed(roots: Set<string>, folder: string, path: string): void {
  const named = folderNamed(folder, path);
  if (named !== undefined) roots.add(named);
}

function invalid(file: FilePath, error: { readonly line: number; readonly reason: string }): Diagnostic {
  const message = `Cannot read ${file}: ${error.reason}; assumed that it names no source folders and no dependencies`;
  return { kind: 'invalid-manifest', file, line: error.line, message };
}
