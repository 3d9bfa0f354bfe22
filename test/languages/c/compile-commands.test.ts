// compile_commands.json says how a project is compiled; what it says goes before every custom.
import { describe, expect, it } from 'vitest';
import { splitCommand } from '../../../src/languages/c/resolve/compile-commands.ts';
import { askIncludes } from './ask-includes.ts';

describe('a list of compile commands', () => {
  it('says where headers are looked for, in the order of its flags', async () => {
    const { targets, diagnostics } = await askIncludes({
      'compile_commands.json': JSON.stringify([
        {
          directory: '/project/build',
          file: '../app/cart.c',
          arguments: ['cc', '-I../new', '-I', '../old', '-iquote', '../quoted', '-c', '../app/cart.c'],
        },
        { directory: '/project', file: 'app/order.c', command: 'cc -isystem "old" -Inew app/order.c' },
      ]),
      'app/cart.c': '#include <price.h>\n#include "tax.h"\n#include <tax.h>',
      'app/order.c': '#include <price.h>',
      'old/price.h': '',
      'new/price.h': '#include <tax.h>',
      'old/tax.h': '',
      'quoted/tax.h': '',
    });
    expect(diagnostics).toEqual([]);
    expect(targets).toEqual({
      'app/cart.c <price.h>': 'new/price.h',
      'app/cart.c tax.h': 'quoted/tax.h',
      'app/cart.c <tax.h>': 'old/tax.h',
      'app/order.c <price.h>': 'new/price.h',
      'new/price.h <tax.h>': 'old/tax.h',
    });
  });

  it('is understood though it was written where the project stood under another path', async () => {
    const { targets } = await askIncludes({
      'build/compile_commands.json': JSON.stringify([
        {
          directory: '/ci/shop/build',
          file: '/ci/shop/src/cart.c',
          command: 'cc -I/ci/shop/gen/a -c cart.c',
        },
      ]),
      'src/cart.c': '#include "price.h"',
      'gen/a/price.h': '',
      'gen/b/price.h': '',
    });
    expect(targets).toEqual({ 'src/cart.c price.h': 'gen/a/price.h' });
  });

  it.each([
    ['{', 'CloseBraceExpected in line 1'],
    ['{}', 'it is not a list'],
  ])('is a diagnostic where it is %j', async (text, what) => {
    const { targets, diagnostics } = await askIncludes({
      'compile_commands.json': text,
      'cart.c': '#include "cart.h"',
      'cart.h': '',
    });
    expect(targets).toEqual({ 'cart.c cart.h': 'cart.h' });
    expect(diagnostics).toEqual([
      {
        kind: 'invalid-manifest',
        file: 'compile_commands.json',
        message: `Cannot read the compilation database: ${what}. It is ignored.`,
      },
    ]);
  });

  it('is of no use where its entries are not commands', async () => {
    const { targets } = await askIncludes({
      'compile_commands.json':
        '[null, 1, {"file": "cart.c"}, {"file": "cart.c", "directory": "/project", "arguments": [1]}]',
      'cart.c': '#include "cart.h"',
      'cart.h': '',
    });
    expect(targets).toEqual({ 'cart.c cart.h': 'cart.h' });
  });

  it.each([
    ['cc -I"my shop" -DX=\'a b\' -Dq=\\"x\\"', ['cc', '-Imy shop', '-DX=a b', '-Dq="x"']],
    ['cl /IC:\\shop\\include  cart.c ', ['cl', '/IC:\\shop\\include', 'cart.c']],
    ['cc "" \'open', ['cc', '', 'open']],
  ])('has its words parted as a shell would: %s', (command, words) => {
    expect(splitCommand(command)).toEqual(words);
  });
});
