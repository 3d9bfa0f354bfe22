// Above the graph: how much of it is shown, and the list of its nodes.
import type { ComponentChildren } from 'preact';
import { countOf } from '../../../src/std/words.ts';
import { navigate, selectedFolder, selectedNode, view } from '../../state/store.ts';
import { type Group, nameOf } from '../groups/group-tree.ts';
import { closeGroup, resetGroups } from '../groups/use-groups.ts';

interface GraphControlsProps {
  readonly nodeCount: number;
  /** Whether there is a folder to open. */
  readonly hasFolders: boolean;
  readonly isChanged: boolean;
  /** The open folder around the selection. */
  readonly closable: Group | undefined;
  readonly layout: { readonly isRunning: boolean; toggle(): void };
  /** The list of nodes. */
  readonly children: ComponentChildren;
}

const mostSteps = 3;

export function GraphControls({
  nodeCount,
  hasFolders,
  isChanged,
  closable,
  layout,
  children,
}: GraphControlsProps) {
  const { steps } = view.value;
  const hasSelection = selectedNode.value !== -1 || selectedFolder.value !== null;
  const choose = (value: string): void =>
    navigate({ steps: value === '' ? null : Number(value), graphCamera: null });
  return (
    <div class="graph-top">
      <details class="graph-list">
        <summary>{countOf(nodeCount, 'node')}</summary>
        {children}
      </details>
      <label title="Only what is at most so many dependencies away from the selected file or folder">
        Show{' '}
        <select
          value={steps === null ? '' : String(steps)}
          disabled={!hasSelection && steps === null}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">everything</option>
          {Array.from({ length: mostSteps }, (_, i) => (
            <option key={i} value={String(i + 1)}>
              selection ± {countOf(i + 1, 'step')}
            </option>
          ))}
        </select>
      </label>
      <button type="button" aria-pressed={layout.isRunning} onClick={layout.toggle}>
        {layout.isRunning ? 'Stop layout' : 'Run layout'}
      </button>
      {closable !== undefined && (
        <button type="button" class="name" title={nameOf(closable)} onClick={() => closeGroup(closable.key)}>
          Close {closable.label}
        </button>
      )}
      {isChanged && (
        <button type="button" onClick={resetGroups}>
          Reset folders
        </button>
      )}
      {hasFolders && (
        <p title="Or select it and press Enter. Backspace closes the folder around the selection.">
          Double-click a folder to open it
        </p>
      )}
    </div>
  );
}
