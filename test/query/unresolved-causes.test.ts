import { describe, expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Report } from '../../src/model/report.ts';
import { describeFixes } from '../../src/query/fixes/describe-fixes.ts';
import { fixesOfReport } from '../../src/query/fixes/fixes-of-report.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { textProject } from '../support/text-project.ts';

function actionsFor(report: Report): readonly string[] {
  return describeFixes(fixesOfReport(report), report).map(({ action }) => action.join(' '));
}

function unresolvedIn({ diagnostics }: Report): readonly string[] {
  return diagnostics.filter(({ kind }) => kind === 'unresolved-import').map(({ message }) => message);
}

describe('an unresolved import', () => {
  it('names the broken manifest above it, which is what to correct', async () => {
    const report = await analyzeText({
      'web/tsconfig.json': '{ "compilerOptions": {\n  "paths": [ } }',
      'web/cart.ts': "import '@/money';",
      'web/page.ts': "import '@/cart';",
      'web/gone.ts': "import './nowhere';",
      'tool/main.ts': "import '@/money';",
    });
    expect(unresolvedIn(report)).toEqual([
      expect.stringMatching(/^Cannot resolve '@\/money': no /),
      expect.stringMatching(
        /^Cannot resolve '@\/money': web\/tsconfig.json:2 is not valid JSON \(without it: no /,
      ),
      "Cannot resolve './nowhere': there is no file web/nowhere, with or without an extension",
      expect.stringMatching(
        /^Cannot resolve '@\/cart': web\/tsconfig.json:2 is not valid JSON \(without it: no /,
      ),
    ]);
    expect(actionsFor(report)).toEqual([
      'Correct web/tsconfig.json:2',
      'Correct the import at tool/main.ts:1',
      'Correct the import at web/gone.ts:1',
    ]);
  });

  it('names the folder that cannot be read', async () => {
    const project = textProject({ 'web/cart.ts': "import '../lib/tax';" });
    const report = await analyze(
      {
        ...project,
        entries: new Map([...project.entries, ['lib', 'ignored']]),
        diagnostics: [
          {
            kind: 'unreadable-folder',
            file: 'lib',
            message: 'Cannot list this folder: permission denied. Its files are missing from the report.',
          },
        ],
      },
      defaultOptions,
    );
    expect(report.diagnostics.filter(({ kind }) => kind === 'unresolved-import')).toEqual([
      {
        kind: 'unresolved-import',
        file: 'web/cart.ts',
        line: 1,
        specifier: '../lib/tax',
        cause: { kind: 'unreadable-folder', file: 'lib' },
        message: "Cannot resolve '../lib/tax': lib cannot be read: permission denied",
      },
    ]);
    expect(actionsFor(report)).toEqual(['Make the folder lib readable']);
  });

  it('is not explained by a manifest of another language', async () => {
    const report = await analyzeText({
      'package.json': '{',
      'go.mod': 'module example.com/shop\n',
      'main.go': 'package main\nimport "example.com/shop/gone"\n',
    });
    expect(unresolvedIn(report)).toEqual([
      expect.stringMatching(/^Cannot resolve 'example.com\/shop\/gone': (?!package.json)/),
    ]);
  });
});
