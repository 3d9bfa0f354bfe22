// What a picture of the graph shows and leaves out. Mermaid and Graphviz have the same options.
import type { Report } from '../model/report.ts';
import { type Part, narrowReport } from '../query/narrow-report.ts';
import { chooseLargest, chooseLevels, type Fits } from './choose-folders.ts';
import type { Exporter } from './exporter.ts';
import type { FolderBoxes } from './folder-boxes.ts';
import { countOf, writeNumber } from '../std/words.ts';

export interface PictureOptions extends Part {
  /** Whether folders are drawn instead of files. */
  readonly folders: boolean;
  /** Maximum number of boxes: files and packages, or folders. */
  readonly maxBoxes: number;
}

export const wholePicture: PictureOptions = {
  focus: undefined,
  depth: 2,
  tests: true,
  folders: false,
  maxBoxes: Infinity,
};

export interface Picture {
  readonly text: Iterable<string>;
  /** What was left out, in sentences; also contained in the text, as comments. */
  readonly notes: readonly string[];
}

/** Draws in one format. */
export interface Pen {
  /** Undefined if there are too many files for the format. */
  drawFiles(report: Report, notes: readonly string[]): Picture | undefined;
  drawFolders(drawn: FolderBoxes, notes: readonly string[]): Picture;
  /** Whether the format can show this many. */
  readonly fits: Fits;
  /** Why there were too many files, to follow `instead of files`. */
  explainLimit(report: Report): string;
}

/** Creates an exporter that draws with this pen. */
export function pictureExporter(
  about: Pick<Exporter, 'id' | 'description' | 'fileName' | 'mediaType'>,
  pen: Pen,
): Exporter {
  return {
    ...about,
    render: (report) => drawPicture(report, wholePicture, pen).text,
    draw: (report, options) => drawPicture(report, options, pen),
  };
}

function drawPicture(report: Report, options: PictureOptions, pen: Pen): Picture {
  const { report: part, notes } = narrowReport(report, options);
  const isTooMany = part.nodes.length > options.maxBoxes;
  if (!options.folders && !isTooMany) {
    const files = pen.drawFiles(part, notes);
    if (files !== undefined) return files;
  }
  const drawn =
    options.maxBoxes === Infinity
      ? chooseLevels(part, pen.fits)
      : chooseLargest(part, options.maxBoxes, pen.fits);
  const why = options.folders ? '' : isTooMany ? explainMost(part, options) : pen.explainLimit(part);
  const head = `Folders ${drawn.words} instead of files${why}. An arrow counts dependencies. Packages are left out.`;
  return pen.drawFolders(drawn, [head, ...describeSmaller(part, drawn), ...notes]);
}

function explainMost({ nodes }: Report, { maxBoxes }: PictureOptions): string {
  return `: ${writeNumber(nodes.length)} files and packages are more than ${writeNumber(maxBoxes)} boxes`;
}

function describeSmaller(report: Report, { boxes }: FolderBoxes): readonly string[] {
  const shown = boxes.reduce((sum, { fileCount }) => sum + fileCount, 0);
  const files = report.detailed.nodes.filter(({ type }) => type === 'file').length - shown;
  return files === 0 ? [] : [`Smaller folders are left out: ${countOf(files, 'file')}.`];
}
