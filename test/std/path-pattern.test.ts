import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PathPattern, PatternError } from '../../src/std/path-pattern.ts';
import { startCpuClock } from '../support/cpu-clock.ts';

function match(pattern: string, path: string): string | undefined {
  const found = new PathPattern(pattern).match(path.split('/'));
  return found && [path.split('/').slice(0, found.end).join('/'), ...found.captured].join(' ');
}

describe('a pattern of paths', () => {
  it.each([
    ['src/**', 'src/a/b.ts', 'src/a/b.ts'],
    ['src/**', 'src', undefined],
    ['src', 'src/a/b.ts', 'src'],
    ['src/', 'src/a/b.ts', 'src'],
    ['./src/*', 'src/a/b.ts', 'src/a'],
    ['src/*', 'src/b.ts', 'src/b.ts'],
    ['src/*.ts', 'src/b.ts', 'src/b.ts'],
    ['src/*.ts', 'src/a/b.ts', undefined],
    ['**/test/**', 'a/b/test/c.ts', 'a/b/test/c.ts'],
    ['**/*.spec.ts', 'a/b.spec.ts', 'a/b.spec.ts'],
    ['**/*.spec.ts', 'b.spec.ts', 'b.spec.ts'],
    ['**', 'b.ts', 'b.ts'],
    ['a/**/**/z.ts', 'a/z.ts', 'a/z.ts'],
    ['{src,lib}/x', 'lib/x/y.ts', 'lib/x'],
    ['{src/a,lib}/x.ts', 'src/a/x.ts', 'src/a/x.ts'],
    ['src/[ab]/x.ts', 'src/b/x.ts', 'src/b/x.ts'],
    ['other/**', 'src/b/x.ts', undefined],
  ])('%s and %s', (pattern, path, expected) => {
    expect(match(pattern, path)).toBe(expected);
  });

  it.each([
    ['src/{part}/**', 'src/cart/a/b.ts', 'src/cart/a/b.ts cart'],
    ['src/{part}', 'src/cart/a/b.ts', 'src/cart cart'],
    ['**/{part}/internal/**', 'a/b/internal/c.ts', 'a/b/internal/c.ts b'],
    ['src/{name}.service.ts', 'src/cart.service.ts', 'src/cart.service.ts cart'],
    ['src/lib-{name}/**', 'src/lib-/x.ts', undefined],
    ['{a}/{b}/{x,y}.ts', 'p/q/y.ts', 'p/q/y.ts p q'],
  ])('captures with %s in %s', (pattern, path, expected) => {
    expect(match(pattern, path)).toBe(expected);
  });

  it.each(['', '{', 'a//b', 'a/../b', '{a b}/x', '{a}{b}/x', '{a}*/x', '{a}/{a}', '[', '\0'])(
    'refuses %j',
    (pattern) => {
      expect(() => new PathPattern(pattern)).toThrow(PatternError);
    },
  );

  it('takes time in proportion to pattern and path', () => {
    const pattern = new PathPattern(`${'**/a/'.repeat(60)}z`);
    const path = Array.from({ length: 2000 }, () => 'a');
    const cpuMs = startCpuClock();
    expect(pattern.match(path)).toBeUndefined();
    expect(cpuMs()).toBeLessThan(2000);
  });

  it('matches in every folder that it names as its own', () => {
    const part = fc.constantFrom('a', 'b', '*', '**', '{x}', 'a*', '{a,b}');
    const folder = fc.constantFrom('a', 'b', 'ab');
    fc.assert(
      fc.property(
        fc.uniqueArray(part, { minLength: 1, maxLength: 4 }),
        fc.array(folder, { minLength: 1, maxLength: 5 }),
        (parts, path) => {
          const pattern = new PathPattern(parts.join('/'));
          const isInFolder = pattern.folders.some((prefix) => `${path.join('/')}/`.startsWith(prefix));
          expect(pattern.match(path) === undefined || isInFolder).toBe(true);
        },
      ),
    );
  });
});
