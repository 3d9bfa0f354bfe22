import type { Language } from '../language.ts';

export const python: Language = {
  id: 'python',
  extensions: { '.py': 'python', '.pyi': 'python' },
  manifests: ['pyproject.toml', 'setup.cfg'],
  extract: () => ({ imports: [] }),
  createResolver: () => ({ resolve: () => ({ kind: 'unresolved', reason: 'not written yet' }), diagnostics: [] }),
};
