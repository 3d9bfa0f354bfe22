// Renders parsed Markdown with a fixed set of elements, whatever the text contains. The only attributes are two numbers.
import { type ComponentChildren, h } from 'preact';
import type { Block, Item } from './parse-markdown.ts';
import type { Run } from './parse-runs.ts';

/** Renders the text of a run: the caller may turn parts of it into links. */
export type RenderText = (text: string, style: Run['style']) => ComponentChildren;

export function renderMarkdown(blocks: readonly Block[], renderText: RenderText): ComponentChildren[] {
  return blocks.map((block) => renderBlock(block, renderText));
}

function renderBlock(block: Block, renderText: RenderText): ComponentChildren {
  switch (block.kind) {
    case 'code':
      return h('pre', null, h('code', null, block.text));
    case 'heading':
      return h('h3', null, renderRuns(block.runs, renderText));
    case 'bullets':
      return h('ul', null, renderItems(block.items, renderText));
    case 'numbers':
      return h('ol', { start: block.start }, renderItems(block.items, renderText));
    default:
      return h('p', null, renderRuns(block.runs, renderText));
  }
}

function renderItems(items: readonly Item[], renderText: RenderText): ComponentChildren[] {
  return items.map(({ depth, runs }) => h('li', { 'data-depth': depth }, renderRuns(runs, renderText)));
}

function renderRuns(runs: readonly Run[], renderText: RenderText): ComponentChildren[] {
  return runs.map(({ text, style, isStrong, isEmphasised }) => {
    const content = renderText(text, style);
    const plain = style === 'code' ? h('code', null, content) : content;
    const stressed = isEmphasised ? h('em', null, plain) : plain;
    return isStrong ? h('strong', null, stressed) : stressed;
  });
}
