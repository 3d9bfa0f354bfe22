// Parsed Markdown as elements: these few and no others, whatever the text says. Without attributes of its making, too,
// but for two numbers.
import { type ComponentChildren, h } from 'preact';
import type { Block, Item } from './parse-markdown.ts';
import type { Run } from './parse-runs.ts';

/** What stands inside a run: the caller may know more of its words than that they are text. */
export type RenderText = (text: string, look: Run['look']) => ComponentChildren;

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
  return runs.map(({ text, look, isStrong, isEmphasised }) => {
    const words = renderText(text, look);
    const plain = look === 'code' ? h('code', null, words) : words;
    const stressed = isEmphasised ? h('em', null, plain) : plain;
    return isStrong ? h('strong', null, stressed) : stressed;
  });
}
