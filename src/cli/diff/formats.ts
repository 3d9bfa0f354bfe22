// The formats of `lintel diff`, besides text.
import type { DiffFormat } from './diff-format.ts';
import { diffHtml } from './html.ts';
import { diffJson } from './json.ts';
import { diffMarkdown } from './markdown.ts';

export const diffFormats: readonly DiffFormat[] = [diffJson, diffMarkdown, diffHtml];
