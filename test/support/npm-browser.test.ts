// The archives unpack on every architecture; only the program in them needs x64.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { unpackNpmBrowser } from './npm-browser.ts';
import { temporaryFolder } from './temporary-folder.ts';

it.skipIf(process.platform !== 'linux')(
  'unpacks the browser from npm once, with fonts that it can find',
  { tags: 'slow', timeout: 120_000 },
  async () => {
    const cache = join(temporaryFolder(), 'R&D <1>');
    const [browser, other] = await Promise.all([unpackNpmBrowser(cache), unpackNpmBrowser(cache)]);
    expect(other).toEqual(browser);

    const folder = dirname(browser.executablePath);
    expect(readdirSync(cache).map((name) => join(cache, name))).toEqual([folder]);
    expect(statSync(browser.executablePath).mode & 0o100).toBe(0o100);
    expect(readdirSync(join(folder, 'al2023/lib'))).toContain('libnss3.so');

    const configuration = readFileSync(join(browser.env['FONTCONFIG_PATH'] ?? '', 'fonts.conf'), 'utf8');
    const fonts = join(folder, 'fonts/fonts');
    expect(foldersIn(configuration)).toEqual([fonts, '/usr/share/fonts']);
    expect(readdirSync(fonts, { recursive: true })).toContain('Open_Sans/OpenSans-Regular.ttf');

    const { ino } = statSync(browser.executablePath);
    expect(await unpackNpmBrowser(cache)).toEqual(browser);
    expect(statSync(browser.executablePath).ino).toBe(ino);
  },
);

function foldersIn(configuration: string): string[] {
  return [...configuration.matchAll(/<dir>(.*)<\/dir>/g)].map(([, path = '']) =>
    path.replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  );
}
