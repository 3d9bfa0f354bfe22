// The blocks of a Markdown text: as much of the language as an answer uses, read line by line in one pass. Whatever is
// not understood stays the text that it is.
import { type Run, parseRuns } from './parse-runs.ts';

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly runs: readonly Run[] }
  | { readonly kind: 'bullets'; readonly items: readonly Item[] }
  | { readonly kind: 'numbers'; readonly start: number; readonly items: readonly Item[] }
  | { readonly kind: 'code'; readonly text: string };

export interface Item {
  /** 0 for the outermost list. */
  readonly depth: number;
  readonly runs: readonly Run[];
}

interface Draft {
  readonly kind: 'paragraph' | 'bullets' | 'numbers' | 'table' | 'fenced';
  readonly lines: string[];
  /** Of a list: the indentation of each item. */
  readonly indents: number[];
  /** The mark of the first item of a list, or the fence that ends a code block. */
  readonly mark: string;
}

export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let draft: Draft | null = null;
  const finish = (): void => {
    if (draft !== null) blocks.push(blockOf(draft));
    draft = null;
  };
  for (const line of text.split(/\r?\n/)) {
    const next: Step = readLine(line, draft);
    if (next.kind === 'into') {
      draft ??= next.draft;
      continue;
    }
    finish();
    if (next.kind === 'open') draft = next.draft;
    if (next.kind === 'heading') blocks.push({ kind: 'heading', runs: parseRuns(next.text) });
  }
  finish();
  return blocks;
}

type Step =
  | { readonly kind: 'into'; readonly draft: Draft }
  | { readonly kind: 'open'; readonly draft: Draft }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'close' };

/** Adds the line to the open block, or returns what it starts. */
function readLine(line: string, draft: Draft | null): Step {
  if (draft?.kind === 'fenced') {
    if (line.trim().startsWith(draft.mark)) return { kind: 'close' };
    draft.lines.push(line);
    return { kind: 'into', draft };
  }
  const bare = line.replace(/^\s*>\s?/, '').trimEnd();
  const fence = /^\s*(`{3,}|~{3,})/.exec(bare)?.[1];
  if (fence !== undefined) return open('fenced', [], [], fence);
  const heading = /^\s*#{1,6}\s+(.*)$/.exec(bare)?.[1];
  if (heading !== undefined) return { kind: 'heading', text: heading.replace(/\s#+$/, '') };
  if (/^\s*([-*_])(\s*\1){2,}$/.test(bare)) return { kind: 'close' };
  const item = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/.exec(bare);
  if (item !== null) return readItem(item, draft);
  if (bare.trim() === '') return isList(draft) ? { kind: 'into', draft } : { kind: 'close' };
  if (/^\s*\|/.test(bare)) return join('table', bare, draft);
  if (isList(draft) && /^\s/.test(bare)) {
    draft.lines[draft.lines.length - 1] += ` ${bare.trim()}`;
    return { kind: 'into', draft };
  }
  return join('paragraph', bare.trim(), draft);
}

function readItem([, indent = '', mark = '', text = '']: RegExpExecArray, draft: Draft | null): Step {
  const kind = /\d/.test(mark) ? 'numbers' : 'bullets';
  const depth = indent.replaceAll('\t', '    ').length;
  // Bullets below a numbered item belong to its list.
  if (!isList(draft) || (draft.kind !== kind && depth <= (draft.indents[0] ?? 0)))
    return open(kind, [text], [depth], mark);
  draft.lines.push(text);
  draft.indents.push(depth);
  return { kind: 'into', draft };
}

function isList(draft: Draft | null): draft is Draft {
  return draft?.kind === 'bullets' || draft?.kind === 'numbers';
}

function join(kind: 'paragraph' | 'table', line: string, draft: Draft | null): Step {
  if (draft?.kind !== kind) return open(kind, [line]);
  draft.lines.push(line);
  return { kind: 'into', draft };
}

function open(
  kind: Draft['kind'],
  lines: string[],
  indents: number[] = [],
  mark = '',
): Step & { readonly kind: 'open' } {
  return { kind: 'open', draft: { kind, lines, indents, mark } };
}

const depthLimit = 3;

function blockOf({ kind, lines, indents, mark }: Draft): Block {
  if (kind === 'fenced' || kind === 'table') return { kind: 'code', text: lines.join('\n') };
  if (kind === 'paragraph') return { kind, runs: parseRuns(lines.join(' ')) };
  const levels = [...new Set(indents)].toSorted((a, b) => a - b);
  const items = lines.map((line, i) => ({
    depth: Math.min(depthLimit, levels.indexOf(indents[i] ?? 0)),
    runs: parseRuns(line),
  }));
  return kind === 'bullets' ? { kind, items } : { kind, start: Number.parseInt(mark, 10), items };
}
