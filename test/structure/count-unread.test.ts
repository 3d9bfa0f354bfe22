import { describe, expect, it } from 'vitest';
import { answerOverview } from '../../src/answers/answer-overview.ts';
import { describeProject } from '../../src/query/describe-project.ts';
import type { Report } from '../../src/model/report.ts';
import { analyzeText } from '../support/analyze-text.ts';

const analyze = async (...paths: readonly string[]): Promise<Report> =>
  analyzeText(Object.fromEntries(paths.map((path) => [path, ''])));
const unreadIn = async (...paths: readonly string[]): Promise<Report['unread']> =>
  (await analyze('src/main.c', ...paths)).unread;

describe('files in languages that are not read', () => {
  it('are counted by language, most files first', async () => {
    expect(await unreadIn('src/tax.pl', 'src/cart.vala', 'src/shop.vala')).toEqual([
      { language: 'Vala', files: 2 },
      { language: 'Perl', files: 1 },
    ]);
  });

  it('are counted if they are product', async () => {
    expect(await unreadIn('src/test/groovy/CartSpec.groovy', 'third_party/zlib/crc.asm')).toBeUndefined();
  });

  it('are not counted if their extension means something else', async () => {
    expect(
      await unreadIn('shaders/light.fs', 'deps.mk.d', 'README.md', 'logo.png', 'Makefile'),
    ).toBeUndefined();
    expect(await unreadIn('src/Cart.fs', 'src/Shop.fsproj', 'tools/cart.d', 'tools/dub.json')).toEqual([
      { language: 'D', files: 1 },
      { language: 'F#', files: 1 },
    ]);
  });

  it('leave a project without a grade if they are the majority', async () => {
    const report = await analyze('src/main.c', 'src/cart.vala', 'src/shop.vala');
    expect(report.health.caveat).toBe('unread');
    expect(answerOverview(describeProject(report)).heading).toEqual([
      'project: 1 file (1 product) in c; 0 dependencies; health not judged, most product files are in languages that are not read.',
      'Not read: 2 Vala files.',
    ]);
    expect((await analyze('src/main.c', 'src/cart.c', 'src/shop.vala')).health.caveat).toBe('too-small');
  });
});
