// The selected file: what it is, why it is a risk, what a change here reaches, and the lines behind every dependency.
import { useMemo } from 'preact/hooks';
import type { DetailedNode } from '../../src/model/report.ts';
import { isLive } from '../api.ts';
import { say } from '../live/notices.ts';
import { findDependents } from '../state/reach.ts';
import { type ReportIndex, pointsFor } from '../state/report-index.ts';
import { goTo, index, selectedNode, view } from '../state/store.ts';
import { plural, splitPath, wordsFor } from '../state/words.ts';
import { DependencyList } from './dependency-list.tsx';
import { open } from './import-lines.tsx';
import { NodeLink } from './node-link.tsx';
import { PathsBetween } from './paths-between.tsx';

export function FilePanel() {
  const current = index.value;
  const number = selectedNode.value;
  const node = current?.nodes[number];
  if (current === null || node === undefined) return <Nothing />;
  return (
    <article class="file-panel">
      <Heading node={node} />
      {view.value.second !== null && <PathsBetween current={current} />}
      <Risk current={current} number={number} node={node} />
      <Reach current={current} number={number} />
      <DependencyList current={current} number={number} side="in" />
      <DependencyList current={current} number={number} side="out" />
    </article>
  );
}

function Nothing() {
  return (
    <p class="muted">
      Select a file to see what it imports, what imports it, and what a change there reaches. Hold Shift and
      click another one to see the ways between the two.
    </p>
  );
}

function Heading({ node }: { readonly node: DetailedNode }) {
  const { name, folder } =
    node.type === 'package' ? { name: node.label, folder: 'package' } : splitPath(node.id);
  return (
    <header>
      <p class="muted name">{folder === '' ? 'project root' : folder}</p>
      <h2 class="file-name name">{name}</h2>
      {node.type === 'file' && (
        <p class="facts">
          <span>{node.language}</span>
          <span>{sizeOf(node.size)}</span>
          {isLive && (
            <button type="button" onClick={() => open(node.id)}>
              Open in editor
            </button>
          )}
          <button type="button" onClick={() => copy(node.id)}>
            Copy path
          </button>
          <button
            type="button"
            onClick={() =>
              goTo({ filters: { ...view.value.filters, folder: node.folder === '.' ? null : node.folder } })
            }
          >
            Only this folder
          </button>
        </p>
      )}
    </header>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`;
}

function copy(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => say(`Copied ${text}`),
    () => say('The browser did not let the page copy.'),
  );
}

function Risk({
  current,
  number,
  node,
}: {
  readonly current: ReportIndex;
  readonly number: number;
  readonly node: DetailedNode;
}) {
  if (node.type === 'package') return null;
  const signals = current.signalsOf.get(number) ?? [];
  return (
    <section>
      <h2>Risk {current.riskScore[number]}</h2>
      <table class="arithmetic">
        <tbody>
          <tr>
            <td>{plural(node.incoming, 'dependent')} × 2</td>
            <td>{2 * node.incoming}</td>
          </tr>
          <tr>
            <td>{plural(node.outgoing, 'import')}</td>
            <td>{node.outgoing}</td>
          </tr>
          {signals.map((signal) => (
            <tr key={signal}>
              <td class="signal">{wordsFor(signal)}</td>
              <td>{pointsFor(signal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const listedAtMost = 200;

function Reach({ current, number }: { readonly current: ReportIndex; readonly number: number }) {
  const reached = useMemo(() => findDependents(current, number), [current, number]);
  return (
    <section>
      <h2>If you change this</h2>
      <p>
        {reached.length === 0
          ? 'Nothing else depends on it.'
          : `${plural(reached.length, 'file')} may feel it, directly or through others: ${Math.round((100 * reached.length) / current.fileCount)}% of the project.`}
      </p>
      {reached.length > 0 && (
        <details>
          <summary>Which</summary>
          <ul>
            {reached.slice(0, listedAtMost).map((file) => (
              <li key={file}>
                <NodeLink id={current.nodes[file]?.id ?? ''} />
              </li>
            ))}
          </ul>
          {reached.length > listedAtMost && (
            <p class="muted">and {reached.length - listedAtMost} more, farther away</p>
          )}
        </details>
      )}
    </section>
  );
}
