// The formats that the command can write: all exporters, and the page as a single HTML file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exporter } from '../exporters/exporter.ts';
import { html, renderHtmlOfChange } from '../exporters/html.ts';
import { exporters } from '../exporters/index.ts';
import type { ComparedReports } from '../model/compared-reports.ts';
import { packageFolder } from './package-folder.ts';

export const formats: readonly Exporter[] = [...exporters, html(readSavedPage)];

/** The page in change mode as a single HTML file. */
export function renderChangePage(compared: ComparedReports): Iterable<string> {
  return renderHtmlOfChange(readSavedPage(), compared);
}

function readSavedPage(): string {
  return readFileSync(join(packageFolder(), 'dist/web/saved-page.html'), 'utf8');
}

export function findFormat(id: string): Exporter | undefined {
  return formats.find((format) => format.id === id);
}
