// Scala. ../jvm resolves its names together with those of the other JVM languages.
import type { LanguageReader } from '../language.ts';
import { scalaFiles } from './files.ts';
import { extractScala } from './extract/extract-file.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const scala: LanguageReader = {
  ...scalaFiles,
  extract: reportSkippedImports(extractScala, {
    line: /^[ \t]*import /gm,
    probe: 'import lintelprobe.Probe',
  }),
};
