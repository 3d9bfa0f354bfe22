// File names and manifests of C#, needed before any file is read.
import type { LanguageFiles } from '../language.ts';
import { importedBuildFiles } from './resolve/build-files.ts';

export const csharpFiles: LanguageFiles = {
  id: 'csharp',
  ecosystem: 'nuget',
  extensions: { '.cs': 'csharp' },
  manifests: [
    '*.csproj',
    '*.projitems',
    'Directory.Build.props',
    '*.targets',
    'Directory.Packages.props',
    'packages.config',
  ],
  manifestsNamedBy: importedBuildFiles,
};
