// The project by folders, if it has too many files.
import type { FolderBoxes } from '../folder-boxes.ts';
import { classOf, type Drawing, drawing } from './drawing.ts';
import { escapeLabel } from './escape-label.ts';
import { countOf } from '../../std/words.ts';

export function drawFolders({ boxes, arrows, legend }: FolderBoxes, notes: readonly string[]): Drawing {
  const shapes = boxes.map(
    ({ name, path, fileCount, mark }) =>
      `  ${name}["${escapeLabel(path)}: ${countOf(fileCount, 'file')}"]${classOf(mark)}`,
  );
  const drawn = arrows.map(({ source, target, edgeCount, mark }) => ({
    line: `  ${source.name} -->|${edgeCount}| ${target.name}`,
    mark,
  }));
  return drawing([...notes, legend], shapes, drawn);
}
