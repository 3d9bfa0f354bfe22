import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprintProject } from '../../src/cache/fingerprint-project.ts';
import { type ReportFiles, ReportRecorder, reuseReport } from '../../src/cache/report-record.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Project } from '../../src/model/project.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { textProject } from '../support/text-project.ts';

const morning = '2026-11-14T08:00:00.000+00:00';
const evening = '2026-11-14T20:00:00.000+00:00';
const report = (time: string): string =>
  `{\n  "projectRoot": "/shop",\n  "generatedAt": "${time}",\n  "nodes": ["cart.ts", "tür.ts"]\n}\n`;

function writeReport(): ReportFiles {
  const folder = temporaryFolder();
  const recorder = new ReportRecorder();
  const reportFile = join(folder, 'graph.json');
  const text = report(morning);
  writeFileSync(reportFile, Buffer.concat([...recorder.pass([text.slice(0, 90), text.slice(90)])]));
  const recordFile = join(folder, 'report.cache');
  recorder.record(recordFile, 'all of it');
  return { recordFile, reportFile };
}

describe('a report that was written down', () => {
  it('is recalled with another time, and again after that', () => {
    const files = writeReport();
    expect(reuseReport(files, 'all of it', evening)?.toString()).toBe(report(evening));
    writeFileSync(files.reportFile, report(evening));
    expect(reuseReport(files, 'all of it', morning)?.toString()).toBe(report(morning));
  });

  it('is not recalled for anything else', () => {
    const files = writeReport();
    expect(reuseReport(files, 'something else', evening)).toBeUndefined();
  });

  it('is worth nothing with any byte of it changed, its time aside', () => {
    const files = writeReport();
    const whole = readFileSync(files.reportFile);
    const time = whole.indexOf(morning);
    for (let at = 0; at < whole.length; at++) {
      if (at >= time && at < time + morning.length) continue;
      const broken = Buffer.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 1;
      writeFileSync(files.reportFile, broken);
      expect(reuseReport(files, 'all of it', evening), `byte ${at}`).toBeUndefined();
    }
  });

  it.each(['recordFile', 'reportFile'] as const)(
    'is worth nothing with the end of its %s cut off',
    (which) => {
      const files = writeReport();
      // Without its last line feed the record still says everything.
      for (let length = readFileSync(files[which]).length - 2; length >= 0; length--) {
        truncateSync(files[which], length);
        expect(reuseReport(files, 'all of it', evening), `${length} bytes`).toBeUndefined();
      }
    },
  );
});

describe('what a report is made from', () => {
  const now = 1_700_000_000_000;
  const stamp = { modifiedMs: now - 60_000, changedMs: now - 60_000 };
  const shop = dated(textProject({ 'cart.ts': '', 'tsconfig.json': '{}' }), stamp);
  const fingerprint = (project: Project, options = defaultOptions): string | undefined =>
    fingerprintProject(project, options, { key: 'this program', scanStartedMs: now });

  function dated(project: Project, at: typeof stamp, size = 1): Project {
    return { ...project, files: project.files.map((file) => ({ ...file, size, stamp: at })) };
  }

  it('is the same for the same project', () => {
    const same = dated(textProject({ 'cart.ts': '', 'tsconfig.json': '{}' }), stamp);
    expect(fingerprint(same)).toBe(fingerprint(shop));
  });

  it.each<[string, string | undefined]>([
    ['a file was written', fingerprint(dated(shop, { ...stamp, modifiedMs: now - 50_000 }))],
    ['a file was touched', fingerprint(dated(shop, { ...stamp, changedMs: now - 50_000 }))],
    ['a file grew', fingerprint(dated(shop, stamp, 2))],
    ['a manifest changed', fingerprint(dated(textProject({ 'cart.ts': '', 'tsconfig.json': '' }), stamp))],
    [
      'something came',
      fingerprint(dated(textProject({ 'cart.ts': '', 'tsconfig.json': '{}', 'a.png': '' }), stamp)),
    ],
    ['the project lies elsewhere', fingerprint({ ...shop, root: '/elsewhere' })],
    ['the options are others', fingerprint(shop, { ...defaultOptions, top: 3 })],
    [
      'something could not be read',
      fingerprint({ ...shop, diagnostics: [{ kind: 'unreadable-folder', file: 'orders', message: '' }] }),
    ],
    [
      'the program is another',
      fingerprintProject(shop, defaultOptions, { key: 'the next program', scanStartedMs: now }),
    ],
  ])('is not the same where %s', (_, other) => {
    expect(other).toEqual(expect.any(String));
    expect(other).not.toBe(fingerprint(shop));
  });

  it('is not known where a file changed a moment ago', () => {
    expect(fingerprint(dated(shop, { ...stamp, changedMs: now - 1500 }))).toBeUndefined();
  });
});
