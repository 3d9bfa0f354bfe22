// File names and manifests of Zig, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const zigFiles: LanguageFiles = {
  id: 'zig',
  ecosystem: 'generic',
  extensions: { '.zig': 'zig' },
  manifests: ['build.zig', 'build.zig.zon'],
};
