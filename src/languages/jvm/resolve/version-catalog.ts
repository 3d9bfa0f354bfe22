// libs.versions.toml, Gradle's list of what is taken from outside.
import { invalidManifest } from '../../kit/parsed.ts';
import { parseToml } from '../../kit/toml.ts';
import { objectAt, stringAt } from '../../kit/untyped.ts';
import type { BuildFacts } from './builds.ts';

export async function readVersionCatalog(file: string, text: string): Promise<BuildFacts> {
  const result = await parseToml(text);
  if (!result.ok) {
    const message = `This is no TOML: ${result.reason}; assumed that it lists nothing`;
    return { modules: [], groups: [], diagnostics: [invalidManifest(file, message, result.line)] };
  }
  const libraries = Object.values(objectAt(result.value, 'libraries'));
  return { modules: [], groups: libraries.flatMap(groupOf), diagnostics: [] };
}

/** `"org.junit:junit:4"`, `{ module = "org.junit:junit" }` or `{ group = "org.junit", name = "junit" }` */
function groupOf(library: unknown): string[] {
  const written = stringAt(library) ?? stringAt(library, 'module') ?? stringAt(library, 'group');
  return written === undefined ? [] : [written.split(':')[0] ?? ''];
}
