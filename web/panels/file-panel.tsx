// The selected file: what it is, why it is a risk, what a change here reaches, and the lines behind every dependency.
import { index, selectedNode, view } from '../state/store.ts';
import { DependencyList } from './dependency-list.tsx';
import { FileHeading } from './file-heading.tsx';
import { FileReach } from './file-reach.tsx';
import { FileRisk } from './file-risk.tsx';
import { PathsBetween } from './paths-between.tsx';

export function FilePanel() {
  const current = index.value;
  const number = selectedNode.value;
  const node = current?.nodes[number];
  if (current === null || node === undefined) return <Nothing />;
  return (
    <article class="file-panel" aria-labelledby="file-name">
      <FileHeading node={node} />
      {view.value.second !== null && <PathsBetween current={current} />}
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
