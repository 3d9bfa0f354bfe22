// C#: extraction of usings and references, and their resolution.
import type { Language } from '../language.ts';
import { csharpFiles } from './files.ts';
import { extractFile } from './extract/extract-file.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import { CSharpResolver } from './resolve/resolver.ts';
import { declaresOnlyInterfaces } from '../kit/only-interfaces.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const csharp: Language = {
  ...csharpFiles,
  extract: reportSkippedImports(extractFile, {
    line: /^[ \t]*(?:global )?using [\w.= ]+;/gm,
    probe: 'using LintelProbe;',
  }),
  createResolver: (project, files) => new CSharpResolver(project, files),
  readManifestPackages,
  declaresOnlyInterfaces,
};
