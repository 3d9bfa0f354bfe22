// libs.versions.toml, Gradle's list of what is taken from outside.
import { invalidManifest } from '../../kit/parsed.ts';
import { parseToml } from '../../kit/toml.ts';
import { objectAt, stringAt, valueAt } from '../../kit/untyped.ts';
import { type BuildFacts, noFacts } from './builds.ts';
import type { Coordinates } from './maven.ts';

export async function readVersionCatalog(file: string, text: string): Promise<BuildFacts> {
  const result = await parseToml(text);
  if (!result.ok) {
    const message = `This is no TOML: ${result.reason}; assumed that it lists nothing`;
    return { ...noFacts, diagnostics: [invalidManifest(file, message, result.line)] };
  }
  const libraries = Object.values(objectAt(result.value, 'libraries'));
  return { ...noFacts, groups: libraries.flatMap(groupOf) };
}

/** `"org.junit:junit:4"`, `{ module = "org.junit:junit" }` or `{ group = "org.junit", name = "junit" }` */
function groupOf(library: unknown): string[] {
  const written = stringAt(library) ?? stringAt(library, 'module') ?? stringAt(library, 'group');
  return written === undefined ? [] : [written.split(':')[0] ?? ''];
}

/** The libraries with a version that is written in the catalog. */
export async function readCatalogVersions(text: string): Promise<readonly Coordinates[]> {
  const result = await parseToml(text);
  const content = result.ok ? result.value : undefined;
  return Object.values(objectAt(content, 'libraries')).flatMap((library) => {
    const module = stringAt(library) ?? stringAt(library, 'module');
    const [group, artifact, inline] = module?.split(':') ?? [];
    const version = inline ?? versionOf(valueAt(library, 'version'), content);
    const coordinates = {
      group: group ?? stringAt(library, 'group') ?? '',
      artifact: artifact ?? stringAt(library, 'name') ?? '',
      version: version ?? '',
    };
    return Object.values(coordinates).includes('') ? [] : [coordinates];
  });
}

/** `"1.2"`, `{ ref = "okio" }` or `{ strictly = "[1, 2[" }` */
function versionOf(written: unknown, content: unknown): string | undefined {
  const ref = stringAt(written, 'ref');
  if (ref !== undefined) return versionOf(valueAt(content, 'versions', ref), undefined);
  return stringAt(written) ?? stringAt(written, 'strictly') ?? stringAt(written, 'require');
}
