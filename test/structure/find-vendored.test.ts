import { describe, expect, it } from 'vitest';
import { findVendored } from '../../src/structure/find-vendored.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { textProject } from '../support/text-project.ts';

const vendoredIn = (...paths: readonly string[]): readonly string[] =>
  findVendored(textProject(Object.fromEntries(paths.map((path) => [path, '']))));

const libraries = ['src/external/raw/LICENSE', 'src/external/raw/raw.c', 'src/external/lua/COPYING.txt'];

describe('a folder with code of others', () => {
  it('has a name that may mean it, and parts with licences of their own', () => {
    expect(vendoredIn('LICENSE', ...libraries, 'src/external/table.h')).toEqual(['src/external/']);
    expect(vendoredIn('COPYING', 'dep/jwt/LICENSE', 'dep/jwt/jwt.h', 'dep/span/LICENSE.txt')).toEqual([
      'dep/',
    ]);
  });

  it('is none if the project has no licence itself', () => {
    expect(vendoredIn(...libraries)).toEqual([]);
  });

  it('is none if a single part or few files have a licence of their own', () => {
    expect(vendoredIn('LICENSE', 'src/external/raw/LICENSE', 'src/external/raw/raw.c')).toEqual([]);
    const services = ['src/external/bank.c', 'src/external/mail.c'];
    expect(vendoredIn('LICENSE', ...libraries, ...services)).toEqual([]);
  });

  it('is none by another name: packages of a project have licences too', () => {
    const packages = ['cart', 'tax'].flatMap((name) => [`ext/${name}/LICENSE`, `ext/${name}/${name}.c`]);
    expect(vendoredIn('LICENSE', ...packages)).toEqual([]);
    expect(vendoredIn('LICENSE', 'external/LICENSE', 'external/cart.c')).toEqual([]);
  });

  it('gives its files their role, unless a name says what they are', async () => {
    const texts = { LICENSE: '', 'src/external/raw/test/raw.c': '', 'src/main.c': '' };
    const { detailed } = await analyzeText({
      ...texts,
      ...Object.fromEntries(libraries.map((path) => [path, ''])),
    });
    expect(detailed.nodes.map((node) => [node.id, node.type === 'file' ? node.role : ''])).toEqual([
      ['src/external/raw/raw.c', 'vendored'],
      ['src/external/raw/test/raw.c', 'test'],
      ['src/main.c', 'product'],
    ]);
  });
});
