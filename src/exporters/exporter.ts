// The contract of an exporter: one format, made from the report and from nothing else.
import type { Report } from '../model/report.ts';
import type { Picture, PictureOptions } from './picture.ts';

export interface Exporter {
  /** What `--format` and `lintel export` call it. */
  readonly id: string;
  /** What it is and who reads it, in a few words for `--help`. */
  readonly description: string;
  /** The file it is written to inside the output folder. */
  readonly fileName: string;
  readonly mediaType: string;
  /** The file's text in pieces, so that a large one need never be in memory whole. */
  render(report: Report): Iterable<string>;
  /** A part of it, for formats that are pictures. */
  draw?(report: Report, options: PictureOptions): Picture;
}
