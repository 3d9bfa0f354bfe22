// The package as it is published: what is in it, and whether those who depend on it can use it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import nodeModule from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const published = listPublished();

describe('the package', () => {
  it('holds the program, the API, its types, the schemas and the licences, and nothing else', () => {
    const known = [
      /^(LICENSE|README\.md|package\.json)$/,
      /^bin\/lintel\.js$/,
      /^dist\/(cli|index)\.js$/,
      /^dist\/chunks\/[\w.-]+\.js$/,
      /^dist\/types\/(index|runs\/analyze-folder|compare\/compare-reports|config\/api-options|std\/package-url|model\/[a-z-]+)\.d\.ts$/,
      /^dist\/schemas\/(change|config|history|report)\.schema\.json$/,
      /^dist\/web\//,
      /^dist\/page\.html$/,
      /^dist\/THIRD-PARTY-LICENSES\.txt$/,
    ];
    expect(published.filter((file) => !known.some((pattern) => pattern.test(file)))).toEqual([]);
    expect(published).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'bin/lintel.js',
        'dist/THIRD-PARTY-LICENSES.txt',
        'dist/cli.js',
        'dist/index.js',
        'dist/schemas/change.schema.json',
        'dist/schemas/config.schema.json',
        'dist/schemas/history.schema.json',
        'dist/schemas/report.schema.json',
        'dist/types/index.d.ts',
      ]),
    );
  });

  it('brings nothing else along', () => {
    const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('scripts.install');
    expect(manifest).not.toHaveProperty('scripts.postinstall');
  });

  it('lets an engine that can keep what it compiled, keep it beside the program', () => {
    const consumer = consumerWith({ 'cart.js': '' });
    const lintel = join(consumer, 'node_modules/lintel');
    execFileSync(process.execPath, [join(lintel, 'bin/lintel.js'), 'analyze', '--quiet'], { cwd: consumer });
    expect(existsSync(join(lintel, 'dist/.compiled'))).toBe('enableCompileCache' in nodeModule);
  });

  it('runs from ES modules and from CommonJS', () => {
    const use = `analyze('.').then(({ edges }) => console.log(JSON.stringify(edges)), (error) => console.log(error));`;
    const consumer = consumerWith({
      'cart.mts': "import './price.mts';\n",
      'price.mts': '',
      'use.mjs': `import { analyze } from 'lintel';\n${use}`,
      'use.cjs': `import('lintel').then(({ analyze }) => ${use.slice(0, -1)});`,
    });
    for (const script of ['use.mjs', 'use.cjs']) {
      const printed = execFileSync(process.execPath, [script], { cwd: consumer, encoding: 'utf8' });
      expect(JSON.parse(printed)).toContainEqual(['cart.mts', 'price.mts']);
    }
  });

  it('has types that hold under nodenext resolution', () => {
    expect(findProblems(ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext)).toEqual([]);
  });

  it('has types that hold under bundler resolution', { tags: 'slow' }, () => {
    expect(findProblems(ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler)).toEqual([]);
  });

  it('has types that CommonJS finds as TypeScript compiles it unless told otherwise', () => {
    expect(findProblems(ts.ModuleKind.CommonJS, ts.ModuleResolutionKind.Node10)).toEqual([]);
  });

  /** What TypeScript says about a program that uses the package. */
  function findProblems(module: ts.ModuleKind, moduleResolution: ts.ModuleResolutionKind): unknown[] {
    const consumer = consumerWith({
      'package.json': '{"type": "module"}',
      'use.ts': `
        import { analyze, UserError, type AnalyzeOptions, type Options, type Progress, type Report } from 'lintel';
        const options: AnalyzeOptions = { exclude: ['*.test.ts'], signal: AbortSignal.timeout(1000) };
        const analyzed: Promise<Report> = analyze('.', { ...options, onProgress: (now: Progress) => now.done });
        export const score: Promise<number> = analyzed.then(({ health }) => health.score);
        export const layers: Options['layers'] = [['ui']];
        export const isMistake = (error: unknown): boolean => error instanceof UserError;
        // @ts-expect-error: no such option
        void analyze('.', { excludes: [] });
      `,
    });
    const program = ts.createProgram([join(consumer, 'use.ts')], {
      module,
      moduleResolution,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
    });
    // The package's own declarations are checked with the rest; those of the language itself are taken as given.
    return program
      .getSourceFiles()
      .filter((file) => !program.isSourceFileDefaultLibrary(file))
      .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
      .map(({ file, messageText }) => ({ file: file?.fileName, messageText }));
  }
});

function listPublished(): string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [pack] = JSON.parse(
    execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as [{ files: { path: string }[] }];
  return pack.files.map(({ path }) => path);
}

function consumerWith(texts: Readonly<Record<string, string>>): string {
  const consumer = temporaryFolder(texts);
  for (const file of published) cpSync(file, join(consumer, 'node_modules/lintel', file));
  return consumer;
}
