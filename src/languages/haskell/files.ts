// File names and manifests of Haskell, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const haskellFiles: LanguageFiles = {
  id: 'haskell',
  ecosystem: 'hackage',
  extensions: { '.hs': 'haskell', '.lhs': 'haskell', '.hsc': 'haskell', '.chs': 'haskell' },
  manifests: ['*.cabal', 'package.yaml'],
};
