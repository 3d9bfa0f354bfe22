// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const haskellFiles: LanguageFiles = {
  id: 'haskell',
  extensions: { '.hs': 'haskell', '.lhs': 'haskell' },
  manifests: ['*.cabal', 'package.yaml'],
};
