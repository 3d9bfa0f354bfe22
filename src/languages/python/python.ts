// Python: how its imports are read, and where they lead.
import type { Language } from '../language.ts';
import { extractImports } from './extract/extract-imports.ts';

export const python: Language = {
  id: 'python',
  extensions: { '.py': 'python', '.pyi': 'python' },
  manifests: ['pyproject.toml', 'setup.cfg'],
  extract: extractImports,
  createResolver: () => ({
    resolve: () => ({ kind: 'unresolved', reason: 'not written yet' }),
    diagnostics: [],
  }),
};
