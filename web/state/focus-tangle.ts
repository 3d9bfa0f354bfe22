// A tangle in the matrix or the layers: its members are the rows or boxes, and everything else is hidden.
import type { Tangle } from '../../src/model/report.ts';
import { index, navigate } from './store.ts';
import { initialView } from './view-state.ts';

/** Shows the tangle with this number in the report. */
export function focusTangle(number: number, view: 'matrix' | 'layers'): void {
  const current = index.value;
  const tangle = current?.report.tangles[number];
  if (current === null || tangle === undefined) return;
  const hasProduct = current.nodes.some((node) => node.type === 'file' && node.role === 'product');
  navigate({
    view,
    tangle: number,
    filters: { ...initialView.filters, folder: wholeFolder(tangle), role: hasProduct ? 'product' : 'all' },
    opened: [],
    closed: [],
    box: null,
    cell: null,
    scroll: null,
  });
}

/** The folder of the tangle, or the one above it that is not several folders; null for the whole project. */
function wholeFolder({ folder }: Tangle): string | null {
  const parts = folder.split('/');
  const several = parts.findIndex((part) => part.includes('*'));
  const whole = parts.slice(0, several === -1 ? parts.length : several).join('/');
  return whole === '' || whole === '.' ? null : whole;
}
