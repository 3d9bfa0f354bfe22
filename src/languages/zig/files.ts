// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const zigFiles: LanguageFiles = {
  id: 'zig',
  extensions: { '.zig': 'zig' },
  manifests: ['build.zig', 'build.zig.zon'],
};
