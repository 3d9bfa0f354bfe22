// Which files a project may have of it, and the manifests beside them: known before any is read.
import type { LanguageFiles } from '../language.ts';

export const elixirFiles: LanguageFiles = {
  id: 'elixir',
  extensions: { '.ex': 'elixir', '.exs': 'elixir' },
  manifests: ['mix.exs', 'mix.lock'],
};
