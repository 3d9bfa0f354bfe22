// The program, the API and its workers as entries over shared chunks, every dependency inside: an install brings
// nothing else. Not minified: it gains no measurable start-up time, and a stack in a bug report can be read.
import { rolldown } from 'rolldown';

const neededByEveryAnalysis =
  /[/\\]src[/\\](?:(?:model|std|scan|extract|resolve|graph|metrics|risks|report|output|uses)[/\\]|languages[/\\](?:kit[/\\][^/\\]+|[^/\\]+[/\\]files|index|language)\.ts|open[/\\](?!open-revision)|runs[/\\]analyze-folder|[^/\\]+\.ts$)/;

/** Commander can run subcommands as separate programs. Lintel has none, and loading modules for that would add 5 ms to each start. */
const withoutPrograms = {
  name: 'commander-without-programs',
  /** @type {(id: string, importer?: string) => string | undefined} */
  resolveId: (id, importer) =>
    id === 'node:child_process' && /[/\\]commander[/\\]/.test(importer ?? '') ? nothing : undefined,
  /** @type {(id: string) => string | undefined} */
  load: (id) => (id === nothing ? 'export {};' : undefined),
};
const nothing = '\0nothing';

/**
 * @param {string} outDir
 * @returns {Promise<readonly string[]>} The modules that went in.
 */
export async function bundleProgram(outDir) {
  const bundle = await rolldown({
    input: {
      cli: 'src/cli/main.ts',
      index: 'src/index.ts',
      // Next to the chunk that starts it.
      'chunks/extraction-worker': 'src/workers/extraction-worker.ts',
    },
    platform: 'node',
    plugins: [withoutPrograms],
    checks: { bundlerTimings: false },
    // jsonc-parser's CommonJS asks for its parts in a way that no bundler follows.
    resolve: { mainFields: ['module', 'main'] },
    // Its formatter's tables would be filled at each start, though nobody formats.
    treeshake: { moduleSideEffects: [{ test: /[/\\]jsonc-parser[/\\]/, sideEffects: false }] },
  });
  const { output } = await bundle.write({
    dir: outDir,
    format: 'esm',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Every module that is loaded costs a millisecond: what each analysis needs is one.
    codeSplitting: { groups: [{ name: 'analysis', test: neededByEveryAnalysis }] },
  });
  await bundle.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
