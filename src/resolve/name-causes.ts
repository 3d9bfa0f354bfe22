// Finds imports that are unresolved because of a broken manifest: the manifest needs a fix, not the import.
import { folderOf } from '../std/paths.ts';
import { describeProblem } from '../model/describe-problem.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { filePath } from '../model/file-path.ts';
import type { Project } from '../model/project.ts';

/** Changes the unresolved imports from index `start` on. `problems` are those of their language. */
export function nameCauses(
  diagnostics: Diagnostic[],
  start: number,
  { problems, manifests }: { readonly problems: readonly Diagnostic[] } & Pick<Project, 'manifests'>,
): void {
  const broken = new Map<string, Diagnostic>();
  for (const problem of problems) {
    const folder = folderOf(problem.file);
    // Some of these diagnostics are about a missing manifest.
    const isBroken = problem.kind === 'invalid-manifest' && manifests.has(filePath(problem.file));
    if (isBroken && !broken.has(folder)) broken.set(folder, problem);
  }
  if (broken.size === 0) return;
  for (let i = start; i < diagnostics.length; i++) {
    const found = diagnostics[i]!;
    // Relative imports do not depend on manifests.
    if (found.kind !== 'unresolved-import' || /^[./]/.test(found.specifier ?? '.')) continue;
    const cause = nearest(broken, found.file);
    if (cause !== undefined) diagnostics[i] = causedBy(cause, found);
  }
}

/** The same import, with its cause. */
export function causedBy(cause: Diagnostic, found: Diagnostic): Diagnostic {
  const { kind, file, line } = cause;
  const [, start = '', reason = ''] = /^(Cannot resolve '.*?': )(.*)$/s.exec(found.message) ?? [];
  return {
    ...found,
    cause: line === undefined ? { kind, file } : { kind, file, line },
    message:
      kind === 'unreadable-folder'
        ? `${start}${describeProblem(cause)}`
        : `${start}${describeProblem(cause)} (without it: ${reason})`,
  };
}

function nearest(broken: ReadonlyMap<string, Diagnostic>, file: string): Diagnostic | undefined {
  for (let folder = folderOf(file); ; folder = folderOf(folder)) {
    const found = broken.get(folder);
    if (found !== undefined || folder === '.') return found;
  }
}
