// Java: how its files are read. Where their names lead is worked out in ../jvm, together with the other languages of the
// Java virtual machine.
import type { LanguageReader } from '../language.ts';
import { javaFiles } from './files.ts';
import { extractJava } from './extract/extract-file.ts';

export const java: LanguageReader = {
  ...javaFiles,
  extract: extractJava,
};
