// All manifests of builds that the project has.
import type { FilePath } from '../../../model/file-path.ts';
import { folderOf, nameOf } from '../../../std/paths.ts';
import { type BuildFacts, Builds } from './builds.ts';
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
    switch (nameOf(path)) {
      case 'pom.xml':
        facts.push(readPom(path, text));
        break;
      case 'build.gradle':
      case 'build.gradle.kts':
        facts.push(readGradle(path, text, rootAround(folderOf(path), roots)));
        break;
      case 'AndroidManifest.xml':
        facts.push(readAndroidManifest(text));
        break;
      case 'libs.versions.toml':
        facts.push(await readVersionCatalog(path, text));
        break;
      case 'build.sbt':
        facts.push(readSbt(path, text));
        break;
      case 'gradle.properties':
        facts.push({ ...noFacts, ownGroup: /^(?:GROUP|group)\s*[=:]\s*([\w.-]+)\s*$/m.exec(text)?.[1] });
    }
    if (generator.test(text)) facts.push({ ...noFacts, generatesCode: true });
  }
  return new Builds(facts);
}

const noFacts: BuildFacts = { modules: [], groups: [], diagnostics: [] };

/** What build files call plugins, annotation processors and tasks that write classes. */
const generator =
  /generat|codegen|annotationProcessor|antlr|apollo|avro|buildconfig|buildinfo|\bcinterop|dagger|grpc|jaxb|javacc|jjtree|jooq|kapt|\bksp|lombok|mapstruct|openapi|protobuf|querydsl|sqldelight|thrift|wsdl|xjc/i;

function rootAround(folder: string, roots: ReadonlySet<string>): string {
  for (let at = folder; ; at = folderOf(at)) if (at === '.' || roots.has(at)) return at;
}
