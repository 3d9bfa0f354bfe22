import { expect, it } from 'vitest';
import { analyzeText } from '../support/analyze-text.ts';

async function tanglesWith(root: string): Promise<unknown> {
  const { tangles } = await analyzeText({
    'build.zig': '',
    [`src/${root}`]: 'pub const stream = @import("watcher/stream.zig");\n',
    'src/watcher/stream.zig': `const xev = @import("../${root}");\n`,
  });
  return tangles.map(({ members }) => members);
}

it.each(['main.zig', 'root.zig'])(
  'the root of a package of Zig is what its folder offers: %s',
  async (root) => {
    expect(await tanglesWith(root)).toEqual([]);
  },
);

it('another file of Zig is one of its own', async () => {
  expect(await tanglesWith('loop.zig')).toEqual([['src/loop.zig', 'src/watcher/']]);
});
