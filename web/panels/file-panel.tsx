// The selected file: what it is, why it is a risk, what a change here reaches, and the lines behind every dependency.
import { index, secondNode, select, selectedNode, view } from '../state/store.ts';
import { visibleName } from '../state/visible-name.ts';
import { DependencyList } from './dependency-list.tsx';
import { FileHeading } from './file-heading.tsx';
import { FileReach } from './file-reach.tsx';
import { FileRisk } from './file-risk.tsx';
import { PathsBetween } from './paths-between.tsx';

export function FilePanel() {
  const current = index.value;
  const number = selectedNode.value;
  const node = current?.nodes[number];
  const { selected } = view.value;
  if (current === null || node === undefined)
    return selected === null || selected === '' ? <Nothing /> : <Missing id={selected} />;
  return (
    <article class="file-panel" aria-labelledby="file-name">
      <FileHeading node={node} />
      {secondNode.value !== -1 && <PathsBetween current={current} />}
      <FileReach current={current} number={number} />
      {node.type === 'file' && <FileRisk current={current} number={number} node={node} />}
      <DependencyList current={current} number={number} side="in" />
      {node.type === 'file' && <DependencyList current={current} number={number} side="out" />}
    </article>
  );
}

function Nothing() {
  return (
    <div class="nothing-selected">
      <h2>Nothing selected</h2>
      <p>
        Select a file, on the map or in a list, to see what it imports, what imports it, and how far a change
        there goes.
      </p>
      <p>
        Hold <kbd>Shift</kbd> and click a second one to see how the first leads to it.
      </p>
    </div>
  );
}

/** The address names something that the report does not have. */
function Missing({ id }: { readonly id: string }) {
  const worst = index.value?.report.risks.top_risk_files[0]?.file;
  return (
    <div class="nothing-selected" role="status">
      <h2>Not in this project</h2>
      <p class="missing-name name">{visibleName(id)}</p>
      <p>
        No file or package has this name now. It may have been moved, renamed or deleted since this address
        was made.
      </p>
      {worst !== undefined && (
        <button type="button" onClick={() => select(worst)}>
          Show the riskiest file
        </button>
      )}
    </div>
  );
}
