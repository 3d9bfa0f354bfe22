// What a box holds, and the ways into it.
import { NodeLink } from '../../panels/node-link.tsx';
import type { ReportIndex } from '../../state/report-index.ts';
import { goTo, view } from '../../state/store.ts';
import { plural } from '../../state/words.ts';
import { nameOf } from '../groups/group-tree.ts';
import { type ShownGroups, filesIn } from '../groups/shown-groups.ts';
import { closeGroup, openGroup } from '../groups/use-groups.ts';

interface BoxDetailsProps {
  readonly report: ReportIndex;
  readonly shown: ShownGroups;
  readonly number: number;
  close(): void;
}

const listedAtMost = 6;

export function BoxDetails({ report, shown, number, close }: BoxDetailsProps) {
  const group = shown.groups[number];
  if (group === undefined) return null;
  const parent = shown.parent[number] ?? 0;
  const above = parent > 0 ? shown.groups[parent] : undefined;
  const uses = shown.links.filter(({ from, to }) => from === number && to !== number).length;
  const users = shown.links.filter(({ from, to }) => to === number && from !== number).length;
  const riskiest = filesIn(group).toSorted((a, b) => (report.riskScore[b] ?? 0) - (report.riskScore[a] ?? 0));
  return (
    <section class="box-details" aria-label="About this box">
      <header>
        <h3 class="name">{nameOf(group)}</h3>
        <p class="muted">
          {plural(group.fileCount, 'file')} · depends on {plural(uses, 'box', 'boxes')} ·{' '}
          {users === 1 ? '1 depends' : `${users} depend`} on it
        </p>
        <div class="box-actions">
          {group.kind !== 'file' && (
            <button type="button" onClick={() => openGroup(group.key)}>
              Open it here
            </button>
          )}
          {group.kind === 'folder' && (
            <button
              type="button"
              onClick={() => goTo({ filters: { ...view.value.filters, folder: group.key.slice(0, -1) } })}
            >
              Only this folder
            </button>
          )}
          {above !== undefined && (
            <button type="button" class="name" onClick={() => closeGroup(above.key)}>
              Fold into {nameOf(above)}
            </button>
          )}
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
      </header>
      {group.kind !== 'file' && (
        <ul aria-label="Its riskiest files">
          {riskiest.slice(0, listedAtMost).map((file) => (
            <li key={file}>
              <NodeLink id={report.nodes[file]?.id ?? ''} figure={report.riskScore[file] ?? 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
