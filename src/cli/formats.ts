// The formats that the command can write: every exporter, and the page as a single HTML file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exporter } from '../exporters/exporter.ts';
import { html } from '../exporters/html.ts';
import { exporters } from '../exporters/index.ts';
import { packageFolder } from './package-folder.ts';

export const formats: readonly Exporter[] = [
  ...exporters,
  html(() => readFileSync(join(packageFolder(), 'dist/web/saved-page.html'), 'utf8')),
];

export function findFormat(id: string): Exporter | undefined {
  return formats.find((format) => format.id === id);
}
