// The contract of an exporter: one format, created only from the report.
import type { Report } from '../model/report.ts';
import type { Picture, PictureOptions } from './picture.ts';

export interface Exporter {
  /** Its name in `--format` and `lintel export`. */
  readonly id: string;
  /** What it is and who it is for, in a few words for `--help`. */
  readonly description: string;
  /** Its file name in the output directory. */
  readonly fileName: string;
  readonly mediaType: string;
  /** The text in chunks, so that a large file is never in memory as a whole. */
  render(report: Report): Iterable<string>;
  /** Draws a part of it, for formats that are pictures. */
  draw?(report: Report, options: PictureOptions): Picture;
}
