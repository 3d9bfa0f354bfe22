// What the build files ask for, and the NuGet packages that the projects make.
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { findPrograms } from '../../kit/programs.ts';
import { namesByFolder } from '../../kit/names-by-folder.ts';
import type { ManifestPackages, ProductFiles, ProvidedPackage } from '../../language.ts';
import { BuildFiles, type CsProject } from './build-files.ts';
import { builtinOf } from './packages.ts';

export function readManifestPackages({ manifests }: Project, productFiles: ProductFiles): ManifestPackages {
  const build = new BuildFiles(manifests);
  const namesOf = namesByFolder(
    build.projects.map(({ folder }) => folder),
    productFiles(),
    namespacesOf,
  );
  return {
    required: Array.from(build.files).flatMap(([manifest, { versions }]) =>
      versions
        .filter(({ version }) => !isComputed(version))
        .map(({ name, version }) => ({ node: name, name, range: version, manifest })),
    ),
    provided: build.projects.flatMap((project) => offer(project, namesOf.get(project.folder))),
    entries: findPrograms(productFiles()),
  };
}

function offer(project: CsProject, namespaces: ReadonlySet<string> | undefined): ProvidedPackage[] {
  const { properties, assemblyName, path } = project;
  const name = properties.get('PackageId') ?? assemblyName;
  if (namespaces === undefined || isComputed(name) || !isLibrary(project)) return [];
  const version =
    properties.get('PackageVersion') ?? properties.get('Version') ?? properties.get('VersionPrefix');
  return [
    {
      name,
      version: version === undefined || isComputed(version) ? undefined : version,
      manifest: path,
      imports: [...namespaces],
    },
  ];
}

/** Programs, tests and what says that it is not packed are no packages. */
function isLibrary({ properties, sdk, packages }: CsProject): boolean {
  const is = (property: string, value: RegExp): boolean => value.test(properties.get(property) ?? '');
  const isProgram =
    is('OutputType', /exe$/i) || /^Microsoft\.NET\.Sdk\.(?:Web|Worker|BlazorWebAssembly)\b/.test(sdk);
  const isTool = is('PackAsTool', /^true$/i);
  const isTest =
    is('IsTestProject', /^true$/i) ||
    packages.some((name) => /^(?:Microsoft\.NET\.Test\.Sdk|xunit|nunit)$/i.test(name));
  return !is('IsPackable', /^false$/i) && !isTest && (!isProgram || isTool);
}

function isComputed(value: string): boolean {
  return value.includes('$(');
}

/** `Shop.Billing` of `Shop.Billing.Cart<>+Line`. */
function namespacesOf({ declares = [] }: ExtractedFile): Set<string> {
  const namespaces = new Set<string>();
  for (const declaration of declares) {
    if (declaration.kind !== 'name') continue;
    const [type = ''] = declaration.name.split(/[+<]/, 1);
    const dot = type.lastIndexOf('.');
    const namespace = type.slice(0, Math.max(0, dot));
    // Types that older versions of .NET lack are declared in its own namespaces.
    if (namespace !== '' && builtinOf(namespace) === undefined) namespaces.add(namespace);
  }
  return namespaces;
}
