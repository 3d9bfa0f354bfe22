// Asks Elixir: its parser what files say, and its compiler what they depend on.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const maxAnswer = 256 * 1024 * 1024;

/** @param {string} folder */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.exs?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * @typedef {{ line: number, fact: string }} Fact
 * @param {readonly string[]} files
 * @returns {Map<string, Fact[]>}
 */
export function askSyntax(files) {
  /** @type {Map<string, Fact[]>} */
  const facts = new Map(files.map((file) => [file, []]));
  for (const line of run('syntax.exs', files)) {
    const [file = '', at, fact = ''] = line.split('\t');
    if (fact.startsWith('error ')) facts.delete(file);
    else facts.get(file)?.push({ line: Number(at), fact });
  }
  return facts;
}

/**
 * What the compiler reports: pairs of a file and one that it depends on.
 * @param {readonly string[]} files
 */
export function askEdges(files) {
  return [...new Set(run('edges.exs', files))].map((line) => line.split('\t'));
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 */
function run(name, files) {
  const program = fileURLToPath(new URL(name, import.meta.url));
  try {
    const answer = execFileSync('elixir', [program], {
      input: `${files.join('\n')}\n`,
      encoding: 'utf8',
      maxBuffer: maxAnswer,
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    return answer.split('\n').filter((line) => line !== '');
  } catch (error) {
    throw new Error("Elixir does not run here. Install Debian's elixir, then measure again.", {
      cause: error,
    });
  }
}
