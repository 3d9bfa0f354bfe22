// A tangle in the matrix or the layers: its members are the rows or boxes, in its order, and everything else is hidden
// (web/views/groups).
import { index, navigate } from './store.ts';
import { initialView } from './view-state.ts';

/** Shows the tangle with this number in the report. */
export function focusTangle(number: number, view: 'matrix' | 'layers'): void {
  const current = index.value;
  if (current === null) return;
  const hasProduct = current.nodes.some((node) => node.type === 'file' && node.role === 'product');
  navigate({
    view,
    tangle: number,
    cycle: null,
    filters: { ...initialView.filters, role: hasProduct ? 'product' : 'all' },
    opened: [],
    closed: [],
    box: null,
    cell: null,
    scroll: null,
  });
}
