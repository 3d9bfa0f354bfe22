import { describe, expect, it } from 'vitest';
import { reportOf } from '../support/report-of.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { groupByVisibleFolder } from '../../web/views/shared/folder-groups.ts';

const files = [
  'src/vs/base/array.ts',
  'src/vs/base/event.ts',
  'src/vs/editor/cursor.ts',
  'src/vs/editor/model/lines.ts',
  'src/vs/editor/model/text.ts',
  'src/vs/editor/view/page.ts',
  'start.ts',
];
const index = indexedReport(reportOf({ files }));

function groupsIn(path: string, mostGroups: number, isShown: (id: string) => boolean = () => true) {
  const shown = Uint8Array.from(files, (id) => Number(isShown(id)));
  const groups = groupByVisibleFolder(index, { shown, path }, mostGroups);
  return files.map((_, file) => groups[file]);
}

describe('the folders that share the colours', () => {
  it('are those at the top, the largest divided further', () => {
    expect(groupsIn('', 4)).toEqual([
      'src/vs/base',
      'src/vs/base',
      'src/vs/editor',
      'src/vs/editor',
      'src/vs/editor',
      'src/vs/editor',
      '.',
    ]);
    expect(new Set(groupsIn('', 9))).toEqual(
      new Set(['src/vs/base', 'src/vs/editor', 'src/vs/editor/model', 'src/vs/editor/view', '.']),
    );
  });

  it('are those of the folder that fills the view', () => {
    expect(groupsIn('src/vs/editor', 9)).toEqual([
      '',
      '',
      'src/vs/editor',
      'src/vs/editor/model',
      'src/vs/editor/model',
      'src/vs/editor/view',
      '',
    ]);
  });

  it('are those of the only folder that the filters leave', () => {
    const groups = groupsIn('', 9, (id) => id.startsWith('src/vs/editor/'));
    expect(groups.slice(2, 6)).toEqual([
      'src/vs/editor',
      'src/vs/editor/model',
      'src/vs/editor/model',
      'src/vs/editor/view',
    ]);
  });
});
