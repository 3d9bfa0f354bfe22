// What breaks the rules of a small project, as short lines: `order: ui/a.ts:1 -> db/b.ts`.
import { analyze } from '../../src/index.ts';
import type { Report, RuleReport } from '../../src/model/report.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** File → the files and packages that it imports, one a line. `type:` and `lazy:` before one say how. */
export type Imports = Readonly<Record<string, string>>;

export interface Config {
  readonly groups?: Readonly<Record<string, string | readonly string[]>>;
  readonly rules?: readonly Readonly<Record<string, unknown>>[];
  readonly layers?: readonly (string | readonly string[])[];
  readonly baseline?: string;
}

export async function checkRules(imports: Imports, config: Config, files = {}): Promise<RuleReport> {
  return (await reportOf(imports, config, files)).rules!;
}

export async function reportOf(imports: Imports, config: Config, files = {}): Promise<Report> {
  const folder = temporaryFolder({
    ...Object.fromEntries(Object.entries(imports).map(([path, text]) => [path, writeImports(path, text)])),
    'lintel.config.json': JSON.stringify(config),
    ...files,
  });
  return await analyze(folder, { history: false, workers: 0 });
}

export async function brokenRules(imports: Imports, ...rules: Config['rules'] & object): Promise<string[]> {
  return linesOf(await checkRules(imports, { rules }));
}

export function linesOf({ results }: RuleReport): string[] {
  return results.flatMap(({ name, problem, violations }) =>
    problem !== undefined
      ? [`${name}: ${problem}`]
      : violations.map(({ from, to, line, path }) => {
          const way = (path?.slice(1) ?? [to]).map((id) => ` -> ${id}`).join('');
          return `${name}: ${from}${line === undefined ? '' : `:${line}`}${way}`;
        }),
  );
}

function writeImports(path: string, text: string): string {
  const up = '../'.repeat(path.split('/').length - 1) || './';
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, how = '', target = ''] = /^\s*(?:(type|lazy):)?(.*)$/.exec(line)!;
      const specifier = JSON.stringify(target.endsWith('.ts') ? up + target : target);
      if (how === 'type') return `import type { T } from ${specifier};`;
      return how === 'lazy' ? `export const f = () => import(${specifier});` : `import ${specifier};`;
    })
    .join('\n');
}
