// Protocol Buffers against protoc: what a file imports, and which file that is.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchSource } from './debian.js';
import { loadModule } from './load-module.js';
import { dependenciesIn } from './protobuf/descriptor.js';
import { temporaryFolder } from './temporary-folder.js';

export const title = 'Protocol Buffers';
export const about = `- **Imports:** compared with the dependencies in the descriptor that protoc writes for each file, in order.
- **Edges:** compared with the files that protoc finds from the root that the project passes to it. Lintel does not get that root.
- **Left out:** files that protoc rejects: tests of its own errors, and files whose imports are not in the corpus.`;

/** `root` is what protoc is given with `-I`. None is in the development set. */
const corpora = [
  { name: 'protobuf', source: 'protobuf', root: 'src' },
  { name: 'gRPC', source: 'grpc', root: '.' },
];

export async function measure() {
  const { analyze } = await loadModule('src/index.ts');
  const { protobuf } = await loadModule('src/languages/protobuf/protobuf.ts');
  const results = [];
  for (const corpus of corpora) results.push(await measureCorpus(corpus, analyze, protobuf));
  return results;
}

/**
 * @param {{ name: string, source: string, root: string }} corpus
 * @param {any} analyze
 * @param {any} protobuf
 */
async function measureCorpus({ name, source, root }, analyze, protobuf) {
  const { folder, version } = fetchSource('protobuf', source);
  const files = readdirSync(join(folder, root), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.proto'),
  );
  const known = new Set(files);
  const truth = files.flatMap((file) => askProtoc(join(folder, root), file));
  const isCompared = new Set(truth.map(({ file }) => file));
  const report = await analyze(join(folder, root), { config: false });
  const expected = new Set(
    truth.flatMap(({ file, imports }) =>
      imports.filter((path) => known.has(path)).map((path) => `${file} → ${path}`),
    ),
  );
  const found = new Set(
    report.edges
      .filter((/** @type {[string, string]} */ [from, to]) => isCompared.has(from) && known.has(to))
      .map((/** @type {[string, string]} */ [from, to]) => `${from} → ${to}`),
  );
  const missing = [...expected].filter((edge) => !found.has(edge));
  const wrong = [...found].filter((edge) => !expected.has(edge));
  const agreed = expected.size - missing.length;
  const misread = truth.filter(({ file, imports }) => {
    const content = readFileSync(join(folder, root, file));
    const bytes = new Uint8Array(content.length + 1);
    bytes.set(content);
    const own = protobuf.extract({ path: file, bytes, length: content.length }).imports;
    return own.map((/** @type {any} */ { specifier }) => specifier).join('\n') !== imports.join('\n');
  });
  return {
    corpus: name,
    version,
    files: truth.length,
    edges: expected.size,
    precision: found.size === 0 ? 1 : agreed / found.size,
    recall: expected.size === 0 ? 1 : agreed / expected.size,
    inDevelopmentSet: false,
    extraction: {
      count: truth.reduce((sum, { imports }) => sum + imports.length, 0),
      disagreements: misread.map(({ file }) => file),
    },
    disagreements: [...missing.map((edge) => `missing: ${edge}`), ...wrong.map((edge) => `wrong: ${edge}`)],
  };
}

/** @type {string | undefined} */
let work;

/**
 * @param {string} root
 * @param {string} file
 */
function askProtoc(root, file) {
  // Not when this module is loaded: tests load it to read its list of projects.
  work ??= temporaryFolder('protobuf-oracle');
  const answer = join(work, 'descriptor');
  try {
    execFileSync('protoc', ['-I', root, `--descriptor_set_out=${answer}`, file], {
      cwd: root,
      stdio: 'ignore',
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error("protoc does not run here. Install Debian's protobuf-compiler, then measure again.", {
        cause: error,
      });
    }
    return [];
  }
  return [{ file, imports: dependenciesIn(readFileSync(answer)) }];
}
