// File names and manifests of Java, Kotlin and Scala, needed before any file is read. Their files use each other's types, so a
// project of any is asked for the manifests of all.
import { wordsIn } from './kit/word-set.ts';
import type { LanguageFiles } from './language.ts';

export const jvmFiles: LanguageFiles = {
  id: 'jvm',
  ecosystem: 'maven',
  extensions: { '.java': 'java', '.kt': 'kotlin', '.kts': 'kotlin', '.scala': 'scala', '.sc': 'scala' },
  // Of Maven, Gradle, Android, sbt and Ant, and what tells the package of classes that a build writes.
  manifests: wordsIn(
    `pom.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.properties libs.versions.toml
    AndroidManifest.xml *.proto *.jj *.jjt *.g4 build.sbt build.xml`,
  ),
};
