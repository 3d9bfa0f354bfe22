// Elixir: how the modules that its files define and name are read, and where they lead.
import type { Language } from '../language.ts';
import { extractFile } from './extract/extract-file.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const elixir: Language = {
  id: 'elixir',
  extensions: { '.ex': 'elixir', '.exs': 'elixir' },
  manifests: ['mix.exs', 'mix.lock'],
  extract: extractFile,
  createResolver,
};
