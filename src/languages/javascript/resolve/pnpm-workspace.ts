// pnpm-workspace.yaml. The YAML reader is loaded only where there is such a file.
import type { Diagnostic } from '../../../model/diagnostic.ts';
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

type YamlResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly line: number; readonly reason: string };

async function parseYaml(text: string): Promise<YamlResult> {
  const { parseDocument } = await import('yaml');
  try {
    const document = parseDocument(text, { logLevel: 'silent', prettyErrors: false });
    const error = document.errors[0];
    if (error === undefined) return { ok: true, value: document.toJS({ maxAliasCount: aliasLimit }) };
    return { ok: false, line: text.slice(0, error.pos[0]).split('\n').length, reason: error.message };
  } catch (error) {
    // RangeError: nested too deeply for a parser that descends by recursion. ReferenceError: too many aliases.
    if (error instanceof RangeError || error instanceof ReferenceError) {
      return { ok: false, line: 1, reason: error.message };
    }
    throw error;
  }
}

/** Aliases blow a small text up to any size; a list of globs needs few. */
const aliasLimit = 100;
