import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { answerFile } from '../../src/answers/answer-file.ts';
import { answerImpact } from '../../src/answers/answer-impact.ts';
import { answerOverview } from '../../src/answers/answer-overview.ts';
import { renderAnswer } from '../../src/answers/render-answer.ts';
import { renderCare } from '../../src/cli/summary/care-section.ts';
import { compareReports } from '../../src/compare/compare-reports.ts';
import { describeFiles } from '../../src/query/files/describe-files.ts';
import { describeProject } from '../../src/query/describe-project.ts';
import { findImpact } from '../../src/query/paths/find-impact.ts';
import { noteUnread } from '../../src/query/product/unread-files.ts';
import { analyzeText } from '../support/analyze-text.ts';

const tooLarge = { kind: 'file-too-large', file: 'src/rates.ts', message: 'Too large.' } as const;
const note = 'src/rates.ts was too large or unreadable: what it imports is not known.';

it('says in an answer and a comparison which files were not read', async () => {
  const read = await analyzeText({ 'src/tax.ts': '', 'src/rates.ts': '' });
  const report = { ...read, diagnostics: [tooLarge] };
  const impact = findImpact(report, ['src/tax.ts']);
  expect(answerImpact(impact).heading).toEqual(['src/tax.ts: nothing depends on it.', note]);
  const { notes } = compareReports(report, report, { beforeName: 'before', afterName: 'after' });
  expect(notes).toEqual([note]);
  expect(findImpact(report, ['src/rates.ts']).unread).toBeUndefined();
});

it('counts no imports of a file that was not read', async () => {
  const read = await analyzeText({ 'src/tax.ts': "import './rates';", 'src/rates.ts': '// generated\n' });
  const report = { ...read, diagnostics: [tooLarge] };
  const file = renderAnswer(answerFile(describeFiles(report, ['src/rates.ts'])));
  expect(file).toContain('Not read: what it uses is not known; 1 file uses it');
  expect(file).not.toContain('0 imports');
  expect(renderAnswer(answerOverview(describeProject(report)))).toContain('imports not read, 1 dependent');
  const style = { colors: picocolors.createColors(false), width: Infinity };
  expect(renderCare(report, style).join('\n')).toContain('imports not read · 1 dependent');
});

it('names a few of many', () => {
  expect(noteUnread(['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts'])).toEqual([
    'a.ts, b.ts, c.ts and 2 more were too large or unreadable: what they import is not known.',
  ]);
});
