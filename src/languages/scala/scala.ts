// Scala: how its files are read. Where their names lead is worked out in ../jvm, together with the other languages of the
// Java virtual machine.
import type { LanguageReader } from '../language.ts';
import { scalaFiles } from './files.ts';
import { extractScala } from './extract/extract-file.ts';

export const scala: LanguageReader = {
  ...scalaFiles,
  extract: extractScala,
};
