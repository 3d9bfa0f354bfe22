import { describe, expect, it } from 'vitest';
import { analyzeText } from '../support/analyze-text.ts';

async function rolesIn(...paths: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { detailed } = await analyzeText(Object.fromEntries(paths.map((path) => [path, ''])));
  return Object.fromEntries(
    detailed.nodes.flatMap((node) => (node.type === 'file' ? [[node.id, node.role]] : [])),
  );
}

describe('a file next to what a generator reads', () => {
  it('is generated, if a generator writes files of that name', async () => {
    expect(await rolesIn('mail/date.rl', 'mail/date.rb', 'mail/mail.rb')).toEqual({
      'mail/date.rb': 'generated',
      'mail/mail.rb': 'product',
    });
    expect(await rolesIn('Linq/Sum.tt', 'Linq/Sum.cs', 'Linq/Max.cs')).toEqual({
      'Linq/Max.cs': 'product',
      'Linq/Sum.cs': 'generated',
    });
    expect(await rolesIn('filter.peg', 'filter.js', 'cart.js')).toEqual({
      'cart.js': 'product',
      'filter.js': 'generated',
    });
    expect(await rolesIn('Shop/Lexer.x', 'Shop/Lexer.hs', 'Shop/Cart.hs')).toEqual({
      'Shop/Cart.hs': 'product',
      'Shop/Lexer.hs': 'generated',
    });
  });

  it('is product if people write files of that name too', async () => {
    expect(await rolesIn('http/parser.rl', 'http/parser.h')).toEqual({ 'http/parser.h': 'product' });
    expect(await rolesIn('perf/expr.y', 'perf/expr.l', 'perf/expr.c')).toEqual({ 'perf/expr.c': 'product' });
    expect(await rolesIn('shop/cart.rl', 'cart.rb')).toEqual({ 'cart.rb': 'product' });
  });
});

describe('a script next to its source map', () => {
  it('is generated, with its declarations', async () => {
    const compiled = [
      'lib/cart.js',
      'lib/cart.js.map',
      'lib/cart.d.ts',
      'types/cart.d.ts',
      'types/cart.d.ts.map',
    ];
    expect(await rolesIn('src/cart.ts', 'src/tax.d.ts', ...compiled, 'tool.js')).toEqual({
      'lib/cart.d.ts': 'generated',
      'lib/cart.js': 'generated',
      'src/cart.ts': 'product',
      'src/tax.d.ts': 'product',
      'tool.js': 'product',
      'types/cart.d.ts': 'generated',
    });
  });

  it('is product where there is hardly anything else', async () => {
    const compiled = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => [`${name}.js`, `${name}.js.map`]);
    expect(await rolesIn(...compiled, 'cart.ts')).toEqual({
      'a.js': 'product',
      'b.js': 'product',
      'c.js': 'product',
      'cart.ts': 'product',
      'd.js': 'product',
      'e.js': 'product',
    });
  });
});
