import { expect, it } from 'vitest';
import { manifestsNamedBy } from '../../../src/languages/javascript/resolve/manifests-named-by.ts';
import { filePath } from '../../../src/model/file-path.ts';

const named = (path: string, json: unknown): readonly string[] =>
  manifestsNamedBy(filePath(path), typeof json === 'string' ? json : JSON.stringify(json));

it('names the configs that a config extends and refers to', () => {
  const json = {
    extends: ['../base', './strict.json', '../../../outside.json'],
    references: [{ path: './tsconfig.app.json' }, { path: '../ui' }],
  };
  expect(named('apps/web/tsconfig.json', json)).toEqual([
    'apps/base',
    'apps/base.json',
    'apps/web/strict.json',
    'apps/web/tsconfig.app.json',
    'apps/ui/tsconfig.json',
  ]);
});

it('names the configs of an installed package, in every folder where it may be, with its manifest', () => {
  const candidates = named('web/tsconfig.json', { extends: '@shop/config/base' });
  expect(candidates.filter((path) => path.includes('node_modules'))).toEqual([
    'web/node_modules/@shop/config/package.json',
    'node_modules/@shop/config/package.json',
    'web/node_modules/@shop/config/base',
    'web/node_modules/@shop/config/base.json',
    'web/node_modules/@shop/config/base/tsconfig.json',
    'node_modules/@shop/config/base',
    'node_modules/@shop/config/base.json',
    'node_modules/@shop/config/base/tsconfig.json',
  ]);
});

it('names the configs that a package offers', () => {
  const json = {
    tsconfig: './shared.json',
    files: ['dist', 'base.json'],
    exports: {
      './web': { default: './configs/web.json' },
      './*': './configs/*.json',
      './code': './index.js',
    },
  };
  expect(new Set(named('node_modules/config/package.json', json))).toEqual(
    new Set([
      'node_modules/config/shared.json',
      'node_modules/config/base.json',
      'node_modules/config/configs/web.json',
    ]),
  );
});

it('names nothing for what it cannot read', () => {
  const texts = [
    '',
    '{',
    '[]',
    'null',
    '{"extends": 7}',
    '{"extends": [[]], "references": 1}',
    '['.repeat(50_000),
  ];
  expect(texts.flatMap((text) => named('tsconfig.json', text))).toEqual([]);
  expect(named('pnpm-workspace.yaml', 'packages: [a]')).toEqual([]);
});
