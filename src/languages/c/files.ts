// File names and manifests of C, needed before any file is read.
import { keyByWord } from '../kit/key-by-word.ts';
import { wordsIn } from '../kit/word-set.ts';
import type { LanguageFiles } from '../language.ts';

/** They name what a build writes. */
const buildFiles = wordsIn(
  `CMakeLists.txt meson.build Makefile Makefile.am Makefile.in GNUmakefile wscript wscript_build SConstruct SConscript build.info
  configure.ac configure.in .gitignore *.cmake *.make`,
);

export function isBuildFile(name: string): boolean {
  return buildFiles.includes(name) || buildFiles.includes(`*${name.slice(name.lastIndexOf('.'))}`);
}

export const cFiles: LanguageFiles = {
  id: 'c',
  ecosystem: 'generic',
  extensions: Object.fromEntries(
    keyByWord({
      // The language of a header is unknown: it depends on the including file.
      c: '.c .h',
      cpp: '.cc .cpp .cxx .c++ .hpp .hh .hxx .h++ .inl .ipp .tpp .ixx .cppm',
      'objective-c': '.m',
      'objective-cpp': '.mm',
      cuda: '.cu .cuh',
    }),
  ),
  manifests: ['compile_commands.json', ...buildFiles],
};
