// Java. ../jvm resolves its names together with those of the other JVM languages.
import type { LanguageReader } from '../language.ts';
import { javaFiles } from './files.ts';
import { extractJava } from './extract/extract-file.ts';

export const java: LanguageReader = {
  ...javaFiles,
  extract: extractJava,
};
