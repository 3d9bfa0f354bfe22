// Kotlin: how its files are read. Where their names lead is worked out in ../jvm, together with the other languages of the
// Java virtual machine.
import type { LanguageReader } from '../language.ts';
import { kotlinFiles } from './files.ts';
import { extractKotlin } from './extract/extract-file.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const kotlin: LanguageReader = {
  ...kotlinFiles,
  extract: reportSkippedImports(extractKotlin, {
    line: /^import /gm,
    probe: 'import lintelprobe.Probe',
  }),
};
