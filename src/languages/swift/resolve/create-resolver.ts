// Collects what the Swift resolver needs from the project.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { folderOf, nameOf } from '../../kit/paths.ts';
import type { Resolver } from '../../language.ts';
import { Declarations } from './declarations.ts';
import { Dependencies } from './dependencies.ts';
import { Modules } from './modules.ts';
import { readPackageManifest } from './package-manifest.ts';
import { SwiftResolver } from './resolver.ts';

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const diagnostics: Diagnostic[] = [];
  const manifests = [...project.manifests]
    .filter(([path]) => nameOf(path) === 'Package.swift')
    .map(([path, text]) => ({ path, folder: folderOf(path), manifest: readPackageManifest(text) }));
  for (const { path, manifest } of manifests) {
    if (manifest.targets.length > 0) continue;
    const message = 'No target is named literally; every folder in Sources and Tests is assumed to be one.';
    diagnostics.push(invalidManifest(path, message));
  }
  const dependencies = new Dependencies(
    manifests.map(({ manifest }) => manifest),
    project.manifests,
    diagnostics,
  );
  const modules = new Modules(project.entries, manifests);
  return new SwiftResolver(files, modules, new Declarations(files, modules), dependencies, diagnostics);
}
