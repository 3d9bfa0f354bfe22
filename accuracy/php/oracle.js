// Asks PHP-Parser, by a small program of its own.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('oracle.php', import.meta.url));
/** Of the largest corpus. */
const maxAnswer = 1024 * 1024 * 1024;

/**
 * @typedef {'class' | 'function' | 'const'} Kind
 * @typedef {{
 *   file: string,
 *   uses: [Kind, name: string, line: number][],
 *   includes: [path: string | null, line: number, isInFunction: boolean][],
 *   declares: [Kind, name: string][],
 *   references: [Kind, name: string, global: string | null, line: number][],
 *   edges: string[],
 *   unsure: string[],
 * }} FileFacts
 */

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {FileFacts[]}
 */
export function askOracle(folder, files) {
  try {
    const answer = execFileSync('php', ['-d', 'memory_limit=-1', '-d', 'short_open_tag=0', program, folder], {
      input: files.map((file) => `${file}\n`).join(''),
      encoding: 'utf8',
      maxBuffer: maxAnswer,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return answer
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  } catch (error) {
    throw new Error(
      "PHP-Parser does not run here. Install Debian's php-cli, php-parser and composer, then measure again.",
      { cause: error },
    );
  }
}
