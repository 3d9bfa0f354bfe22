// Asks where imports of a project written down in a test lead, in words short enough for a table.
import { javascript } from '../../src/languages/javascript/javascript.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import type { Project } from '../../src/model/project.ts';
import type { Target } from '../../src/model/resolution.ts';
import type { ImportKind, SourceFile } from '../../src/model/source.ts';
import { type ProjectText, textProject } from './text-project.ts';

/** `src/cart.ts`, `pkg:lodash`, `builtin:node:fs`, `asset`, `unresolved: there is no file …` */
export type Answer = string;

export type Ask = (from: string, specifier: string, kind?: ImportKind) => Answer;

/** `ignored` are files and folders that the scan passes by, as a .gitignore would have it. */
export function askResolver(texts: ProjectText, ignored: readonly string[] = []): Promise<Ask> {
  return askProject(leaveOut(textProject(texts), ignored));
}

async function askProject(project: Project): Promise<Ask> {
  const fileAt = new Map<string, SourceFile>(project.files.map((file) => [file.path, file]));
  const files = project.files.map((file) => ({ file, imports: [] }));
  const resolver = await javascript.createResolver(project, files);
  return (from, specifier, kind = 'static') => {
    const file = fileAt.get(from);
    if (file === undefined) throw new Error(`The project has no source file ${from}`);
    return inWords(resolver.resolve(file, { specifier, line: 1, kind }));
  };
}

export async function manifestDiagnostics(texts: ProjectText): Promise<readonly Diagnostic[]> {
  const project = textProject(texts);
  const files = project.files.map((file) => ({ file, imports: [] }));
  return (await javascript.createResolver(project, files)).diagnostics;
}

function leaveOut(project: Project, ignored: readonly string[]): Project {
  const isLeftOut = (path: string): boolean =>
    ignored.some((place) => path === place || path.startsWith(`${place}/`));
  const kept = [...project.entries].filter(([path]) => !isLeftOut(path));
  return {
    ...project,
    files: project.files.filter(({ path }) => !isLeftOut(path)),
    entries: new Map([...kept, ...ignored.map((path) => [path, 'ignored'] as const)]),
  };
}

function inWords(target: Target): Answer {
  if (target.kind === 'files') return target.paths.join(' ');
  if (target.kind === 'package') return `${target.builtin ? 'builtin' : 'pkg'}:${target.name}`;
  return target.kind === 'unresolved' ? `unresolved: ${target.reason}` : target.kind;
}
