// Asks javac, by a small program that it compiles first.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../temporary-folder.js';

/** Of the largest corpus. */
const maxAnswer = 512 * 1024 * 1024;

/**
 * @typedef {{ scope: string, imports: string[], declares: string[] }} FileFacts
 * @typedef {{ files: string[], edges: [string, string][] }} Edges
 */

/** Names a missing tool before an hour of work is lost to it. */
export function buildOracle() {
  const folder = temporaryFolder('java-oracle');
  const source = fileURLToPath(new URL('Oracle.java', import.meta.url));
  try {
    execFileSync('javac', ['-d', folder, source]);
  } catch (error) {
    throw new Error("javac does not run here. Install Debian's openjdk-17-jdk, then measure again.", {
      cause: error,
    });
  }
  return folder;
}

/**
 * What javac's parser reads; files that it refuses are left out.
 * @param {string} program
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {Map<string, FileFacts>}
 */
export function askFacts(program, folder, files) {
  const facts = new Map();
  for (const [verb, file = '', ...rest] of ask(program, ['parse', folder], files)) {
    const known = facts.get(file);
    if (verb === 'package') facts.set(file, { scope: rest[0] ?? '', imports: [], declares: [] });
    else if (verb === 'import') known.imports.push(`${rest[0]} ${rest[1]}`);
    else if (verb === 'declares') known.declares.push(rest[0]);
  }
  return facts;
}

/**
 * The files whose types each file names.
 * @param {string} program
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {readonly string[]} options
 * @returns {Edges}
 */
export function askEdges(program, folder, files, options) {
  /** @type {Edges} */
  const answer = { files: [], edges: [] };
  for (const [verb, file = '', target = ''] of ask(program, ['attribute', folder, ...options], files)) {
    if (verb === 'file') answer.files.push(file);
    else answer.edges.push([file, target]);
  }
  return answer;
}

/**
 * @param {string} program
 * @param {readonly string[]} options
 * @param {readonly string[]} files
 */
function ask(program, options, files) {
  const answer = execFileSync('java', ['-Xss64m', '-Xmx4g', '-cp', program, 'Oracle', ...options], {
    input: files.join('\n'),
    encoding: 'utf8',
    maxBuffer: maxAnswer,
  });
  return answer
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}
