// What the composer.json files ask for and offer.
import type { Project } from '../../../model/project.ts';
import type { ManifestPackages } from '../../language.ts';
import { Composers } from './composers.ts';

export function readManifestPackages({ manifests }: Project): ManifestPackages {
  const { all } = new Composers(manifests);
  return {
    required: all.flatMap(({ path, requirements }) =>
      requirements.map(([name, range]) => ({ node: name, name, range, manifest: path })),
    ),
    provided: all.flatMap(({ path, name, version, type, prefixes }) =>
      // A project is installed by itself, and nothing can require it.
      name !== undefined && type !== 'project' ? [{ name, version, manifest: path, imports: prefixes }] : [],
    ),
  };
}
