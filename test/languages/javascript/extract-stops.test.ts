import { describe, expect, it } from 'vitest';
import { extracted } from './extracted.ts';

// The scan ends behind the last word that may begin an import. Each of these is the last one of its file.
describe('the last import of a file', () => {
  it.each([
    ['1 static ./cart', `import './cart'`],
    ['1 static ./cart', `import\t{ total }\tfrom './cart'`],
    ['1 static ./cart', `import cart, { total } from './cart'`],
    ['1 static ./cart', `import * as cart from './cart'`],
    ['1 static ./cart', `import cart/**/from/**/'./cart'`],
    ['1 static ./cart', `import cart = require('./cart')`],
    ['1 type ./cart', `import type { Cart } from './cart'`],
    ['1 type ./cart', `import type Cart from './cart'`],
    ['1 static ./cart', `import type from './cart'`],
    ['1 static ./cart', `export*from'./cart'`],
    ['1 static ./cart', `export { total } from './cart'`],
    ['1 static ./cart', `export{total,sum as all}from'./cart'`],
    ['1 static ./cart', `export { 'a } b' as total } from './cart'`],
    ['1 static ./cart', `export /* all */ { total /* } */ } /* of */ from './cart'`],
    ['1 static ./cart', `export\u00a0{ größe }\u00a0from './cart'`],
    ['1 type ./cart', `export type { Cart } from './cart'`],
    ['1 type ./cart', `export type*from './cart'`],
    ['1 lazy ./cart', `import /* now */ ('./cart')`],
    ['1 lazy ./cart', `import.meta.resolve('./cart')`],
    ['1 lazy ./cart', `require . resolve('./cart')`],
    ['1 static ./cart', `require /* it */ ('./cart')`],
    ['1 static ./cart', `require?.('./cart')`],
  ])('is found: %s in %s', (line, text) => {
    expect(extracted('src/main.ts', `${text}\n`)).toEqual([line]);
  });

  it('is found on a line that begins with a star but is code', () => {
    expect(extracted('src/main.ts', `total\n * import ('./price')\n`)).toEqual(['2 lazy ./price']);
    expect(extracted('src/main.ts', `export\n * from './cart'\n`)).toEqual(['2 static ./cart']);
    expect(extracted('src/main.js', `class Shop {\n * export() {} } export * from './cart'\n`)).toEqual([
      '2 static ./cart',
    ]);
  });

  it('is found behind text that ends on a line like those of a comment', () => {
    expect(extracted('src/main.ts', '/*\n * import */ import "./cart"\n')).toEqual(['2 static ./cart']);
    expect(extracted('src/main.ts', '`\n * import `; export * from "./cart"\n')).toEqual(['2 static ./cart']);
    expect(extracted('src/main.ts', '`\n * import { ${require("./cart")} } from "./no"`\n')).toEqual([
      '2 static ./cart',
    ]);
  });

  it('is found in the comments where JavaScript has its types', () => {
    const text = `/**\n * @import {\n *   Cart\n * } from './cart'\n */\n/**\n * @type {\n * import ('./price').Price}\n */\n`;
    expect(extracted('src/main.js', text)).toEqual(['4 type ./cart', '8 type ./price']);
    const tag = `/**\n * @import Cart\n * from './cart'\n */\n`;
    expect(extracted('src/main.js', tag)).toEqual(['3 type ./cart']);
  });

  it('is found at the head, in the middle and at the end of a text, whatever its length', () => {
    for (let length = 0; length < 40; length++) {
      const names = 'm'.repeat(length);
      expect(extracted('src/main.ts', `import './a'\n${names}`)).toEqual(['1 static ./a']);
      expect(extracted('src/main.ts', `${names}\nimport './a'\n${names}`)).toEqual(['2 static ./a']);
      expect(extracted('src/main.ts', `${names}\nimport './a'`)).toEqual(['2 static ./a']);
    }
  });

  it.each([
    'import',
    'import ',
    'import type',
    'import type ',
    'import cart\t',
    'require ',
    'export {',
    'export { total }',
    'export type',
    'mport',
    ' * import ',
  ])('may be cut off: %s', (text) => {
    expect(extracted('src/main.ts', text)).toEqual([]);
  });

  it('is not one of those that an example in a comment shows', () => {
    const text = `import './cart'\n/**\n * \`\`\`ts\n * import { total } from './no'\n * export * from './no'\n * \`\`\`\n */\n`;
    expect(extracted('src/main.ts', text)).toEqual(['1 static ./cart']);
    expect(extracted('src/main.js', text)).toEqual(['1 static ./cart']);
  });
});
