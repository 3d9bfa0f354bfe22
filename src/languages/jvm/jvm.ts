// The languages of the Java virtual machine, which use each other's types by their names: how each is read is its own,
// where a name leads is worked out for all of them together.
import type { Extraction, SourceText } from '../../model/source.ts';
import type { Language } from '../language.ts';
import { jvmFiles } from './files.ts';
import { extractJava } from './java/extract-java.ts';
import { extractKotlin } from './kotlin/extract-kotlin.ts';
import { extractScala } from './scala/extract-scala.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const jvm: Language = {
  ...jvmFiles,
  extract: extractFile,
  createResolver,
};

function extractFile(source: SourceText): Extraction {
  if (/\.kts?$/i.test(source.path)) return extractKotlin(source);
  return /\.sc(?:ala)?$/i.test(source.path) ? extractScala(source) : extractJava(source);
}
