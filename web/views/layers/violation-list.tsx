import { useState } from 'preact/hooks';
import { LayerViolations } from '../../panels/layer-violations.tsx';
import { plural } from '../../state/format.ts';
import { hasLayers, index } from '../../state/store.ts';
import { findings } from '../../state/visible.ts';

const shownAtFirst = 100;

export function ViolationList() {
  const [isOpen, setOpen] = useState(false);
  const violations = findings.value?.violations ?? [];
  if (!hasLayers.value)
    return <p class="layers-note muted">No layers to check: no folder depends on another.</p>;
  if (violations.length === 0) return <p class="layers-note healthy">No layer violations.</p>;
  return (
    <details class="violation-list" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{plural(violations.length, 'layer violation')}</summary>
      {isOpen && index.value !== null && (
        <LayerViolations current={index.value} violations={violations} shownAtFirst={shownAtFirst} />
      )}
    </details>
  );
}
