// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const rubyFiles: LanguageFiles = {
  id: 'ruby',
  extensions: { '.rb': 'ruby', '.rake': 'ruby', '.gemspec': 'ruby', '.ru': 'ruby' },
  manifests: ['Gemfile', 'Gemfile.lock', 'gems.rb', 'gems.locked', '*.gemspec'],
};
