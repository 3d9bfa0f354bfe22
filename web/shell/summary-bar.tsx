// The summary in the header: the project, its grade and its main figures.
import { useRef } from 'preact/hooks';
import { describeNotRead } from '../../src/query/product/describe-not-read.ts';
import { mayAnalyse, readOnlyReason } from '../api.ts';
import { index } from '../state/store.ts';
import { findings } from '../state/visible.ts';
import { visibleName } from '../state/visible-name.ts';
import '../style/summary.css';
import { Figures } from './figures.tsx';
import { Grade } from './grade.tsx';
import { ProjectDialog } from './project-dialog.tsx';

export function SummaryBar() {
  const current = index.value;
  const found = findings.value;
  const dialog = useRef<HTMLDialogElement>(null);
  if (current === null || found === null) return null;
  const { health, projectRoot } = current.report;
  const name = <span class="project-name">{visibleName(lastPart(projectRoot))}</span>;
  return (
    <div class="summary">
      <h1 class="name" title={projectRoot}>
        {mayAnalyse ? (
          <button
            type="button"
            class="project"
            disabled={readOnlyReason !== undefined}
            title={readOnlyReason}
            onClick={() => dialog.current?.showModal()}
          >
            {name} <span class="visually-hidden">: open another project</span>
            <svg viewBox="0 0 10 6" aria-hidden="true">
              <path d="M1 1l4 4 4-4" />
            </svg>
          </button>
        ) : (
          name
        )}
      </h1>
      {health !== undefined && (
        <Grade health={health} nodes={current.nodes} notRead={describeNotRead(current.report)} />
      )}
      <Figures current={current} found={found} />
      {mayAnalyse && <ProjectDialog dialog={dialog} />}
    </div>
  );
}

function lastPart(path: string): string {
  return path.split(/[/\\]/).findLast((part) => part !== '') ?? path;
}
