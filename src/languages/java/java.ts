// Java. ../jvm resolves its names together with those of the other JVM languages.
import type { LanguageReader } from '../language.ts';
import { javaFiles } from './files.ts';
import { extractJava } from './extract/extract-file.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const java: LanguageReader = {
  ...javaFiles,
  extract: reportSkippedImports(extractJava, {
    line: /^import /gm,
    probe: 'import lintelprobe.Probe;',
  }),
};
