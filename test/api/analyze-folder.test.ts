import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyze, type AnalyzeOptions, type Progress, UserError } from '../../src/index.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const shop = {
  'app/cart.ts': "import './price';\nimport type { Till } from '../core/till';\n",
  'app/price.ts': '',
  'core/till.ts': "import type { Cart } from '../app/cart';\n",
};

describe('analyze', () => {
  it('finds the dependencies of the project in a folder', async () => {
    const folder = temporaryFolder(shop);
    const report = await analyze(folder);
    expect(report).toMatchObject({
      projectRoot: folder,
      edges: [
        ['app/cart.ts', 'app/price.ts'],
        ['app/cart.ts', 'core/till.ts'],
        ['core/till.ts', 'app/cart.ts'],
      ],
      cycles: [],
    });
  });

  it('does what the options say over what the project configures', async () => {
    const folder = temporaryFolder({
      ...shop,
      'lintel.config.json':
        '{"ignore": ["price.ts"], "cycles": {"typeOnly": true}, "layers": ["core", "app"]}',
    });
    const outcome = async (options: AnalyzeOptions) => {
      const { metrics, cycles, risks } = await analyze(folder, options);
      return [metrics.filesAnalyzed, cycles.length, risks.layer_violations.map(({ source }) => source)];
    };
    expect(await outcome({})).toEqual([2, 1, ['app/cart.ts']]);
    expect(await outcome({ config: false })).toEqual([3, 0, ['core/till.ts']]);
    expect(await outcome({ cycles: { typeOnly: false }, layers: [] })).toEqual([2, 0, []]);
    expect(await outcome({ include: ['core'], exclude: undefined })).toEqual([1, 0, []]);
  });

  it('takes the options in the form of the configuration', async () => {
    const folder = temporaryFolder({ ...shop, 'lintel.config.json': '{"thresholds": {"godModule": 5}}' });
    const { risks, settings, rules } = await analyze(folder, {
      thresholds: { dependencyExplosion: 7 },
      layers: ['core', 'app'],
      groups: { shop: 'app/**' },
      rules: [{ name: 'pure', from: 'core/**', mustNotUse: 'shop' }],
      maxFileSize: '5MiB',
    });
    expect(settings.layers).toEqual([['core'], ['app']]);
    expect(risks.layer_violations.map(({ source }) => source)).toEqual(['app/cart.ts']);
    expect(risks.thresholds).toMatchObject({
      god_module_min_outgoing: 5,
      dependency_explosion_min_connections: 7,
    });
    expect(rules?.results.map(({ name, violations }) => [name, violations.length])).toEqual([
      ['pure', 1],
      ['layers', 1],
    ]);
  });

  it('tells how far it is', async () => {
    const seen: Progress[] = [];
    await analyze(temporaryFolder(shop), { onProgress: (progress) => seen.push(progress) });
    expect(seen).toContainEqual({ stage: 'scan', done: 0, total: 0 });
    expect(seen).toContainEqual({ stage: 'extract', done: 0, total: 3 });
  });

  it('stops with the reason of the signal', async () => {
    const folder = temporaryFolder(shop);
    const reason = new Error('The shop is closed.');
    await expect(analyze(folder, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const closing = new AbortController();
    const analysis = analyze(folder, { signal: closing.signal });
    closing.abort(reason);
    await expect(analysis).rejects.toBe(reason);
  });

  it('says how much is ignored where nothing is left', async () => {
    const folder = temporaryFolder({ ...shop, '.gitignore': '/*\n' });
    await expect(analyze(folder)).rejects.toThrow(
      /^No source files found in .*\. Left out by ignore rules: .+\. Supported languages: /,
    );
  });

  it('says what is not read where nothing is left', async () => {
    const folder = temporaryFolder({ 'app/cart.txt': '' });
    symlinkSync('app', join(folder, 'src'));
    await expect(analyze(folder)).rejects.toThrow(
      /^No source files found in .*\. Not read: src: Symbolic link, not followed\. Supported languages: /,
    );
  });

  it.each([
    ['nowhere', {}, /^No such folder: /],
    ['app/cart.ts', {}, /^Not a folder: /],
    ['.', { top: 0 }, /^"top" in the options: expected a positive integer, found 0\.$/],
    ['.', { maxFileSize: '5 miles' }, /^"maxFileSize" in the options: /],
    ['.', { exlude: ['app'] }, /^Unknown key "exlude" in the options\. Did you mean "exclude"\?$/],
    ['.', { exclude: 'app' }, /^"exclude" in the options: expected .*, found "app"\.$/],
    ['.', { thresholds: { godModule: -1 } }, /^"thresholds\.godModule" in the options: /],
    [
      '.',
      { rules: [{ name: 'pure', from: 'core', mayUs: 'app' }] },
      /^Unknown key "rules\[0\]\.mayUs" in the options/,
    ],
    ['.', { rules: [{ name: 'pure', from: 'core/**' }] }, /^the options: /],
    ['.', { exclude: ['['] }, /Bad glob '\['|"exclude\[0\]"/],
    ['.', { exclude: ['**'] }, /^No source files in .* match the globs: exclude \*\*\.$/],
  ])('rejects %s with %j as a mistake', async (path, options, message) => {
    const folder = temporaryFolder(shop);
    const given = options as AnalyzeOptions;
    const error: unknown = await analyze(`${folder}/${path}`, given).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UserError);
    expect(error).toHaveProperty('message', expect.stringMatching(message));
  });
});
