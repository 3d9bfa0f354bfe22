// Components that the template of a Vue component uses by tags, without a word about them in its scripts: a framework or
// bundler imports them by name, or another file registers them. The resolver finds out which file that is, if any.
import type { Span } from './markup-tag.ts';

/** More are not written by people. */
const tagLimit = 200;

export interface TemplateTag {
  /** As written: `AppHeader`, `app-header`. */
  readonly name: string;
  /** Of its first use. */
  readonly offset: number;
}

/** In the order of the text, each once. */
export function findUnknownTags(
  bytes: Buffer,
  templates: readonly Span[],
  scripts: readonly Span[],
): TemplateTag[] {
  const tags = new Map<string, number>();
  for (const template of templates) readTags(bytes, template, tags);
  if (tags.size === 0) return [];
  const code = scripts.map(({ start, end }) => bytes.toString('latin1', start, end)).join('\n');
  const words = new Set(code.match(/[\w$\\\x80-\xff-]+/g));
  return [...tags].filter(([name]) => !isKnown(name, words)).map(([name, offset]) => ({ name, offset }));
}

/** No element of HTML has such a name, and those of SVG begin with a small letter: `linearGradient`. */
const componentOrComment = /<(?:([A-Z][\w$-]*|[a-z][\w$]*-[\w$-]+)(?=[\s/>])|!--)/g;

function readTags(bytes: Buffer, { start, end }: Span, tags: Map<string, number>): void {
  const template = bytes.toString('latin1', start, end);
  componentOrComment.lastIndex = 0;
  for (let match; tags.size < tagLimit && (match = componentOrComment.exec(template)) !== null;) {
    const [, name] = match;
    if (name === undefined) {
      const commentEnd = template.indexOf('-->', match.index);
      if (commentEnd === -1) return;
      componentOrComment.lastIndex = commentEnd;
    } else if (!tags.has(name)) tags.set(name, start + match.index);
  }
}

/** Whether scripts know it: as `AppHeader`, `appHeader` or `'app-header'`. */
function isKnown(name: string, words: ReadonlySet<string>): boolean {
  const pascal = name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const camel = pascal[0]!.toLowerCase() + pascal.slice(1);
  const kebab = camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return words.has(pascal) || words.has(camel) || words.has(kebab);
}
