// What the Package.swift files ask for and offer.
import type { Project } from '../../../model/project.ts';
import { nameOf } from '../../../std/paths.ts';
import { findPrograms } from '../../kit/programs.ts';
import type { ManifestPackages, ProductFiles, ProvidedPackage, RequiredPackage } from '../../language.ts';
import { moduleName } from './modules.ts';
import { readPackageManifest } from './package-manifest.ts';

export function readManifestPackages({ manifests }: Project, productFiles: ProductFiles): ManifestPackages {
  const required: RequiredPackage[] = [];
  const provided: ProvidedPackage[] = [];
  for (const [manifest, text] of manifests) {
    if (nameOf(manifest) !== 'Package.swift') continue;
    const { name, targets, requirements } = readPackageManifest(text);
    for (const { name: node, range } of requirements) required.push({ node, name: node, range, manifest });
    const imports = targets
      .filter(({ isImportable }) => isImportable)
      .map((target) => moduleName(target.name));
    if (name !== undefined) provided.push({ name, manifest, imports });
  }
  return { required, provided, entries: findPrograms(productFiles()) };
}
