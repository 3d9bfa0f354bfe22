// What Maven, Gradle and sbt builds ask for, and the artifacts that they publish with the packages of their files. A package
// node is named after a group, so entries of that group belong to it.
import type { FilePath } from '../../../model/file-path.ts';
import { filePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { findPrograms } from '../../kit/programs.ts';
import { namesByFolder } from '../../kit/names-by-folder.ts';
import { folderOf, joinPath, nameOf } from '../../../std/paths.ts';
import type { ManifestPackages, ProductFiles, RequiredPackage } from '../../language.ts';
import { type Artifact, readGradleArtifacts, readGradleVersions } from './gradle-artifacts.ts';
import { type Coordinates, parsePom, type PomFacts, replaced } from './maven.ts';
import { readSbtArtifacts, readSbtVersions } from './sbt.ts';
import { readCatalogVersions } from './version-catalog.ts';

export async function readManifestPackages(
  { manifests }: Project,
  productFiles: ProductFiles,
): Promise<ManifestPackages> {
  const poms = readPoms(manifests);
  const artifacts: readonly Artifact[] = [
    ...Array.from(poms, ([manifest, pom]) => ({ ...pom.own, folder: folderOf(manifest), manifest })),
    ...readGradleArtifacts(manifests),
    ...sbtArtifacts(manifests),
  ];
  const folders = [...artifacts.map(({ folder }) => folder), ...buildFolders(manifests)];
  const files = productFiles();
  const packagesOf = namesByFolder(folders, artifacts.length === 0 ? [] : files, ({ scope }) =>
    scope === undefined || scope === '' ? [] : [scope],
  );
  return {
    required: await requirementsIn(manifests, poms),
    provided: artifacts.flatMap(({ group, artifact, version, folder, manifest }) => {
      // Without packages it is a parent, a platform or a folder of tests.
      const imports = [...(packagesOf.get(folder) ?? [])];
      if (imports.length === 0 || !isLiteral(group) || !isLiteral(artifact)) return [];
      return [
        {
          name: `${group}:${artifact}`,
          version: isLiteral(version) ? version : undefined,
          manifest,
          imports,
        },
      ];
    }),
    entries: findPrograms(files),
  };
}

/** Empty, or with something that a build puts in later. */
function isLiteral(text: string): boolean {
  return text !== '' && !text.includes('$');
}

function buildFolders(manifests: Project['manifests']): string[] {
  return [...manifests.keys()]
    .filter((path) => /(?:^|\/)(?:pom\.xml|build\.gradle(?:\.kts)?)$/.test(path))
    .map(folderOf);
}

function* sbtArtifacts(manifests: Project['manifests']): Generator<Artifact> {
  for (const [manifest, text] of manifests)
    if (nameOf(manifest) === 'build.sbt')
      for (const artifact of readSbtArtifacts(manifest, text)) yield { ...artifact, manifest };
}

async function requirementsIn(
  manifests: Project['manifests'],
  poms: ReadonlyMap<FilePath, Pom>,
): Promise<RequiredPackage[]> {
  const required: RequiredPackage[] = [];
  for (const [manifest, text] of manifests) {
    const file = nameOf(manifest);
    const versions =
      file === 'libs.versions.toml'
        ? await readCatalogVersions(text)
        : file === 'build.sbt'
          ? readSbtVersions(text)
          : /^build\.gradle(?:\.kts)?$/.test(file)
            ? readGradleVersions(text)
            : (poms.get(manifest)?.dependencies ?? []);
    for (const { group, artifact, version } of versions) {
      if (![group, artifact, version].every(isLiteral)) continue;
      required.push({ node: group, name: `${group}:${artifact}`, range: version, manifest });
    }
  }
  return required;
}

interface Pom {
  readonly own: Coordinates;
  readonly dependencies: readonly Coordinates[];
}

/** More parents than this inherit from each other. */
const maxParents = 10;

/** With the properties that they define or inherit inside of the project. */
function readPoms(manifests: Project['manifests']): ReadonlyMap<FilePath, Pom> {
  const facts = new Map<string, PomFacts>();
  for (const [path, text] of manifests) {
    const pom = nameOf(path) === 'pom.xml' ? parsePom(text) : undefined;
    if (pom?.ok === true) facts.set(path, pom.value);
  }
  return new Map(
    Array.from(facts, ([path, pom]) => [filePath(path), complete(pom, propertiesOf(path, facts))]),
  );
}

function propertiesOf(path: string, facts: ReadonlyMap<string, PomFacts>): ReadonlyMap<string, string> {
  const chain: PomFacts[] = [];
  let at: string | undefined = path;
  for (let pom = facts.get(path); pom !== undefined && chain.length < maxParents; pom = facts.get(at ?? '')) {
    chain.push(pom);
    const parent: string | undefined =
      pom.parent === undefined ? undefined : joinPath(folderOf(at ?? ''), pom.parent);
    at = parent === undefined || parent.endsWith('.xml') ? parent : `${parent}/pom.xml`;
  }
  const [own] = chain;
  const properties = new Map(chain.toReversed().flatMap((pom) => [...pom.properties]));
  for (const prefix of ['project', 'pom']) {
    properties.set(`${prefix}.groupId`, own?.group ?? '');
    properties.set(`${prefix}.version`, own?.version ?? '');
  }
  return properties;
}

function complete(
  { group = '', artifact = '', version = '', packaging, dependencies }: PomFacts,
  properties: ReadonlyMap<string, string>,
): Pom {
  // A property may refer to another one.
  const fill = (text: string): string => replaced(replaced(text, properties), properties);
  const isPublished = packaging !== 'pom' && properties.get('maven.deploy.skip') !== 'true';
  return {
    own: { group: isPublished ? fill(group) : '', artifact: fill(artifact), version: fill(version) },
    dependencies: dependencies.map((one) => ({
      group: fill(one.group),
      artifact: fill(one.artifact),
      version: fill(one.version),
    })),
  };
}
