// What the pubspec.yaml files ask for and offer.
import type { Project } from '../../../model/project.ts';
import type { ManifestPackages } from '../../language.ts';
import { readPubspecs } from './pubspecs.ts';

export async function readManifestPackages({ manifests }: Project): Promise<ManifestPackages> {
  const { all } = await readPubspecs(manifests);
  return {
    required: all.flatMap(({ path, constraints }) =>
      constraints.map(([name, range]) => ({ node: name, name, range, manifest: path })),
    ),
    provided: all.flatMap(({ path, name, version, isPublished }) =>
      // Pub takes nothing without a version.
      name !== undefined && version !== undefined && isPublished ? [{ name, version, manifest: path }] : [],
    ),
  };
}
