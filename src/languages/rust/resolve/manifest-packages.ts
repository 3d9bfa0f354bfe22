// What the Cargo.toml files ask for and offer.
import { filePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { joinPath } from '../../../std/paths.ts';
import type { ManifestPackages, ProvidedPackage, RequiredPackage } from '../../language.ts';
import type { CargoManifest, Dependency } from './cargo-manifest.ts';
import { libNameOf, readCargoManifests, workspaceFinder } from './packages.ts';

export async function readManifestPackages({ manifests, entries }: Project): Promise<ManifestPackages> {
  const all = await readCargoManifests(manifests, []);
  const workspaceAround = workspaceFinder(all);
  const required: RequiredPackage[] = [];
  const provided: ProvidedPackage[] = [];
  for (const [folder, manifest] of all) {
    const workspace = workspaceAround(folder);
    required.push(...manifest.dependencies.flatMap((written) => requirementOf(written, manifest, workspace)));
    const offered = offer(manifest, workspace, entries);
    if (offered !== undefined) provided.push(offered);
  }
  return { required, provided };
}

function requirementOf(
  written: Dependency,
  manifest: CargoManifest,
  workspace: CargoManifest | undefined,
): RequiredPackage[] {
  const inherited = written.isInherited ? workspace?.workspaceDependencies.get(written.key) : undefined;
  const range = inherited?.version ?? written.version;
  if (range === undefined) return [];
  const name = inherited?.package ?? written.package ?? written.key;
  const path = inherited?.version === undefined ? manifest.path : (workspace?.path ?? manifest.path);
  return [{ node: name, name, range, manifest: filePath(path) }];
}

function offer(
  manifest: CargoManifest,
  workspace: CargoManifest | undefined,
  entries: Project['entries'],
): ProvidedPackage | undefined {
  const { name, folder, libPath, path } = manifest;
  const isPublished =
    manifest.isPublished ?? (manifest.inheritsPublish ? workspace?.isWorkspacePublished : true);
  if (name === undefined || isPublished === false) return undefined;
  const lib = libPath ?? joinPath(folder, 'src/lib.rs') ?? '';
  return {
    name,
    version: manifest.inheritsVersion ? workspace?.workspaceVersion : manifest.version,
    manifest: filePath(path),
    imports: entries.get(lib) === 'source' ? [libNameOf(manifest)] : undefined,
  };
}
