// File names and manifests of C#, needed before any file is read.
import { wordsIn } from '../kit/word-set.ts';
import type { LanguageFiles } from '../language.ts';
import { importedBuildFiles } from './resolve/build-files.ts';

export const csharpFiles: LanguageFiles = {
  id: 'csharp',
  ecosystem: 'nuget',
  extensions: { '.cs': 'csharp' },
  manifests: wordsIn(
    '*.csproj *.projitems Directory.Build.props *.targets Directory.Packages.props packages.config',
  ),
  manifestsNamedBy: importedBuildFiles,
};
