// XML as manifests use it: elements, attributes and text. No document types, no custom entities, and no recursion: the
// text may be malicious or not XML at all.
import { lineAt, type Parsed, type ParseFailure } from './parsed.ts';

export interface XmlElement {
  /** Without namespace prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Without that of its children, trimmed. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
  readonly at: number;
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Comments and the like: opening → closing. */
const passages: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
];
const [dataBegin, dataEnd] = ['<![CDATA[', ']]>'];

export function parseXml(text: string): Parsed<XmlElement> {
  const open: OpenElement[] = [{ name: '', attributes: new Map(), children: [], text: '', at: 0 }];
  for (let pos = 0; pos < text.length;) {
    const tag = text.indexOf('<', pos);
    const around = open.at(-1)!;
    around.text += decodeEntities(text.slice(pos, tag === -1 ? text.length : tag));
    if (tag === -1) break;
    const passage = passages.find(([begin]) => text.startsWith(begin, tag));
    const isData = text.startsWith(dataBegin, tag);
    const ending = isData ? dataEnd : (passage?.[1] ?? '>');
    const end = passage === undefined ? endOfTag(text, tag) : text.indexOf(ending, tag);
    if (end === -1) return failed(text, tag, 'something begins here that does not end');
    pos = end + ending.length;
    if (isData) around.text += text.slice(tag + dataBegin.length, end);
    if (passage !== undefined) continue;
    const content = text.slice(tag + 1, end);
    if (content.startsWith('/')) {
      const reason = closeElement(open, localName(content.slice(1).trim()));
      if (reason !== undefined) return failed(text, tag, reason);
    } else {
      openElement(open, content, tag);
    }
  }
  const last = open.at(-1)!;
  if (open.length > 1) return failed(text, last.at, `<${last.name}> is not closed`);
  const root = last.children[0];
  return root === undefined ? failed(text, 0, 'there is no element in it') : { ok: true, value: root };
}

/** The `>` of a tag, ignoring those in quotes. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let pos = start + 1; pos < text.length; pos++) {
    const char = text[pos]!;
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return pos;
  }
  return -1;
}

function openElement(open: OpenElement[], content: string, at: number): void {
  const isEmpty = content.endsWith('/');
  const name = localName(/^[^\s/]*/.exec(content)?.[0] ?? '');
  const element: OpenElement = { name, attributes: attributesIn(content), children: [], text: '', at };
  if (isEmpty) open.at(-1)!.children.push(element);
  else open.push(element);
}

/** Returns why it cannot be closed, if so. */
function closeElement(open: OpenElement[], name: string): string | undefined {
  const closed = open.at(-1)!;
  if (open.length === 1) return `</${name}> closes nothing`;
  if (closed.name !== name) return `</${name}> closes <${closed.name}>`;
  open.pop();
  closed.text = closed.text.trim();
  open.at(-1)!.children.push(closed);
  return undefined;
}

function attributesIn(content: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of content.matchAll(
    /([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    attributes.set(localName(name), decodeEntities(double ?? single ?? ''));
  }
  return attributes;
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x[\da-fA-F]{1,6}|#\d{1,7}|\w{1,8});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name) ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function failed(text: string, at: number, reason: string): ParseFailure {
  return { ok: false, line: lineAt(text, at), reason };
}
