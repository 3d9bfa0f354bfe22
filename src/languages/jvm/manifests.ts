// The manifests of Maven, Gradle and Android.

export const buildManifests: readonly string[] = [
  'pom.xml',
  'build.gradle',
  'build.gradle.kts',
  'settings.gradle',
  'settings.gradle.kts',
  'gradle.properties',
  'libs.versions.toml',
  'AndroidManifest.xml',
];
