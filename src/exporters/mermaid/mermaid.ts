// Mermaid, which web pages and code hosts render themselves, up to a size limit. Larger projects are drawn by folders.
import { type Pen, pictureExporter } from '../picture.ts';
import { drawFiles } from './draw-files.ts';
import { drawFolders } from './draw-folders.ts';
import { type Drawing, maxEdges, maxLength } from './drawing.ts';

const pen: Pen = {
  drawFiles(report, notes) {
    const drawn = drawFiles(report, notes);
    return fits(drawn) ? { text: [drawn.text], notes: drawn.notes } : undefined;
  },
  drawFolders: (drawn, notes) => ({ text: [drawFolders(drawn, notes).text], notes }),
  // The comments of the final drawing are longer by only a few sentences.
  fits: (drawn) => fits(drawFolders(drawn, []), commentLength),
  explainLimit: ({ metrics }) =>
    `: ${metrics.filesAnalyzed} files and ${metrics.totalDependencies} dependencies are more than Mermaid draws ` +
    `(${maxEdges} arrows, ${maxLength} characters)`,
};

export const mermaid = pictureExporter(
  {
    id: 'mermaid',
    description: 'Mermaid flowchart, for Markdown pages; by folder where files are too many',
    fileName: 'graph.mmd',
    mediaType: 'text/vnd.mermaid; charset=utf-8',
  },
  pen,
);

const commentLength = 600;

function fits({ edgeCount, text }: Drawing, room = 0): boolean {
  return edgeCount <= maxEdges && text.length + room <= maxLength;
}
