// Elixir: how the modules that its files define and name are read, and where they lead.
import type { Language } from '../language.ts';
import { elixirFiles } from './files.ts';
import { extractFile } from './extract/extract-file.ts';
import { createResolver } from './resolve/create-resolver.ts';

export const elixir: Language = {
  ...elixirFiles,
  extract: extractFile,
  createResolver,
};
