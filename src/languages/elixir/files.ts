// File names and manifests of Elixir, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const elixirFiles: LanguageFiles = {
  id: 'elixir',
  ecosystem: 'hex',
  extensions: { '.ex': 'elixir', '.exs': 'elixir' },
  interpreters: { elixir: 'elixir' },
  manifests: ['mix.exs', 'mix.lock'],
};
