// Where the Python imports of a project lead, in one line each: `shop/cart.py: .orders total → shop/orders.py`.
import { python } from '../../../src/languages/python/python.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Target } from '../../../src/model/resolution.ts';
import type { ExtractedFile } from '../../../src/model/source.ts';
import { type ProjectText, textProject } from '../text-project.ts';

export interface PythonResolution {
  readonly lines: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Paths in `ignored` were seen by the scan and passed by. */
export function resolvePython(
  texts: ProjectText,
  ignored: readonly string[] = [],
): Promise<PythonResolution> {
  const project = textProject(texts);
  const entries = new Map([...project.entries, ...ignored.map((path) => [path, 'ignored'] as const)]);
  return resolvePythonIn({ ...project, entries });
}

async function resolvePythonIn(project: Project): Promise<PythonResolution> {
  const files = project.files
    .filter((file) => file.language === 'python')
    .map((file): ExtractedFile => {
      const result = project.read(file);
      return { file, ...(result.kind === 'text' ? python.extract(result.text) : { imports: [] }) };
    });
  const resolver = await python.createResolver(project, files);
  const lines = files.flatMap(({ file, imports }) =>
    imports.map((statement) => {
      const said =
        statement.name === undefined ? statement.specifier : `${statement.specifier} ${statement.name}`;
      return `${file.path}: ${said} → ${show(resolver.resolve(file, statement))}`;
    }),
  );
  return { lines, diagnostics: resolver.diagnostics };
}

function show(target: Target): string {
  if (target.kind === 'files') return target.paths.join(' + ');
  if (target.kind === 'package') return `pkg:${target.name}${target.builtin ? ' (builtin)' : ''}`;
  return target.kind === 'unresolved' ? `unresolved: ${target.reason}` : 'no node';
}
