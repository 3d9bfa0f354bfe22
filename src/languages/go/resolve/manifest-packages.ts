// What the go.mod files ask for and offer.
import type { Project } from '../../../model/project.ts';
import type { ManifestPackages } from '../../language.ts';
import { Modules } from './modules.ts';

export function readManifestPackages({ manifests }: Project): ManifestPackages {
  const { all } = new Modules(manifests);
  return {
    required: all.flatMap(({ file, requires }) =>
      Array.from(requires, ([name, range]) => ({ node: name, name, range, manifest: file })),
    ),
    provided: all.flatMap(({ file, path }) =>
      path !== undefined && isFetchable(path) ? [{ name: path, manifest: file }] : [],
    ),
  };
}

/** Go fetches modules from the host that is the first part of their path. */
function isFetchable(path: string): boolean {
  return (path.split('/', 1)[0] ?? '').includes('.');
}
