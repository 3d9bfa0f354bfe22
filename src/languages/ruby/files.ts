// File names and manifests of Ruby, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const rubyFiles: LanguageFiles = {
  id: 'ruby',
  ecosystem: 'gem',
  extensions: { '.rb': 'ruby', '.rake': 'ruby', '.gemspec': 'ruby', '.ru': 'ruby' },
  interpreters: { ruby: 'ruby' },
  manifests: ['Gemfile', 'Gemfile.lock', 'gems.rb', 'gems.locked', '*.gemspec'],
};
