// The colours and the width of the terminal.
import type picocolors from 'picocolors';
import { shortenEnd } from './shorten.ts';

type Colors = ReturnType<typeof picocolors.createColors>;

export interface Style {
  readonly colors: Colors;
  /** In columns; Infinity for a pipe, where nothing is shortened. */
  readonly width: number;
}

export function heading(text: string, count: string, { colors }: Style): string {
  return `${colors.bold(text)}${count === '' ? '' : `  ${colors.dim(count)}`}`;
}

/** A dimmed line. */
export function remark(indent: number, text: string, { colors, width }: Style): string {
  return `${' '.repeat(indent)}${colors.dim(shortenEnd(text, width - indent))}`;
}
