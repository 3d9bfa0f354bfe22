import { describe, expect, it } from 'vitest';
import { answerOverview } from '../../src/answers/answer-overview.ts';
import { describeProject } from '../../src/query/describe-project.ts';
import type { Report } from '../../src/model/report.ts';
import { analyzeText } from '../support/analyze-text.ts';

const analyze = async (...paths: readonly string[]): Promise<Report> =>
  analyzeText(Object.fromEntries(paths.map((path) => [path, ''])));
const notReadIn = async (...paths: readonly string[]): Promise<Report['notRead']> =>
  (await analyze('src/main.c', ...paths)).notRead;

describe('files in languages that are not read', () => {
  it('are counted by language, most files first', async () => {
    expect(await notReadIn('src/tax.pl', 'src/cart.vala', 'src/shop.vala')).toEqual([
      { language: 'Vala', files: 2 },
      { language: 'Perl', files: 1 },
    ]);
  });

  it('are counted if they are product', async () => {
    expect(await notReadIn('src/test/groovy/CartSpec.groovy', 'third_party/zlib/crc.asm')).toBeUndefined();
  });

  it('are not counted if their extension means something else', async () => {
    expect(
      await notReadIn('shaders/light.fs', 'deps.mk.d', 'README.md', 'logo.png', 'Makefile', '.dir-locals.el'),
    ).toBeUndefined();
    expect(await notReadIn('src/Cart.fs', 'src/Shop.fsproj', 'tools/cart.d', 'tools/dub.json')).toEqual([
      { language: 'D', files: 1 },
      { language: 'F#', files: 1 },
    ]);
  });

  it('leave a project without a grade if they are the majority', async () => {
    const report = await analyze('src/main.c', 'src/cart.vala', 'src/shop.vala');
    expect(report.health.caveat).toBe('not-read');
    expect(answerOverview(describeProject(report)).heading).toEqual([
      'project: 1 file (1 product) in C; 0 dependencies; health not judged, most product files are in languages that are not read.',
      'Not read: 2 Vala files.',
    ]);
    expect((await analyze('src/main.c', 'src/cart.c', 'src/shop.vala')).health.caveat).toBe('too-small');
  });
});
