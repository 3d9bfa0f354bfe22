// Mermaid, which pages and code hosts draw by themselves, up to a size. What is larger is drawn by its folders.
import type { Report } from '../../model/report.ts';
import type { Exporter } from '../exporter.ts';
import { drawFiles } from './draw-files.ts';
import { drawFolders } from './draw-folders.ts';
import { type Drawing, maxEdges, maxLength } from './drawing.ts';

export const mermaid: Exporter = {
  id: 'mermaid',
  description: 'Mermaid flowchart, for Markdown pages; by folder where files are too many',
  fileName: 'graph.mmd',
  mediaType: 'text/vnd.mermaid; charset=utf-8',

  render(report: Report): Iterable<string> {
    const files = drawFiles(report);
    return [fits(files) ? files.text : drawFoldersToFit(report).text];
  },
};

/** As many levels of folders as fit. At 0 levels the project is a single box, which always does. */
function drawFoldersToFit(report: Report): Drawing {
  let best = drawFolders(report, 0);
  let low = 1;
  let high = deepestFolder(report);
  while (low <= high) {
    const levels = Math.floor((low + high) / 2);
    const drawing = drawFolders(report, levels);
    if (fits(drawing)) {
      best = drawing;
      low = levels + 1;
    } else {
      high = levels - 1;
    }
  }
  return best;
}

function fits(drawing: Drawing): boolean {
  return drawing.edgeCount <= maxEdges && drawing.text.length <= maxLength;
}

function deepestFolder(report: Report): number {
  let deepest = 0;
  for (const { folder } of report.detailed.nodes) deepest = Math.max(deepest, folder.split('/').length);
  return deepest;
}
