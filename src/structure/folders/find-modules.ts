// Folders that are built and released on their own: they contain a manifest of a build system.
import { filePath } from '../../model/file-path.ts';
import type { Project } from '../../model/project.ts';
import { buildsDistribution } from '../../model/setup-script.ts';

const manifestNames = new Set([
  'package.json',
  'go.mod',
  'Cargo.toml',
  'build.gradle',
  'build.gradle.kts',
  'pom.xml',
  'pubspec.yaml',
  'composer.json',
  'mix.exs',
  'pyproject.toml',
  'setup.py',
  'Package.swift',
]);

const manifestExtension = /\.(?:csproj|fsproj|gemspec|rockspec)$/;

/** Paths of folders. The project's root is not included, because everything lies in it. */
export function findModules({
  entries,
  manifests,
}: Pick<Project, 'entries' | 'manifests'>): ReadonlySet<string> {
  const modules = new Set<string>();
  for (const path of entries.keys()) {
    const slash = path.lastIndexOf('/');
    if (slash === -1) continue;
    const name = path.slice(slash + 1);
    if (!manifestNames.has(name) && !manifestExtension.test(name)) continue;
    const folder = path.slice(0, slash);
    const isInPackage = name === 'setup.py' && entries.has(`${folder}/__init__.py`);
    if (!isInPackage || buildsDistribution(manifests.get(filePath(path)) ?? '')) modules.add(folder);
  }
  return modules;
}
