// The manifests of Maven, Gradle and Android, and what tells the package of classes that a build writes.
import { wordsIn } from '../kit/word-set.ts';

export const buildManifests = wordsIn(
  `pom.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.properties libs.versions.toml
  AndroidManifest.xml *.proto *.jj *.jjt *.g4`,
);
