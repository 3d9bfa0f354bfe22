// A made-up project of any size, as files on a disk: nested folders, most imports near and downward, some far ones to
// what everybody uses, a few backward ones that close cycles. The same numbers give the same project.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const words =
  'cart order billing invoice user session product catalog search price tax shipping stock report mail queue'.split(
    ' ',
  );

/**
 * @param {string} folder
 * @param {number} fileCount
 * @param {number} edgeCount
 */
export function generateProject(folder, fileCount, edgeCount) {
  const random = randomNumbers(7);
  const paths = pathsOf(fileCount);
  const imports = importsOf(fileCount, edgeCount, random);
  const made = new Set();
  paths.forEach((path, file) => {
    const target = join(folder, path);
    if (!made.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
    made.add(dirname(target));
    const lines = [...(imports[file] ?? [])].map(
      (other) => `import '${relative(path, paths[other] ?? '')}';\n`,
    );
    // Sizes differ as those of real files do: many small, few large.
    const filler = `// ${'-'.repeat(76)}\n`.repeat(Math.floor(random() ** 4 * 400));
    writeFileSync(target, `${lines.join('')}export const part${file} = ${file};\n${filler}`);
  });
}

/**
 * About twelve files to a folder, five folders to a folder, as deep as it needs.
 * @param {number} count
 */
function pathsOf(count) {
  return Array.from({ length: count }, (_, file) => {
    const parts = [];
    for (let place = Math.floor(file / 12); place > 0; place = Math.floor((place - 1) / 5))
      parts.unshift(`${words[place % words.length]}-${place}`);
    return [...parts, `${words[file % words.length]}-${file}.ts`].join('/');
  });
}

/**
 * @param {number} fileCount
 * @param {number} edgeCount
 * @param {() => number} random
 * @returns {Set<number>[]}
 */
function importsOf(fileCount, edgeCount, random) {
  const imports = Array.from({ length: fileCount }, () => new Set());
  const pick = (/** @type {number} */ most) => Math.floor(random() * most);
  for (let edges = 0; edges < edgeCount;) {
    const file = pick(fileCount);
    const kind = random();
    // Files that come later in the list are lower: an import that leads up may close a cycle.
    const near = Math.min(fileCount - 1, file + 1 + pick(40));
    const hub = fileCount - 1 - Math.floor(random() ** 6 * fileCount * 0.05);
    const target = kind < 0.7 ? near : kind < 0.9995 ? hub : Math.max(0, file - 1 - pick(5));
    if (target === file || imports[file]?.has(target)) continue;
    if (kind < 0.9995 && target < file) continue;
    imports[file]?.add(target);
    edges++;
  }
  return imports;
}

/**
 * @param {string} from
 * @param {string} to
 */
function relative(from, to) {
  const path = posix.relative(posix.dirname(from), to).replace(/\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Mulberry32.
 * @param {number} seed
 */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
