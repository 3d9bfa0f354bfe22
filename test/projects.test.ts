// A folder is a test case: test/projects/<name>/project is analysed, and its whole report is compared with the
// report.json beside it. UPDATE_PROJECTS=1 writes that anew; read the difference before committing it.
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyzeFolder } from '../src/runs/analyze-folder.ts';
import type { Report } from '../src/model/report.ts';
import { renderReport } from '../src/report/render-report.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { expectValidReport } from './support/valid-report.ts';

const projects = 'test/projects';

describe.each(readdirSync(projects))('the project %s', (name) => {
  it('has the report that stands beside it', async () => {
    const expected = join(projects, name, 'report.json');
    // A checkout in which git tracks nothing: here it tracks even what the project ignores.
    const folder = temporaryFolder({ '.git/HEAD': 'ref: refs/heads/main\n' });
    cpSync(join(projects, name, 'project'), folder, { recursive: true, verbatimSymlinks: true });
    const report = await analyzeFolder(folder, { history: false });
    expectValidReport(report);
    const text = [...renderReport(placeless(report))].join('');
    if (process.env['UPDATE_PROJECTS'] === '1') writeFileSync(expected, text);
    expect(text).toBe(readFileSync(expected, 'utf8'));
  });
});

/** What differs from machine to machine and from run to run. */
function placeless(report: Report): Report {
  return { ...report, projectRoot: '/project', generatedAt: '2026-11-14T12:00:00.000+00:00' };
}
