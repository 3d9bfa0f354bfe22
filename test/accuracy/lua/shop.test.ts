// A small project with all the ways to require a module, and the answer of luaparse and Lua's own search along
// `lib/?.lua;lib/?/init.lua;?.lua` in shop.json. `npm run accuracy -- lua` asks them about real projects.
import { expect, it } from 'vitest';
import { analyzedShop, storedShop } from '../../support/shop-slice.ts';

it('finds the modules that Lua finds', async () => {
  const { found, report } = await analyzedShop('lua');
  expect(found).toEqual(storedShop('lua'));
  expect(report.nodes.filter((id) => id.startsWith('pkg:'))).toEqual(['pkg:lua-cjson', 'pkg:string']);
});
