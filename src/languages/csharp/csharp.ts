// C#: how its usings and references are read, and where they lead.
import type { Language } from '../language.ts';
import { extractFile } from './extract/extract-file.ts';
import { createResolver } from './resolve/create-resolver.ts';
import { importedBuildFiles } from './resolve/build-files.ts';

export const csharp: Language = {
  id: 'csharp',
  extensions: { '.cs': 'csharp' },
  manifests: [
    '*.csproj',
    '*.projitems',
    'Directory.Build.props',
    'Directory.Build.targets',
    'Directory.Packages.props',
    'packages.config',
  ],
  manifestsNamedBy: importedBuildFiles,
  extract: extractFile,
  createResolver,
};
