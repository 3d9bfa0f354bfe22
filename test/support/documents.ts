// The Markdown files that people read, and what the tests of the documentation look for in them.
import { readFileSync, readdirSync } from 'node:fs';

export interface Document {
  readonly path: string;
  readonly text: string;
}

export interface CodeLine {
  readonly path: string;
  readonly code: string;
}

export const documents: readonly Document[] = [
  ...readdirSync('.'),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((path) => `docs/${path}`),
  'examples/sample-project/README.md',
]
  .filter((path) => path.endsWith('.md'))
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const fence = /^```.*\n([\s\S]*?)^```$/gm;
const inline = /`([^`\n]+)`/g;

/** Without code, in which brackets and dots mean something else. */
export function proseOf({ text }: Document): string {
  return text.replaceAll(fence, '').replaceAll(inline, '');
}

export function shellLinesOf({ path, text }: Document): readonly CodeLine[] {
  return [...text.matchAll(fence)].flatMap(([, body = '']) =>
    body.split('\n').map((line) => ({ path, code: line.replace(/\s#\s.*$/, '').trim() })),
  );
}

export function inlineCodeOf({ path, text }: Document): readonly CodeLine[] {
  return [...text.replaceAll(fence, '').matchAll(inline)].map(([, code = '']) => ({ path, code }));
}

/** As GitHub names the headings of a page. */
export function anchorsOf({ text }: Document): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const anchors = [...text.replaceAll(fence, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
  return new Set(anchors);
}
