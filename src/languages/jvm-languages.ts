// Java, Kotlin and Scala, which use each other's types by name: each has its own reader, and all share one resolver.
import type { Extraction, SourceText } from '../model/source.ts';
import { java } from './java/java.ts';
import { kotlin } from './kotlin/kotlin.ts';
import type { Language, LanguageReader } from './language.ts';
import { scala } from './scala/scala.ts';
import { jvmFiles } from './jvm-files.ts';
import { declaresOnlyInterfaces } from './kit/only-interfaces.ts';
import { createResolver } from './jvm/resolve/resolver.ts';
import { readManifestPackages } from './jvm/resolve/manifest-packages.ts';

export const jvm: Language = {
  ...jvmFiles,
  extract: extractFile,
  createResolver,
  readManifestPackages,
  declaresOnlyInterfaces,
};

/** File extension → language. */
const readers: ReadonlyMap<string, LanguageReader> = new Map(
  [java, kotlin, scala].flatMap((reader) =>
    Object.keys(reader.extensions).map((extension) => [extension, reader] as const),
  ),
);

function extractFile(source: SourceText): Extraction {
  const extension = source.path.slice(source.path.lastIndexOf('.')).toLowerCase();
  return (readers.get(extension) ?? java).extract(source);
}
