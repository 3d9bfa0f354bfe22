// File names and manifests of Rust, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const rustFiles: LanguageFiles = {
  id: 'rust',
  ecosystem: 'cargo',
  extensions: { '.rs': 'rust' },
  manifests: ['Cargo.toml', 'Cargo.toml.in'],
};
