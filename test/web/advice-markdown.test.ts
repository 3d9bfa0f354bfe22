import fc from 'fast-check';
import { type VNode, isValidElement } from 'preact';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../web/advice/parse-markdown.ts';
import { renderMarkdown } from '../../web/advice/render-markdown.ts';

const markdownPieces = [
  '<script> </script> <img/src=x/onerror=x> &lt; \u202e src/cart.ts word'.split(' '),
  '](javascript:x) [ ![ ` ``` ~~~ ** * __ _ | \\'.split(' '),
  ['\n', '\n\n', ' ', '    ', '- ', '1. ', '# ', '> '],
].flat();

describe('the Markdown of an answer', () => {
  it('reads paragraphs, headings, lists and code', () => {
    const text = [
      '## Break the cycle',
      'Remove the import in `src/cart.ts`,',
      'the **only** one.',
      '1. Move `price`',
      '   to its own file',
      '   - then test',
      '2. Run it',
      '',
      '```sh',
      '# not a heading',
      '```',
    ].join('\n');
    expect(html(text)).toBe(
      '<h3>Break the cycle</h3>' +
        '<p>Remove the import in <code>src/cart.ts</code>, the <strong>only</strong> one.</p>' +
        '<ol start="1"><li data-depth="0">Move <code>price</code> to its own file</li>' +
        '<li data-depth="1">then test</li><li data-depth="0">Run it</li></ol>' +
        '<pre><code># not a heading</code></pre>',
    );
  });

  it('continues the numbers of an interrupted list', () => {
    expect(html('1. cart\n```\ncode\n```\n2. orders')).toBe(
      '<ol start="1"><li data-depth="0">cart</li></ol><pre><code>code</code></pre>' +
        '<ol start="2"><li data-depth="0">orders</li></ol>',
    );
  });

  it('shows a half-written answer', () => {
    expect(html('Look at `src/ca')).toBe('<p>Look at `src/ca</p>');
    expect(html('A **bold cla')).toBe('<p>A **bold cla</p>');
    expect(html('```ts\nimport')).toBe('<pre><code>import</code></pre>');
  });

  it('does not change names with underscores and sums', () => {
    expect(html('Both read_order_lines and 2 * 3 * 4 and *this*')).toBe(
      '<p>Both read_order_lines and 2 * 3 * 4 and <em>this</em></p>',
    );
  });

  it('shows links and markup as text', () => {
    const text = '[the manual](https://shop.example/a) [x](javascript:alert(1)) <img src=x onerror=alert(1)>';
    expect(html(text)).toBe(
      '<p>the manual (https://shop.example/a) [x](javascript:alert(1)) &lt;img src=x onerror=alert(1)&gt;</p>',
    );
  });

  it('shows a table as code', () => {
    expect(html('| file | risk |\n|---|---|\n| cart.ts | 9 |')).toBe(
      '<pre><code>| file | risk |\n|---|---|\n| cart.ts | 9 |</code></pre>',
    );
  });

  it('creates only allowed elements and attributes, whatever the text', () => {
    const pieces = fc.constantFrom(...markdownPieces);
    const text = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 60 }).map((parts) => parts.join(''));
    const allowed = ['p', 'h3', 'ul', 'ol', 'li', 'pre', 'code', 'strong', 'em', 'start', 'data-depth'];
    fc.assert(
      fc.property(text, (written) => {
        expect(allowed).toEqual(expect.arrayContaining([...namesIn(rendered(written))]));
      }),
      { numRuns: 500 },
    );
  });

  it('reads a hundred thousand characters that try to slow it down', () => {
    for (const unit of ['[', '`', '**a', '*a ', '_a', '![', '- ', '> ', '``a`', '\\`'])
      expect(() => parseMarkdown(unit.repeat(100_000 / unit.length))).not.toThrow();
  });
});

function rendered(text: string): unknown {
  return renderMarkdown(parseMarkdown(text), (words) => words);
}

/** Every element and attribute name in a tree. */
function namesIn(tree: unknown): Set<string> {
  const names = new Set<string>();
  const waiting: unknown[] = [tree];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) waiting.push(...(next as unknown[]));
    if (!isValidElement(next)) continue;
    const { type, props } = next as VNode<Record<string, unknown>>;
    names.add(String(type));
    for (const [name, value] of Object.entries(props)) {
      if (name === 'children') waiting.push(value);
      else names.add(name);
    }
  }
  return names;
}

function html(text: string): string {
  return write(rendered(text));
}

function write(tree: unknown): string {
  if (Array.isArray(tree)) return tree.map(write).join('');
  if (!isValidElement(tree)) return String(tree).replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const { type, props } = tree as VNode<Record<string, unknown>>;
  const { children, ...attributes } = props;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${String(type)}${written.join('')}>${write(children)}</${String(type)}>`;
}
