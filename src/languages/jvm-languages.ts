// Java, Kotlin and Scala, which use each other's types by name: each has its own reader, and all share one resolver.
import type { Extraction, SourceText } from '../model/source.ts';
import { extractJava } from './java/extract/extract-file.ts';
import { createResolver } from './jvm/resolve/resolver.ts';
import { readManifestPackages } from './jvm/resolve/manifest-packages.ts';
import { jvmFiles } from './jvm-files.ts';
import { declaresOnlyInterfaces } from './kit/only-interfaces.ts';
import { reportSkippedImports } from './kit/skipped-imports.ts';
import { extractKotlin } from './kotlin/extract/extract-file.ts';
import type { Language } from './language.ts';
import { extractScala } from './scala/extract/extract-file.ts';

export const jvm: Language = {
  ...jvmFiles,
  extract: extractFile,
  createResolver,
  readManifestPackages,
  declaresOnlyInterfaces,
};

const probe = 'import lintelprobe.Probe';
const extractJavaFile = reportSkippedImports(extractJava, { line: /^import /gm, probe: `${probe};` });
const extractKotlinFile = reportSkippedImports(extractKotlin, { line: /^import /gm, probe });
const extractScalaFile = reportSkippedImports(extractScala, { line: /^[ \t]*import /gm, probe });

function extractFile(source: SourceText): Extraction {
  const extension = source.path.slice(source.path.lastIndexOf('.')).toLowerCase();
  switch (jvmFiles.extensions[extension]) {
    case 'kotlin':
      return extractKotlinFile(source);
    case 'scala':
      return extractScalaFile(source);
    default:
      return extractJavaFile(source);
  }
}
