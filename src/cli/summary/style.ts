// How the summary is drawn: the colours that the terminal takes, and the columns that it has.
import type picocolors from 'picocolors';
import { shortenEnd } from './shorten.ts';

type Colors = ReturnType<typeof picocolors.createColors>;

export interface Style {
  readonly colors: Colors;
  /** In columns; Infinity where nothing needs to be shortened, as in a pipe. */
  readonly width: number;
}

export function heading(text: string, count: string, { colors }: Style): string {
  return `${colors.bold(text)}${count === '' ? '' : `  ${colors.dim(count)}`}`;
}

/** A quiet line under the one that matters. */
export function remark(indent: number, text: string, { colors, width }: Style): string {
  return `${' '.repeat(indent)}${colors.dim(shortenEnd(text, width - indent))}`;
}
