import { describe, expect, it } from 'vitest';
import { askResolver } from '../../support/ask-resolver.ts';

const json = JSON.stringify;
const reactNative = { 'package.json': json({ dependencies: { 'react-native': '^0.76.0' } }) };

describe('files for one platform each', () => {
  it('are all meant by a path that leaves the platform to Metro', async () => {
    const ask = await askResolver({
      ...reactNative,
      'tsconfig.json': json({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
      'src/main.ts': '',
      'src/alert.android.ts': '',
      'src/alert.ios.ts': '',
      'src/menu/index.native.tsx': '',
      'src/menu/index.web.tsx': '',
    });
    const alerts = 'src/alert.android.ts src/alert.ios.ts';
    const names = ['./alert', './alert.js', '@/alert', './menu', './alert.ios', './gone'];
    expect(names.map((name) => ask('src/main.ts', name))).toEqual([
      alerts,
      alerts,
      alerts,
      'src/menu/index.native.tsx src/menu/index.web.tsx',
      'src/alert.ios.ts',
      'unresolved: there is no file src/gone, with or without an extension',
    ]);
  });

  it('stand beside one for all others, and in place of its declaration', async () => {
    const ask = await askResolver({
      ...reactNative,
      'src/main.ts': '',
      'src/cart.ts': '',
      'src/cart.native.ts': '',
      'src/stock.d.ts': '',
      'src/stock.ios.js': '',
      'src/stock.android.js': '',
      'src/types.d.ts': '',
    });
    expect(ask('src/main.ts', './cart')).toBe('src/cart.ts src/cart.native.ts');
    expect(ask('src/main.ts', './stock')).toBe('src/stock.android.js src/stock.ios.js');
    expect(ask('src/types.d.ts', './stock')).toBe('src/stock.d.ts');
  });

  it('import those of their own platform', async () => {
    const ask = await askResolver({
      ...reactNative,
      'src/menu.ios.ts': '',
      'src/menu.native.ts': '',
      'src/menu.web.ts': '',
      'src/alert.android.ts': '',
      'src/alert.ios.ts': '',
      'src/cart.ts': '',
      'src/cart.native.ts': '',
    });
    expect(ask('src/menu.ios.ts', './alert')).toBe('src/alert.ios.ts');
    expect(ask('src/menu.ios.ts', './cart')).toBe('src/cart.native.ts');
    expect(ask('src/menu.native.ts', './alert')).toBe('src/alert.android.ts src/alert.ios.ts');
    expect(ask('src/menu.native.ts', './cart')).toBe('src/cart.native.ts');
    expect(ask('src/menu.web.ts', './cart')).toBe('src/cart.ts');
  });

  it('may be declarations', async () => {
    const ask = await askResolver({
      ...reactNative,
      'types/index.d.ts': '',
      'types/host.android.d.ts': '',
      'types/host.ios.d.ts': '',
      'types/menu.ios.d.ts': '',
      'types/menu.ios.js': '',
      'src/main.ts': '',
    });
    const hosts = 'types/host.android.d.ts types/host.ios.d.ts';
    expect(ask('types/index.d.ts', './host')).toBe(hosts);
    expect(ask('src/main.ts', '../types/host')).toBe(hosts);
    expect(ask('types/menu.ios.d.ts', './host')).toBe('types/host.ios.d.ts');
    expect(ask('types/index.d.ts', './menu')).toBe('types/menu.ios.d.ts');
    expect(ask('src/main.ts', '../types/menu')).toBe('types/menu.ios.js');
  });

  it('are all meant, whichever of them the compiler takes', async () => {
    const ask = await askResolver({
      ...reactNative,
      'tsconfig.json': json({ compilerOptions: { moduleSuffixes: ['.ios', ''] } }),
      'src/main.ts': '',
      'src/alert.android.ts': '',
      'src/alert.ios.ts': '',
    });
    expect(ask('src/main.ts', './alert')).toBe('src/alert.android.ts src/alert.ios.ts');
  });

  it('are scripts', async () => {
    const ask = await askResolver({ ...reactNative, 'src/main.ts': '', 'src/cart.web.vue': '' });
    expect(ask('src/main.ts', './cart')).toBe(
      'unresolved: there is no file src/cart, with or without an extension',
    );
  });

  it('mean nothing where no package asks for a platform', async () => {
    const ask = await askResolver({ 'src/main.ts': '', 'src/cart.ts': '', 'src/cart.web.ts': '' });
    expect(ask('src/main.ts', './cart')).toBe('src/cart.ts');
  });
});
