import { useState } from 'preact/hooks';
import { LayerViolations } from '../../panels/layer-violations.tsx';
import { countOf } from '../../../src/std/words.ts';
import { hasLayers, index } from '../../state/store.ts';
import { findings } from '../../state/visible.ts';

const shownAtFirst = 100;

/** `drawn`: how many pairs of boxes have any. */
export function ViolationList({ drawn }: { readonly drawn: number }) {
  const [isOpen, setOpen] = useState(false);
  const violations = findings.value?.violations ?? [];
  if (!hasLayers.value)
    return <p class="layers-note muted">No layers to check: no order between folders of the product.</p>;
  if (violations.length === 0) return <p class="layers-note healthy">No layer violations.</p>;
  return (
    <details class="violation-list" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {countOf(violations.length, 'layer violation')}
        {drawn === 0 && ', none between these boxes'}
      </summary>
      {isOpen && index.value !== null && (
        <LayerViolations current={index.value} violations={violations} shownAtFirst={shownAtFirst} />
      )}
    </details>
  );
}
