// libs.versions.toml, Gradle's list of what is taken from outside.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { parseToml } from '../../../std/toml.ts';
import type { BuildFacts } from './builds.ts';

export async function readVersionCatalog(file: string, text: string): Promise<BuildFacts> {
  const result = await parseToml(text);
  if (!result.ok) {
    const message = `This is no TOML: ${result.reason}; assumed that it lists nothing`;
    const diagnostic: Diagnostic = { kind: 'invalid-manifest', file, line: result.line, message };
    return { modules: [], groups: [], diagnostics: [diagnostic] };
  }
  const libraries = Object.values(asTable(asTable(result.value)['libraries']));
  return { modules: [], groups: libraries.flatMap(groupOf), diagnostics: [] };
}

/** `"org.junit:junit:4"`, `{ module = "org.junit:junit" }` or `{ group = "org.junit", name = "junit" }` */
function groupOf(library: unknown): string[] {
  const { module, group } = asTable(library);
  const written = [library, module, group].find((value) => typeof value === 'string');
  return typeof written === 'string' ? [written.split(':')[0] ?? ''] : [];
}

function asTable(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
