// Keys in the table: arrows move from row to row, Enter selects. The focus stays on the table and the active row is set with
// aria-activedescendant, because rows leave the document when they are scrolled away.
import { useState } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { selectedNode } from '../../state/store.ts';
import { chooseNode } from '../../state/choose-node.ts';

interface ActiveRowOptions {
  readonly current: ReportIndex;
  readonly files: readonly number[];
  /** Rows per page. */
  readonly pageLength: number;
  /** Scrolls to a row. */
  show(row: number): void;
}

export function useActiveRow({ current, files, show, pageLength }: ActiveRowOptions) {
  const [file, setFile] = useState<number | null>(null);
  const active = Math.max(0, files.indexOf(file ?? selectedNode.value));

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target !== event.currentTarget) return;
    const targets: Readonly<Record<string, number>> = {
      ArrowUp: active - 1,
      ArrowDown: active + 1,
      PageUp: active - pageLength,
      PageDown: active + pageLength,
      Home: 0,
      End: files.length - 1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      const row = Math.min(files.length - 1, Math.max(0, target));
      setFile(files[row] ?? null);
      show(row);
    } else if (event.key === 'Enter' || event.key === ' ') {
      chooseNode(current.nodes[files[active] ?? -1]?.id ?? null, event);
    } else return;
    event.preventDefault();
  }

  return { active, onKeyDown };
}

/** ID of the element of a row. */
export function rowId(row: number): string {
  return `file-row-${row}`;
}
