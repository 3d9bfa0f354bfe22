// File names and manifests of PHP, needed before any file is read.
import type { LanguageFiles } from '../language.ts';

export const phpFiles: LanguageFiles = {
  id: 'php',
  ecosystem: 'composer',
  // `.inc` is of C, assembler and others as well; see php.ts.
  extensions: { '.php': 'php', '.phtml': 'php', '.module': 'php', '.inc': 'php' },
  // Gradle publishes JSON as `cart-1.0.module`. Drupal's modules are named like functions.
  otherNames: /\W.*\.module$/i,
  interpreters: { php: 'php' },
  manifests: ['composer.json', 'composer.lock'],
};
