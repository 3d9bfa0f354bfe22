// C, C++, Objective-C and CUDA: one language, for they include each other's headers.
import type { Language } from '../language.ts';
import { extractIncludes } from './extract/extract-includes.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const c: Language = {
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
  extract: extractIncludes,
  createResolver,
};
