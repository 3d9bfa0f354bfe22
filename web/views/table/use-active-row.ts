// Keys in the table: arrows move from row to row, Enter selects. One row at a time can be reached with Tab.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { selectedNode } from '../../state/store.ts';
import { chooseNode } from '../choose-node.ts';

interface Surroundings {
  readonly current: ReportIndex;
  readonly files: readonly number[];
  readonly scroller: RefObject<HTMLElement | null>;
  /** How many rows a page has. */
  readonly pageLength: number;
  /** Scrolls to a row. */
  show(row: number): void;
}

export function useActiveRow({ current, files, scroller, show, pageLength }: Surroundings) {
  const [active, setActive] = useState<number | null>(null);
  const isMoving = useRef(false);
  const now = active ?? Math.max(0, files.indexOf(selectedNode.value));

  // The row may come into the document only after the table has scrolled to it.
  useEffect(() => {
    if (!isMoving.current) return;
    const row = scroller.current?.querySelector<HTMLElement>(`tr[aria-rowindex="${now + 2}"]`);
    if (row === null || row === undefined) return;
    isMoving.current = false;
    row.focus({ preventScroll: true });
  });

  function moveTo(row: number): void {
    const next = Math.min(files.length - 1, Math.max(0, row));
    isMoving.current = true;
    setActive(next);
    show(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const row = event.target instanceof Element ? event.target.closest('tbody tr') : null;
    if (row === null) return;
    const at = Number(row.getAttribute('aria-rowindex')) - 2;
    const targets: Readonly<Record<string, number>> = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      PageUp: at - pageLength,
      PageDown: at + pageLength,
      Home: 0,
      End: files.length - 1,
    };
    const target = targets[event.key];
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (target === undefined && !isChoice) return;
    event.preventDefault();
    if (target !== undefined) moveTo(target);
    else {
      setActive(at);
      chooseNode(current.nodes[files[at] ?? 0]?.id ?? null, event);
    }
  }

  return {
    onKeyDown,
    /** The row to reach with Tab: where the keys left it, or else the first one on screen. */
    activeWithin: (start: number, end: number): number => (now >= start && now < end ? now : start),
  };
}
