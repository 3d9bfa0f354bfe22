// What changed: new findings first, then what is gone, then every file and dependency.
import { useMemo } from 'preact/hooks';
import type { Change } from '../../../src/model/change.ts';
import { changesArchitecture } from '../../../src/compare/changes-architecture.ts';
import { describeChange } from '../../../src/compare/describe-change.ts';
import { oldTitle } from '../../../src/compare/finding.ts';
import { alignedReports } from '../../state/store.ts';
import { visibleName } from '../../state/visible-name.ts';
import '../../style/changes.css';
import { ChangeFindings } from './change-findings.tsx';
import { AllChangedDependencies, ChangedFiles } from './changed-files.tsx';
import { HealthChange } from './changed-health.tsx';
import { HalfChanged } from './half-changed.tsx';

export function ChangesContent() {
  const change = alignedReports.value?.change;
  return change === undefined ? null : <ChangeLists change={change} />;
}

function ChangeLists({ change }: { readonly change: Change }) {
  const { files } = change;
  const { worse, better } = useMemo(() => describeChange(change), [change]);
  const fileCount = files.added.length + files.removed.length + files.renamed.length + files.changed.length;
  const dependencyCount = change.dependencies.added.length + change.dependencies.removed.length;
  return (
    <div class="changes">
      {!changesArchitecture(change) && <p class="healthy">The architecture did not change.</p>}
      <Notes notes={change.notes} />
      <ChangeFindings title="New" state="added" findings={worse.filter(({ isOld }) => isOld !== true)} />
      {/* Nobody who made the change is to blame for them. */}
      <ChangeFindings title={oldTitle} state="same" findings={worse.filter(({ isOld }) => isOld === true)} />
      {change.health !== undefined && <HealthChange health={change.health} />}
      <ChangeFindings title="Fixed" state="removed" findings={better} />
      <HalfChanged pairs={change.coupling?.pairs ?? []} />
      {fileCount > 0 && <ChangedFiles files={files} />}
      {dependencyCount > 0 && <AllChangedDependencies dependencies={change.dependencies} />}
    </div>
  );
}

function Notes({ notes }: Pick<Change, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <ul class="change-notes" aria-label="Notes">
      {notes.map((note) => (
        <li key={note} class="name">
          {visibleName(note)}
        </li>
      ))}
    </ul>
  );
}
