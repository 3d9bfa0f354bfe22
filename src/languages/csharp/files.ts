// File patterns: sources and manifests.
import type { LanguageFiles } from '../language.ts';
import { importedBuildFiles } from './resolve/build-files.ts';

export const csharpFiles: LanguageFiles = {
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
};
