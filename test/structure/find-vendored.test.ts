import { describe, expect, it } from 'vitest';
import { findVendored } from '../../src/structure/roles/find-vendored.ts';
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

  it('may be a library in contrib with a licence of its own', () => {
    const parts = ['contrib/libzip/LICENSE', 'contrib/libzip/zip.c', 'contrib/exim/LICENSE'];
    expect(vendoredIn('COPYING', ...parts)).toEqual(['contrib/libzip/']);
    expect(vendoredIn('COPYING', 'contrib/libzip/zip.c', 'contrib/libzip/lua/LICENSE')).toEqual([]);
  });

  it('is one with a record of where the code comes from', () => {
    expect(vendoredIn('tools/lint/jinja2/README.chromium', 'tools/lint/roll.py')).toEqual([
      'tools/lint/jinja2/',
    ]);
    expect(vendoredIn('media/ogg/moz.yaml', 'media/ogg/src/bitwise.c')).toEqual(['media/ogg/']);
    expect(vendoredIn('README.chromium', 'src/convert.cc')).toEqual([]);
  });

  it('may be a part of contrib if the parts name their licences in several ways', () => {
    const licences = ['zstd/LICENSE', 'hiredis/COPYING', 'fmt/LICENSE.rst', 'doctest/LICENSE.txt'];
    const contrib = (names: readonly string[]): readonly string[] =>
      vendoredIn('LICENSE.md', ...names.map((name) => `contrib/${name}`), 'contrib/exim/filter.c');
    expect(contrib(licences)).toEqual(
      ['doctest', 'fmt', 'hiredis', 'zstd'].map((name) => `contrib/${name}/`),
    );
    expect(contrib(licences.slice(1))).toEqual([]);
    expect(contrib(['zstd', 'hiredis', 'fmt', 'doctest'].map((name) => `${name}/LICENSE`))).toEqual([]);
  });

  it('may be a part of lib in the same way, which is the product itself in many projects', () => {
    const licences = ['zip/LICENSE', 'lua/COPYING', 'fmt/LICENSE.txt', 'gtest/LICENSE'].map(
      (name) => `lib/${name}`,
    );
    expect(vendoredIn('LICENSE', ...licences, 'lib/cart/cart.cpp')).toEqual(
      ['fmt', 'gtest', 'lua', 'zip'].map((name) => `lib/${name}/`),
    );
    expect(vendoredIn('LICENSE', ...licences.slice(1), 'lib/cart/cart.cpp')).toEqual([]);
    const inner = ['lib/external/raw/LICENSE', 'lib/external/raw/raw.c', 'lib/external/lua/COPYING'];
    expect(vendoredIn('LICENSE', ...licences, ...inner)).toContain('lib/external/');
  });

  it('may be an unpacked release with a build of its own', () => {
    const database = ['h2database-1.4.197/pom.xml', 'h2database-1.4.197/src/main/org/h2/Driver.java'];
    expect(vendoredIn('LICENSE', 'src/Cart.java', ...database)).toEqual(['h2database-1.4.197/']);
    // The project itself, unpacked.
    expect(vendoredIn(...database, 'h2database-1.4.197/LICENSE')).toEqual([]);
    expect(vendoredIn('LICENSE', 'spark-3.1/pom.xml', 'spark-3.1/src/Cart.java')).toEqual([]);
    const supported = ['spark-3.1.1', 'spark-3.2.0'].flatMap((name) => [
      `${name}/pom.xml`,
      `${name}/Cart.java`,
    ]);
    expect(vendoredIn('LICENSE', ...supported)).toEqual([]);
    expect(vendoredIn('LICENSE', 'version-3.0.1/cart.js')).toEqual([]);
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
