// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const cFiles: LanguageFiles = {
  id: 'c',
  extensions: {
    '.c': 'c',
    // A header belongs to whoever includes it: nothing in its name says more.
    '.h': 'c',
    '.cc': 'cpp',
    '.cpp': 'cpp',
    '.cxx': 'cpp',
    '.hpp': 'cpp',
    '.hh': 'cpp',
    '.hxx': 'cpp',
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
  manifests: ['compile_commands.json'],
};
