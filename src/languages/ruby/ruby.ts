// Ruby: how what its files load and the constants they use are read, and where they lead.
import type { Language } from '../language.ts';
import { extractFile } from './extract/extract-file.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const ruby: Language = {
  id: 'ruby',
  extensions: { '.rb': 'ruby', '.rake': 'ruby', '.gemspec': 'ruby', '.ru': 'ruby' },
  manifests: ['Gemfile', 'Gemfile.lock', 'gems.rb', 'gems.locked', '*.gemspec'],
  extract: extractFile,
  createResolver,
};
