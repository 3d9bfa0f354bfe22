// Names as they fit into a column of the table: cut where they are alike, so that two files never look the same.
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { shortenApart } from '../shared/shorten-apart.ts';

export type ColumnWidths = Readonly<Record<'file' | 'folder', Column | null>>;

interface Column {
  /** In pixels, without its padding. */
  readonly width: number;
  readonly font: string;
}

/** Measured again for each width of the table; null before that, and for a column that is left out. */
export function useColumnWidths(
  table: RefObject<HTMLElement | null>,
  width: number,
  rows: number,
): ColumnWidths {
  const [widths, setWidths] = useState<ColumnWidths>({ file: null, folder: null });
  const hasRows = rows > 0;
  useLayoutEffect(() => {
    const measure = (selector: string): Column | null => {
      const cell = table.current?.querySelector<HTMLElement>(selector);
      if (cell === null || cell === undefined || cell.clientWidth === 0) return null;
      const { font, paddingLeft, paddingRight } = getComputedStyle(cell);
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      return { width: cell.clientWidth - padding, font };
    };
    setWidths({ file: measure('tbody .column-file'), folder: measure('tbody .column-folder') });
  }, [width, hasRows]);
  return widths;
}

/** In the same order; all of each name where the column was not measured. */
export function fitNames(names: readonly string[], column: Column | null): readonly string[] {
  pen ??= document.createElement('canvas').getContext('2d');
  const context = pen;
  if (column === null || context === null) return names;
  context.font = column.font;
  const ellipsis = context.measureText('…').width;
  return shortenApart(names, (at) => {
    const name = names[at] ?? '';
    const { width } = context.measureText(name);
    const { length } = Array.from(name);
    // The characters that are kept may be wider than those that are left out.
    return width <= column.width ? length : (length * (column.width - ellipsis) * spare) / width;
  });
}

let pen: CanvasRenderingContext2D | null | undefined;
const spare = 0.94;
