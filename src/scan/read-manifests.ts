// Reads the manifests that the walk found by name, and those that they refer to, such as the base of a tsconfig.
import { type FilePath, filePath } from '../model/file-path.ts';
import type { EntryKind } from '../model/project.ts';
import type { ManifestReader } from './manifest-reader.ts';
import type { LanguageFiles } from './language-files.ts';
import { nameOf } from '../std/paths.ts';

/** No real project has a longer chain of manifests. */
const maxDepth = 10;

export async function readManifests(
  entries: ReadonlyMap<string, EntryKind>,
  languages: readonly LanguageFiles[],
  manifestReader: ManifestReader,
): Promise<ReadonlyMap<FilePath, string>> {
  const manifests = new Map<FilePath, string>();
  const walked = walkedManifests(entries, languages);
  for (const language of languages) {
    const seen = new Set<string>();
    let paths: readonly FilePath[] = walked.get(language) ?? [];
    for (let depth = 0; depth <= maxDepth && paths.length > 0; depth++) {
      const named: FilePath[] = [];
      await manifestReader.fetch(paths);
      for (const path of paths) {
        if (seen.has(path)) continue;
        seen.add(path);
        const text = manifests.get(path) ?? manifestReader.textOf(path);
        if (text === undefined) continue;
        manifests.set(path, text);
        for (const other of language.manifestsNamedBy?.(path, text) ?? []) named.push(other);
      }
      paths = named;
    }
  }
  await readGitModules(manifests, entries, manifestReader);
  return manifests;
}

/** Every language needs to know which folders are submodules. */
async function readGitModules(
  manifests: Map<FilePath, string>,
  entries: ReadonlyMap<string, EntryKind>,
  manifestReader: ManifestReader,
): Promise<void> {
  const path = filePath('.gitmodules');
  if (entries.get(path) !== 'asset') return;
  await manifestReader.fetch([path]);
  const text = manifestReader.textOf(path);
  if (text !== undefined) manifests.set(path, text);
}

/** Language → the paths of its manifests found by the walk. */
function walkedManifests(
  entries: ReadonlyMap<string, EntryKind>,
  languages: readonly LanguageFiles[],
): ReadonlyMap<LanguageFiles, readonly FilePath[]> {
  /** Name, or `*` with an extension → the paths of these files. */
  const byName = new Map<string, FilePath[]>();
  for (const { manifests } of languages) for (const name of manifests) byName.set(name, []);
  const extensions = new Set([...byName.keys()].map(extensionOf));
  const wild = [...byName].filter(([name]) => name.startsWith('*'));
  const byExtension = new Map(wild.map(([name, paths]) => [extensionOf(name), paths]));
  const byPath = languages.filter((language) => language.isManifest !== undefined);
  const others = new Map(byPath.map((language): [LanguageFiles, FilePath[]] => [language, []]));
  entries.forEach((kind, path) => {
    if (kind !== 'asset' && kind !== 'source') return;
    const extension = extensionOf(path);
    if (!extensions.has(extension)) return;
    byName.get(nameOf(path))?.push(filePath(path));
    byExtension.get(extension)?.push(filePath(path));
    for (const [language, paths] of others)
      if (language.isManifest?.(path) === true) paths.push(filePath(path));
  });
  return new Map(
    languages.map((language) => {
      const named = language.manifests.flatMap((name) => byName.get(name) ?? []);
      return [language, [...named, ...(others.get(language) ?? [])]];
    }),
  );
}

function extensionOf(path: string): string {
  const dot = path.lastIndexOf('.');
  return dot === -1 || path.includes('/', dot) ? '' : path.slice(dot);
}
