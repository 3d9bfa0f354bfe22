// Reads the import roots from buf's configuration.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { folderOf, joinPath } from '../../../std/paths.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { listAt, stringAt, stringsAt } from '../../kit/untyped.ts';
import { parseYaml } from '../../kit/yaml.ts';
import type { Resolver } from '../../language.ts';
import { ProtobufResolver } from './resolver.ts';

export async function createResolver(project: Project, files: readonly ExtractedFile[]): Promise<Resolver> {
  const roots = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const [path, text] of project.manifests) {
    if (!/(?:^|\/)buf(?:\.work)?\.yaml$/.test(path)) continue;
    const result = await parseYaml(text);
    if (result.ok) for (const root of rootsIn(path, result.value)) roots.add(root);
    else {
      roots.add(folderOf(path));
      const message = `Not YAML (${result.reason}); assumed that imports begin in its folder.`;
      diagnostics.push(invalidManifest(path, message, result.line));
    }
  }
  const paths = files.map(({ file }) => file.path);
  return new ProtobufResolver(project.entries, paths, [...roots], diagnostics);
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
