// What the package.json files ask for and offer.
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { nearestUpward } from '../../kit/nearest-upward.ts';
import { folderOf, nameOf } from '../../../std/paths.ts';
import { objectAt, stringAt, type UntypedObject } from '../../kit/untyped.ts';
import { parseYaml } from '../../kit/yaml.ts';
import type { DeclaredEntry, ManifestPackages, ProvidedPackage, RequiredPackage } from '../../language.ts';
import { findPrograms } from './declared-programs.ts';
import { readPackageManifest } from './package-manifest.ts';
import { isInstalled } from './package-name.ts';

export async function readManifestPackages(project: Project): Promise<ManifestPackages> {
  const { manifests } = project;
  const required: RequiredPackage[] = [];
  const provided: ProvidedPackage[] = [];
  const entries: DeclaredEntry[] = [];
  for (const [manifest, text] of manifests) {
    if (nameOf(manifest) !== 'package.json' || isInstalled(manifest)) continue;
    const { name, version, isPrivate, requirements, programs } = readPackageManifest(manifest, text, []);
    entries.push(...findPrograms(project, manifest, programs));
    if (name !== undefined && name !== '' && !isPrivate) provided.push({ name, version, manifest });
    for (const [node, written] of requirements) required.push({ node, name: node, range: written, manifest });
  }
  const withCatalogs = required.some(({ range }) => isOfCatalog(range))
    ? await replaceCatalogs(required, manifests)
    : required;
  return { required: withCatalogs.flatMap(readRange), entries, provided };
}

/** Not a version: a folder, a workspace, a repository, an archive. */
const elsewhere =
  /^(?:workspace|file|link|portal|patch|exec|catalog|git|github|gitlab|bitbucket|gist|https?|ssh)\b|[/\\]|:\/\//;

function readRange(required: RequiredPackage): RequiredPackage[] {
  const { range } = required;
  // `npm:real@^1.2.0` installs another package under this name.
  const [, alias, aliased] = /^npm:((?:@[^/@]+\/)?[^/@]+)(?:@(.*))?$/s.exec(range) ?? [];
  if (alias !== undefined) return aliased === undefined ? [] : [{ ...required, name: alias, range: aliased }];
  return elsewhere.test(range) ? [] : [required];
}

function isOfCatalog(range: string): boolean {
  return range.startsWith('catalog:');
}

/** `catalog:` and `catalog:legacy` of pnpm: the version is in the pnpm-workspace.yaml. */
async function replaceCatalogs(
  required: readonly RequiredPackage[],
  manifests: Project['manifests'],
): Promise<readonly RequiredPackage[]> {
  const workspaces = new Map<string, Workspace>();
  for (const [manifest, text] of manifests) {
    if (nameOf(manifest) !== 'pnpm-workspace.yaml') continue;
    const result = await parseYaml(text);
    workspaces.set(folderOf(manifest), { manifest, content: objectAt(result.ok ? result.value : undefined) });
  }
  const workspaceAround = nearestUpward((folder) => workspaces.get(folder));
  return required.flatMap((one) => {
    if (!isOfCatalog(one.range)) return [one];
    const workspace = workspaceAround(folderOf(one.manifest));
    if (workspace === undefined) return [];
    const range = versionIn(workspace.content, one.range.slice('catalog:'.length), one.name);
    return range === undefined ? [] : [{ ...one, range, manifest: workspace.manifest }];
  });
}

interface Workspace {
  readonly manifest: FilePath;
  readonly content: UntypedObject;
}

function versionIn(content: UntypedObject, catalog: string, name: string): string | undefined {
  const named = stringAt(content, 'catalogs', catalog || 'default', name);
  return named ?? (catalog === '' || catalog === 'default' ? stringAt(content, 'catalog', name) : undefined);
}
