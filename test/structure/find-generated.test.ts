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
  });

  it('is product if people write files of that name too', async () => {
    expect(await rolesIn('http/parser.rl', 'http/parser.h')).toEqual({ 'http/parser.h': 'product' });
    expect(await rolesIn('perf/expr.y', 'perf/expr.l', 'perf/expr.c')).toEqual({ 'perf/expr.c': 'product' });
    expect(await rolesIn('shop/cart.rl', 'cart.rb')).toEqual({ 'cart.rb': 'product' });
  });
});
