// The scripts of Vue, Svelte and Astro components (script tags, and Astro's frontmatter), and the templates of Vue.
import { type Dialect, javascript, tsx, typescript } from './dialect.ts';
import { type AttributeValue, type MarkupTag, readTag, type Span } from './markup-tag.ts';

export interface ComponentParts {
  readonly scripts: readonly ComponentScript[];
  /** Written in HTML. */
  readonly templates: readonly Span[];
}

export interface ComponentScript extends Span {
  readonly dialect: Dialect;
  /** Vue's `<script setup>`. */
  readonly isSetup: boolean;
  /** The value of `<script src="…">`: the script is another file. */
  readonly source?: AttributeValue;
}

/** `bytes` is exactly the text of the component; its parts are in source order. */
export function findComponentParts(bytes: Buffer, extension: string): ComponentParts {
  const isVue = extension === '.vue';
  const isAstro = extension === '.astro';
  const scripts = isAstro ? frontmatter(bytes) : [];
  const templates: Span[] = [];
  let pos = bytes.indexOf('<', scripts[0]?.end ?? 0);
  while (pos !== -1) {
    const name = blockName(bytes, pos);
    if (name === '!--') pos = endOf(bytes, '-->', pos);
    else if (name === 'script' || name === 'style' || (isVue && name !== '')) {
      const tag = readTag(bytes, pos);
      pos = blockEnd(bytes, tag);
      if (name === 'script' && isModule(tag, isAstro)) scripts.push(scriptOf(tag, pos, isAstro));
      if (tag.name === 'template' && !tag.attributes.has('lang'))
        templates.push({ start: tag.end, end: pos });
    } else pos++;
    pos = bytes.indexOf('<', pos);
  }
  return { scripts, templates };
}

/** What a `<` begins: a comment, a named block, or nothing (''). */
function blockName(bytes: Buffer, pos: number): string {
  const next = bytes[pos + 1] ?? 0;
  if (next === 0x21) return bytes.toString('latin1', pos + 1, pos + 4);
  const isLetter = (next | 0x20) >= 0x61 && (next | 0x20) <= 0x7a;
  if (!isLetter) return '';
  const [name = ''] = bytes
    .toString('latin1', pos + 1, pos + 8)
    .toLowerCase()
    .split(/[\s/>]/, 1);
  return name;
}

/** End of the content of a block, before its closing tag. */
function blockEnd(bytes: Buffer, tag: MarkupTag): number {
  if (tag.isClosed) return tag.end;
  if (tag.name === 'template') return templateEnd(bytes, tag.end);
  return closingTag(bytes, tag.name, tag.end);
}

/** End of the template whose content begins at `from`. Templates nest. */
function templateEnd(bytes: Buffer, from: number): number {
  let close = closingTag(bytes, 'template', from);
  let open = bytes.indexOf('<template', from);
  while (open !== -1 && open < close) {
    const tag = readTag(bytes, open);
    if (tag.name === 'template' && !tag.isClosed) close = closingTag(bytes, 'template', close + 2);
    open = bytes.indexOf('<template', tag.end);
  }
  return close;
}

function closingTag(bytes: Buffer, name: string, from: number): number {
  const end = bytes.indexOf(`</${name}`, from);
  return end === -1 ? bytes.length : end;
}

function endOf(bytes: Buffer, text: string, from: number): number {
  const pos = bytes.indexOf(text, from);
  return pos === -1 ? bytes.length : pos + text.length;
}

/** Not JSON, not a template, and not passed to the browser unchanged by Astro. */
function isModule({ attributes }: MarkupTag, isAstro: boolean): boolean {
  const type = attributes.get('type')?.text ?? '';
  const isScript =
    type === '' ||
    type === 'module' ||
    /^(?:text|application)\/(?:babel|(?:java|type|ecma)script)$/.test(type);
  return isScript && !(isAstro && (attributes.has('is:inline') || attributes.has('define:vars')));
}

function scriptOf(tag: MarkupTag, end: number, isAstro: boolean): ComponentScript {
  const language = tag.attributes.get('lang')?.text;
  const source = tag.attributes.get('src');
  const dialect = isAstro ? typescript : dialectNamed(language);
  const isSetup = tag.attributes.has('setup');
  const script = { start: tag.end, end: Math.max(tag.end, end), dialect, isSetup };
  return source === undefined || isRemote(source.text) ? script : { ...script, source };
}

function dialectNamed(language: string | undefined): Dialect {
  if (language === 'ts' || language === 'typescript') return typescript;
  return language === 'tsx' ? tsx : javascript;
}

/** A URL, a file in the public folder, or an expression. */
function isRemote(source: string): boolean {
  return source === '' || /^(?:\/|\{|[a-z][a-z\d+.-]*:)/i.test(source);
}

/** The text between two lines of three dashes at the head of an Astro component. */
function frontmatter(bytes: Buffer): ComponentScript[] {
  const head = /^\s*---/.exec(bytes.toString('latin1', 0, Math.min(bytes.length, 1024)));
  if (head === null) return [];
  const start = head[0].length;
  const fence = bytes.indexOf('\n---', start);
  const end = fence === -1 ? bytes.indexOf('---', start) : fence;
  return [{ start, end: end === -1 ? bytes.length : end, dialect: typescript, isSetup: false }];
}
