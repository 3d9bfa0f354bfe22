// All manifests of builds that the project has.
import type { FilePath } from '../../../model/file-path.ts';
import { folderOf } from '../../kit/paths.ts';
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
    switch (path.slice(path.lastIndexOf('/') + 1)) {
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
    }
  }
  return new Builds(facts);
}

function rootAround(folder: string, roots: ReadonlySet<string>): string {
  for (let at = folder; ; at = folderOf(at)) if (at === '.' || roots.has(at)) return at;
}
