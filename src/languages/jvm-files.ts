// Java, Kotlin and Scala together: their files use each other's types, so a project of any is asked for the manifests of all.
import type { LanguageFiles } from './language.ts';
import { javaFiles } from './java/files.ts';
import { kotlinFiles } from './kotlin/files.ts';
import { scalaFiles } from './scala/files.ts';

export const jvmFiles: LanguageFiles = {
  id: 'jvm',
  ecosystem: 'maven',
  extensions: { ...javaFiles.extensions, ...kotlinFiles.extensions, ...scalaFiles.extensions },
  manifests: [...new Set([...javaFiles.manifests, ...kotlinFiles.manifests, ...scalaFiles.manifests])],
};
