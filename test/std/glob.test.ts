import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileGlob, compileWholePathGlob, GlobError, findGlobError } from '../../src/std/glob.ts';

const paths = [
  'cart.ts',
  'cart.test.ts',
  'src/cart.ts',
  'src/cart.test.ts',
  'src/orders/order.ts',
  'src/orders/order.test.ts',
  'src/generated/api.ts',
  'src/legacy/billing/invoice.ts',
  'generated/schema.ts',
  '.storybook/main.ts',
];

function pickedBy(pattern: string): string[] {
  const glob = compileGlob(pattern);
  return paths.filter((path) => glob.matches(path));
}

describe('compileGlob', () => {
  it('takes a pattern without a slash as a name at any depth', () => {
    expect(pickedBy('*.test.ts')).toEqual(['cart.test.ts', 'src/cart.test.ts', 'src/orders/order.test.ts']);
  });

  it('picks a folder of that name with everything in it', () => {
    expect(pickedBy('generated')).toEqual(['src/generated/api.ts', 'generated/schema.ts']);
    expect(pickedBy('generated/')).toEqual(['src/generated/api.ts', 'generated/schema.ts']);
    expect(pickedBy('src/legacy')).toEqual(['src/legacy/billing/invoice.ts']);
  });

  it('takes a pattern with a slash as a path from the root', () => {
    expect(pickedBy('/generated')).toEqual(['generated/schema.ts']);
    expect(pickedBy('./generated')).toEqual(['generated/schema.ts']);
    expect(pickedBy('orders/order.ts')).toEqual([]);
    expect(pickedBy('src/*.ts')).toEqual(['src/cart.ts', 'src/cart.test.ts']);
  });

  it('lets ** stand for any number of folders, none included', () => {
    expect(pickedBy('src/**/*.test.ts')).toEqual(['src/cart.test.ts', 'src/orders/order.test.ts']);
    expect(pickedBy('**/order.ts')).toEqual(['src/orders/order.ts']);
    expect(pickedBy('src/legacy/**')).toEqual(['src/legacy/billing/invoice.ts']);
    expect(pickedBy('**')).toEqual(paths);
  });

  it('sees nothing special in a leading dot', () => {
    expect(pickedBy('*/main.ts')).toEqual(['.storybook/main.ts']);
  });

  it('picks a folder alone where the pattern ends with a slash', () => {
    const glob = compileGlob('build/');
    expect([glob.matches('build'), glob.matches('build/'), glob.matches('web/build/')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['c?rt.ts', 'cart.ts', true],
    ['c?rt.ts', 'c/rt.ts', false],
    ['?.ts', '🛒.ts', true],
    ['[a-c]art.ts', 'cart.ts', true],
    ['[!a-c]art.ts', 'cart.ts', false],
    ['[!a-c]art.ts', 'part.ts', true],
    ['[]]art.ts', ']art.ts', true],
    ['[[:upper:]]art.ts', 'Cart.ts', true],
    ['[{,}].ts', ',.ts', true],
    ['{cart,order}.ts', 'order.ts', true],
    ['{cart,order}.ts', 'orders.ts', false],
    ['{src,lib/{web,node}}/*.ts', 'lib/node/cart.ts', true],
    ['cart.{m,}ts', 'cart.ts', true],
    ['{a}.ts', 'a.ts', true],
    ['a},b', 'a},b', true],
    ['\\*.ts', '*.ts', true],
    ['\\*.ts', 'a.ts', false],
    ['\\{a,b\\}', '{a,b}', true],
    ['CART.ts', 'cart.ts', false],
    ['src**/cart.ts', 'src/orders/cart.ts', false],
    ['a/**/**/b', 'a/b', true],
    ['a/**/**/b', 'a/1/2/3/b', true],
    ['a/**/b', 'a/xb', false],
  ])('matches %s against %s: %s', (pattern, path, expected) => {
    expect(compileGlob(pattern).matches(path)).toBe(expected);
  });

  it.each([
    ['', 'it is empty'],
    ['src/[a-z', 'this `[` is never closed (character 5)'],
    ['[[:letter:]]', 'there is no class `[:letter:]` (character 2)'],
    ['src/{a,b', 'this `{` is never closed (character 5)'],
    ['src\\', 'nothing follows the backslash (character 4)'],
    ['!src', 'a leading `!` does not negate it; write `\\!` for a name'],
    ['{a,b}'.repeat(9), 'the braces expand to too many patterns (character 41)'],
  ])('says what is wrong with %j', (pattern, reason) => {
    expect(() => compileGlob(pattern)).toThrow(new GlobError(pattern, reason));
    expect(findGlobError(pattern)).toBe(reason);
  });

  it('never backtracks: stars against a long name that almost matches', () => {
    const name = 'a'.repeat(4000);
    expect(compileGlob(`${'a*'.repeat(200)}b`).matches(name)).toBe(false);
    expect(compileGlob(`${'**/a*/'.repeat(100)}b`).matches('a/'.repeat(2000))).toBe(false);
    expect(compileGlob(`${'a*'.repeat(200)}b`).matches(`${name}b`)).toBe(true);
    expect(() => compileGlob('{'.repeat(100_000))).toThrow(GlobError);
  });
});

describe('compileWholePathGlob', () => {
  it('matches the whole path and nothing inside it', () => {
    const glob = compileWholePathGlob('packages/*');
    const asked = ['packages/cart', 'packages/cart/src', 'packages', 'libs/packages/cart'];
    expect(asked.filter((path) => glob.matches(path))).toEqual(['packages/cart']);
  });

  it('does not take a name for one at any depth', () => {
    const glob = compileWholePathGlob('./cart/');
    expect([glob.matches('cart'), glob.matches('packages/cart')]).toEqual([true, false]);
  });
});

describe('any glob', () => {
  const part = fc.constantFrom('**', '*', '*.ts', 'a*', 'cart', 'a', '?', 'a.ts');
  const pathPart = fc.constantFrom('a', 'a.ts', 'cart', 'b.ts', 'ab', '.ts');

  it('matches what a regular expression of the same meaning matches', () => {
    fc.assert(
      fc.property(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.array(pathPart, { minLength: 1, maxLength: 4 }),
        (parts, pathParts) => {
          const path = pathParts.join('/');
          const whole = compileWholePathGlob(parts.join('/')).matches(path);
          expect(whole).toBe(new RegExp(`^${regExpOf(parts)}$`).test(path));
          const picked = compileGlob(`/${parts.join('/')}`).matches(path);
          expect(picked).toBe(new RegExp(`^${regExpOf(parts)}(?:/.*)?$`).test(path));
        },
      ),
      { numRuns: 3000 },
    );
  });
});

function regExpOf(parts: readonly string[]): string {
  return parts
    .map((part, i) => {
      const isLast = i === parts.length - 1;
      if (part === '**') return isLast ? '.*' : '(?:.*/)?';
      const name = part
        .replaceAll('.', String.raw`\.`)
        .replaceAll('*', '[^/]*')
        .replaceAll('?', '[^/]');
      return isLast ? name : `${name}/`;
    })
    .join('');
}
