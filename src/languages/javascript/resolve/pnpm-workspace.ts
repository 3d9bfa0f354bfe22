// pnpm-workspace.yaml. The YAML reader is loaded only where there is such a file.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { parseYaml } from '../../kit/yaml.ts';
import { complainAbout, fieldOf, isObject, isStrings } from './manifest-fields.ts';
import { folderOf } from './paths.ts';
import type { WorkspaceDeclaration } from './workspaces.ts';

export async function readPnpmWorkspace(
  path: string,
  text: string,
  diagnostics: Diagnostic[],
): Promise<WorkspaceDeclaration> {
  const globs = await readGlobs(path, text, diagnostics);
  return { path, folder: folderOf(path), globs };
}

async function readGlobs(path: string, text: string, diagnostics: Diagnostic[]): Promise<readonly string[]> {
  const result = await parseYaml(text);
  if (!result.ok) {
    const { line, reason } = result;
    const message = `Not valid YAML (${reason}); taken for an empty file.`;
    diagnostics.push({ kind: 'invalid-manifest', file: path, line, message });
    return [];
  }
  const globs = isObject(result.value) ? (fieldOf(result.value, 'packages') ?? []) : [];
  if (isStrings(globs)) return globs;
  complainAbout(path, diagnostics)('`packages` is not a list of globs; taken for an empty one.');
  return [];
}
