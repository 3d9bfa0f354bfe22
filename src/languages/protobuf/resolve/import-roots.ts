// Reads the import roots from buf's configuration.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { folderOf, joinPath } from '../../../std/paths.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { listAt, stringAt, stringsAt } from '../../kit/untyped.ts';
import { parseYaml } from '../../kit/yaml.ts';

export interface ImportRoots {
  readonly roots: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
}

export async function readImportRoots({ manifests }: Project): Promise<ImportRoots> {
  const roots = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const [path, text] of manifests) {
    if (!/(?:^|\/)buf(?:\.work)?\.yaml$/.test(path)) continue;
    const result = await parseYaml(text);
    for (const root of result.ok ? rootsIn(path, result.value) : [folderOf(path)]) roots.add(root);
    if (result.ok) continue;
    const message = `Not YAML (${result.reason}); assumed that imports begin in its folder.`;
    diagnostics.push(invalidManifest(path, message, result.line));
  }
  return { roots, diagnostics };
}

/** `directories` of a workspace, `build.roots` of v1 and `modules` of v2; else the folder itself. */
function rootsIn(path: FilePath, value: unknown): string[] {
  const folder = folderOf(path);
  const folders = [
    ...stringsAt(listAt(value, 'directories')),
    ...stringsAt(listAt(value, 'build', 'roots')),
    ...listAt(value, 'modules').flatMap((module) => stringAt(module, 'path') ?? []),
  ];
  const roots = folders.flatMap((written) => joinPath(folder, written) ?? []);
  return roots.length > 0 || path.endsWith('buf.work.yaml') ? roots : [folder];
}
