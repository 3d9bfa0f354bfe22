// The sample project shows what its README says it shows. Every number there is compared with the real report.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { analyzeFolder } from '../src/runs/analyze-folder.ts';

const report = await analyzeFolder('examples/sample-project', { history: false });
const readme = readFileSync('examples/sample-project/README.md', 'utf8');
const [counts, findings] = tablesOf(readme);

describe('the sample project', () => {
  it('has the counts that its README states', () => {
    const { metrics, risks, health } = report;
    expect(counts).toEqual([
      ['what', 'count'],
      ['files', `${metrics.filesAnalyzed}`],
      ['dependencies', `${metrics.totalDependencies}`],
      ['packages, standard library included', `${metrics.externalDependencies}`],
      ['cycles', `${metrics.circularDependencyCount}`],
      ['tangles', `${report.tangles.length}`],
      ['god modules', `${risks.god_modules.length}`],
      ['hubs', `${risks.dependency_explosions.length}`],
      ['layer violations', `${risks.layer_violations.length}`],
      ['unresolved imports', `${report.diagnostics.length}`],
      ['health', `${health.score} ${health.grade}`],
    ]);
  });

  it('has exactly the findings that its README lists', () => {
    const { risks, cycles, tangles, diagnostics } = report;
    const { god_module_min_outgoing, dependency_explosion_min_connections } = risks.thresholds;
    expect(findings).toEqual([
      ['finding', 'where', 'details'],
      ...cycles.map((files) => ['cycle', code(files), `${files.length} files`]),
      ...tangles.map(({ members, back }) => ['tangle', code(members), `${back.length} back dependency`]),
      ...risks.god_modules.map(({ file, outgoing }) => [
        'god module',
        code([file]),
        `${outgoing} dependencies, threshold ${god_module_min_outgoing}`,
      ]),
      ...risks.dependency_explosions.map(({ file, totalConnections }) => [
        'hub',
        code([file]),
        `${totalConnections} dependencies and dependents, threshold ${dependency_explosion_min_connections}`,
      ]),
      ...risks.layer_violations.map(({ source, target, sourceLayer, targetLayer }) => [
        'layer violation',
        code([source, target]),
        `\`${sourceLayer}\` depends on \`${targetLayer}\``,
      ]),
      ...diagnostics.map(({ kind, file, line, specifier }) => [
        kind.replace('-', ' '),
        code([file]),
        `line ${line}: \`${specifier}\``,
      ]),
    ]);
  });

  it('has no number in its README that is not in these tables', () => {
    const prose = readme.split('\n').filter((line) => !line.startsWith('|'));
    expect(prose.filter((line) => /\d/.test(line))).toEqual([]);
  });

  it('is code that TypeScript accepts, but for the broken import and packages that are not installed', () => {
    const packages = ['nodemailer', 'pg', 'stripe', 'vitest', 'zod'];
    const problems = typeCheck('examples/sample-project/storefront/tsconfig.json');
    const missing = problems.map((problem) => /^Cannot find module '(.+?)'/.exec(problem)?.[1] ?? problem);
    expect([...new Set(missing)].toSorted()).toEqual(['../src/infra/product-repository', ...packages]);
  });

  it('resolves what the README says is resolved', () => {
    const ids = report.detailed.edges.map(({ id }) => id);
    expect(ids).toContain('analytics/src/shop_analytics/forecast.py->pkg:numpy');
    expect(ids).toContain('storefront/src/core/receipt.ts->storefront/src/ui/format-price.ts');
    expect(ids).toContain(
      'analytics/src/shop_analytics/render.py->analytics/src/shop_analytics/monthly_report.py',
    );
  });
});

/** As on a machine where no package is installed: then it does not matter what this one has. */
function typeCheck(config: string): string[] {
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config));
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      /^(\.|@\/)/.test(text)
        ? ts.resolveModuleName(text, from, options, host)
        : { resolvedModule: undefined },
    );
  const problems = ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options, host));
  return problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(' ');
}

/** The cells of each Markdown table, without the line under its head. */
function tablesOf(markdown: string): string[][][] {
  return markdown
    .split(/\n\n+/)
    .filter((block) => block.startsWith('|'))
    .map((block) =>
      block
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('|---'))
        .map((line) =>
          line
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
    );
}
