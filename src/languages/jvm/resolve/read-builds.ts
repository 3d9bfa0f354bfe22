// All manifests of builds that the project has.
import type { FilePath } from '../../../model/file-path.ts';
import { folderOf, foldersUpward, nameOf } from '../../../std/paths.ts';
import { type BuildFacts, Builds, noFacts } from './builds.ts';
import { readAndroidManifest, readGradle } from './gradle.ts';
import { readPom } from './maven.ts';
import { readSbt } from './sbt.ts';
import { readVersionCatalog } from './version-catalog.ts';

export async function readBuilds(manifests: ReadonlyMap<FilePath, string>): Promise<Builds> {
  const roots = new Set(
    [...manifests.keys()].filter((path) => /(?:^|\/)settings\.gradle/.test(path)).map(folderOf),
  );
  const facts: BuildFacts[] = [];
  for (const [path, text] of manifests) {
    facts.push((await readBuild(path, text, roots)) ?? noFacts);
    if (generator.test(text)) facts.push({ ...noFacts, generatesCode: true });
  }
  return new Builds(facts);
}

async function readBuild(
  path: FilePath,
  text: string,
  roots: ReadonlySet<string>,
): Promise<BuildFacts | undefined> {
  switch (nameOf(path)) {
    case 'pom.xml':
      return readPom(path, text);
    case 'build.gradle':
    case 'build.gradle.kts':
      return readGradle(path, text, [...foldersUpward(folderOf(path))].find((at) => roots.has(at)) ?? '.');
    case 'AndroidManifest.xml':
      return readAndroidManifest(text);
    case 'libs.versions.toml':
      return readVersionCatalog(path, text);
    case 'build.sbt':
      return readSbt(path, text);
    case 'gradle.properties':
      return { ...noFacts, ownGroup: /^(?:GROUP|group)\s*[=:]\s*([\w.-]+)\s*$/m.exec(text)?.[1] };
  }
  return undefined;
}

/** What build files call plugins, annotation processors and tasks that write classes. */
const generator =
  /generat|codegen|annotationProcessor|antlr|apollo|avro|buildconfig|buildinfo|\bcinterop|dagger|grpc|jaxb|javacc|jjtree|jooq|kapt|\bksp|lombok|mapstruct|openapi|protobuf|querydsl|sqldelight|thrift|wsdl|xjc/i;
