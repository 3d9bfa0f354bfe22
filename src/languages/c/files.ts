// File names and manifests of C, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

/** They name what a build writes. */
const buildFiles: readonly string[] = [
  'CMakeLists.txt',
  'meson.build',
  'Makefile',
  'Makefile.am',
  'Makefile.in',
  'GNUmakefile',
  'wscript',
  'wscript_build',
  'SConstruct',
  'SConscript',
  '.gitignore',
  '*.cmake',
  '*.make',
];

export function isBuildFile(name: string): boolean {
  return buildFiles.includes(name) || buildFiles.includes(`*${name.slice(name.lastIndexOf('.'))}`);
}

export const cFiles: LanguageFiles = {
  id: 'c',
  ecosystem: 'generic',
  extensions: {
    '.c': 'c',
    // The language of a header is unknown: it depends on the including file.
    '.h': 'c',
    '.cc': 'cpp',
    '.cpp': 'cpp',
    '.cxx': 'cpp',
    '.c++': 'cpp',
    '.hpp': 'cpp',
    '.hh': 'cpp',
    '.hxx': 'cpp',
    '.h++': 'cpp',
    '.inl': 'cpp',
    '.ipp': 'cpp',
    '.tpp': 'cpp',
    '.ixx': 'cpp',
    '.cppm': 'cpp',
    '.m': 'objective-c',
    '.mm': 'objective-cpp',
    '.cu': 'cuda',
    '.cuh': 'cuda',
  },
  manifests: ['compile_commands.json', ...buildFiles],
};
