// The languages of the Java virtual machine, which use each other's types by their names: how each is read is its own,
// where a name leads is worked out for all of them together.
import type { Extraction, SourceText } from '../../model/source.ts';
import { java } from '../java/java.ts';
import { kotlin } from '../kotlin/kotlin.ts';
import type { Language, LanguageReader } from '../language.ts';
import { scala } from '../scala/scala.ts';
import { jvmFiles } from './files.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const jvm: Language = {
  ...jvmFiles,
  extract: extractFile,
  createResolver,
};

/** Extension → the language whose file it is. */
const readers: ReadonlyMap<string, LanguageReader> = new Map(
  [java, kotlin, scala].flatMap((reader) =>
    Object.keys(reader.extensions).map((extension) => [extension, reader] as const),
  ),
);

function extractFile(source: SourceText): Extraction {
  const extension = source.path.slice(source.path.lastIndexOf('.')).toLowerCase();
  return (readers.get(extension) ?? java).extract(source);
}
