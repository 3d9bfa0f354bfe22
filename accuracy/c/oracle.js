// The truth about includes, from two compilers. Clang's own scanner for dependencies says which directives a file has.
// GCC says where each of them leads: it is given a copy of the project in which every file is empty, and next to each
// file a source that holds nothing but its directives. So every directive is asked for, whatever condition it stands
// under, and the answer depends on nothing but the search for the header.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const options = { encoding: /** @type {const} */ ('utf8'), maxBuffer: 1 << 26 };

/**
 * @typedef {import('./corpora.js').Corpus} Corpus
 * @typedef {{ specifiers: string[], module: string | undefined }} Directives `module` is the one that a file declares.
 */

/**
 * Specifiers as Lintel writes them, in the order of the text.
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {Corpus} corpus
 * @returns {Promise<Map<string, Directives>>}
 */
export async function directivesOf(folder, files, { isCpp = false }) {
  const found = await inParallel(files, async (file) => {
    const language = extname(file) === '.c' || (extname(file) === '.h' && !isCpp) ? 'c' : 'c++';
    const flag = '-print-dependency-directives-minimized-source';
    const { stdout } = await run(clang(), ['-cc1', '-x', language, flag, file], { ...options, cwd: folder });
    return readDirectives(stdout);
  });
  return new Map(files.map((file, i) => [file, found[i] ?? { specifiers: [], module: undefined }]));
}

/**
 * Those between `#if 0` and its end are left out.
 * @param {string} minimized
 */
function readDirectives(minimized) {
  const specifiers = [];
  let module;
  let dead = 0;
  for (const line of minimized.split('\n')) {
    const [, directive = '', rest = ''] = /^#(\w+)\s*(.*)/.exec(line) ?? [];
    if (dead > 0) {
      if (directive.startsWith('if')) dead++;
      else if (directive === 'endif') dead--;
      else if (dead === 1 && directive.startsWith('el') && rest.trim() !== '0') dead = 0;
    } else if (directive === 'if' && rest.trim() === '0') dead = 1;
    else if (/^(?:include|import|include_next)$/.test(directive)) {
      const [, quoted, other] = /^(?:"([^"]*)"|(<[^>]*>|\w+))/.exec(rest) ?? [];
      specifiers.push(quoted ?? other ?? '');
    } else if (/^(?:export )?import \w[\w.]*;/.test(line)) {
      specifiers.push(line.replace(/^(?:export )?import |;$/g, ''));
    } else module ??= /^export module ([\w.:]+);/.exec(line)?.[1];
  }
  return { specifiers, module };
}

/**
 * The files of the project that each file includes.
 * @param {readonly string[]} entries All files of the project.
 * @param {ReadonlyMap<string, Directives>} directives
 * @param {Corpus} corpus
 * @returns {Promise<Map<string, Set<string>>>}
 */
export async function targetsOf(entries, directives, { folders }) {
  const shadow = mkdtempSync(join(tmpdir(), 'lintel-shadow-'));
  try {
    for (const folder of new Set(entries.map(dirname))) mkdirSync(join(shadow, folder), { recursive: true });
    // The system's headers are not asked for; GCC wants a folder to look into all the same.
    mkdirSync(join(shadow, '.system'));
    for (const entry of entries) writeFileSync(join(shadow, entry), '\n');
    const files = [...directives.keys()];
    const modules = new Map(files.map((file) => [directives.get(file)?.module, file]));
    const targets = await inParallel(files, async (file) => {
      const source = `${file}.directives.cc`;
      writeFileSync(join(shadow, source), directives.get(file)?.specifiers.map(guarded).join('') ?? '');
      const include = folders.find(([pattern]) => pattern.test(file))?.[1] ?? [];
      const flags = ['-nostdinc', '-isystem.system', ...include.map((folder) => `-I${folder}`)];
      const { stderr } = await run('g++', ['-E', '-H', '-w', ...flags, source, '-o', '/dev/null'], {
        ...options,
        cwd: shadow,
      });
      rmSync(join(shadow, source));
      const imported =
        directives.get(file)?.specifiers.flatMap((specifier) => modules.get(specifier) ?? []) ?? [];
      return [...stderr.split('\n').flatMap((line) => includedIn(shadow, line)), ...imported];
    });
    return new Map(files.map((file, i) => [file, new Set(targets[i])]));
  } finally {
    rmSync(shadow, { recursive: true });
  }
}

/**
 * A header that is not there would end the compiler's work.
 * @param {string} specifier
 */
function guarded(specifier) {
  // Macros and modules have no extension; what lies outside is no matter of the search.
  if (/^\w+$/.test(specifier) || specifier.startsWith('/')) return '';
  const header = specifier.startsWith('<') ? specifier : `"${specifier}"`;
  return `#if __has_include(${header})\n#include ${header}\n#endif\n`;
}

/**
 * @param {string} shadow
 * @param {string} line `. lib/cart.h`, with one dot for what the source itself includes.
 */
function includedIn(shadow, line) {
  if (!line.startsWith('. ')) return [];
  const path = relative(shadow, join(shadow, line.slice(2)));
  return line.startsWith('. /') || path.startsWith('..') ? [] : [path];
}

/**
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
async function inParallel(items, work) {
  /** @type {R[]} */
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const i = next++;
      results[i] = await work(/** @type {T} */ (items[i]));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

/** @type {string | undefined} */
let clangName;

/** Debian's packages put the version behind the name. */
function clang() {
  clangName ??= ['clang', 'clang-14', 'clang-16', 'clang-19'].find(isInstalled);
  if (clangName === undefined || !isInstalled('g++')) {
    throw new Error('C and C++ are measured against GCC and Clang: install g++ and clang.');
  }
  return clangName;
}

/** @param {string} program */
function isInstalled(program) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
