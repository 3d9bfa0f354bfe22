// Where the statements of a project's Rust files lead, in one line each: `src/lib.rs: mod cart → src/cart.rs`.
import { rust } from '../../../src/languages/rust/rust.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Target } from '../../../src/model/resolution.ts';
import { type ProjectText, textProject } from '../text-project.ts';

export interface RustResolution {
  readonly lines: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Paths in `ignored` were seen by the scan and passed by. */
export async function resolveRust(
  texts: ProjectText,
  ignored: readonly string[] = [],
): Promise<RustResolution> {
  const project = textProject(texts);
  const entries = new Map([...project.entries, ...ignored.map((path) => [path, 'ignored'] as const)]);
  const files = project.files
    .filter(({ language }) => language === 'rust')
    .map((file) => {
      const result = project.read(file);
      return { file, ...(result.kind === 'text' ? rust.extract(result.text) : { imports: [] }) };
    });
  const resolver = await rust.createResolver({ ...project, entries }, files);
  const lines = files.flatMap(({ file, imports }) =>
    imports.map(
      (statement) => `${file.path}: ${statement.specifier} → ${show(resolver.resolve(file, statement))}`,
    ),
  );
  return { lines, diagnostics: resolver.diagnostics };
}

function show(target: Target): string {
  if (target.kind === 'files') return target.paths.join(' + ');
  if (target.kind === 'package') return `pkg:${target.name}${target.builtin ? ' (builtin)' : ''}`;
  return target.kind === 'unresolved' ? `unresolved: ${target.reason}` : target.kind;
}
