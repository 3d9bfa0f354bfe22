import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { compareReports } from '../../src/compare/compare-reports.ts';
import { html, renderHtmlOfChange, reportPlace } from '../../src/exporters/html.ts';
import type { Report } from '../../src/model/report.ts';
import { readChange } from '../../web/state/change/read-change.ts';
import { readPageReport } from '../../web/state/page-report.ts';
import { indexReport } from '../../web/state/report-index.ts';
import { restoreReport } from '../../web/state/restore-report.ts';
import { reportOf } from '../support/report-of.ts';

const page = `<!doctype html><title>Lintel</title><div id="app"></div>${reportPlace}<p>the end</p>`;

describe('the page as one file', () => {
  it('holds the report whole, whatever its names', () => {
    const hostile = reportOf({
      files: [
        'src/</script><script>alert(1)</script>.ts',
        'src/<!--<script>.ts',
        'src/-->.ts',
        'src/\u2028\u2029"\\.ts',
      ],
      edges: [['src/-->.ts', 'src/<!--<script>.ts']],
    });
    const { document } = open(hostile);
    expect(reportIn(document)).toEqual(hostile);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(document.querySelector('p')?.textContent).toBe('the end');
  });

  it('leaves no mark in the report that a parser could trip over', () => {
    const name = 'src/<!-- </script> --> \u2028.ts';
    const written = write(reportOf({ files: [name] }));
    const data = written.slice(written.indexOf('json">') + 6, written.lastIndexOf('</script>'));
    expect(data).not.toMatch(/<|-->|[\u2028\u2029]/);
  });

  it('holds a change with both reports', () => {
    const [before, after] = [['src/a.ts'], ['src/</script><!--.ts']].map((files) => reportOf({ files }));
    const compared = { change: compareReports(before!, after!, names), before: before!, after: after! };
    const { document } = new JSDOM([...renderHtmlOfChange(page, compared)].join('')).window;
    const text = document.querySelector('#lintel-change')?.textContent ?? '';
    const read = readChange(
      text,
      readPageReport(document.querySelector('#lintel-report')?.textContent ?? ''),
    );
    expect([reportIn(document), read.change]).toEqual([after, compared.change]);
    expect(restoreReport(indexReport(read.before))).toEqual(before);
    expect(document.querySelectorAll('script')).toHaveLength(2);
  });

  it('refuses a page that has no place for the report', () => {
    expect(() => [...html(() => '<p>no place</p>').render(reportOf({}))]).toThrow('not one place');
  });
});

const names = { beforeName: 'old.json', afterName: 'new.json' };

function write(report: Report): string {
  return [...html(() => page).render(report)].join('');
}

function open(report: Report) {
  return new JSDOM(write(report)).window;
}

function reportIn(document: Document): Report {
  const text = document.querySelector('#lintel-report')?.textContent ?? '';
  return restoreReport(indexReport(readPageReport(text)));
}
