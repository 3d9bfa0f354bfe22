// What changed: new findings first, then what is gone, then every file and dependency.
import type { Change } from '../../../src/model/change.ts';
import { changesArchitecture } from '../../../src/compare/changes-architecture.ts';
import { alignedReports } from '../../state/store.ts';
import { visibleName } from '../../state/visible-name.ts';
import '../../style/changes.css';
import { ChangedCycles, ChangedTangles } from './changed-cycles.tsx';
import { AllChangedDependencies, ChangedFiles } from './changed-files.tsx';
import {
  ChangedBackDependencies,
  ChangedLayerViolations,
  ChangedPackages,
  ChangedUnresolved,
  ChangedViolations,
  HalfChanged,
} from './changed-findings.tsx';
import { HealthChange } from './changed-health.tsx';

export function ChangesContent() {
  const change = alignedReports.value?.change;
  if (change === undefined) return null;
  const { files } = change;
  const fileCount = files.added.length + files.removed.length + files.renamed.length + files.changed.length;
  const dependencyCount = change.dependencies.added.length + change.dependencies.removed.length;
  return (
    <div class="changes">
      {!changesArchitecture(change) && <p class="healthy">The architecture did not change.</p>}
      <Notes notes={change.notes} />
      <NewFindings change={change} />
      {change.health !== undefined && <HealthChange health={change.health} />}
      <GoneFindings change={change} />
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

interface FindingsProps {
  readonly change: Change;
}

function NewFindings({ change }: FindingsProps) {
  const cycles = change.cycles.filter(({ state }) => isMore(state));
  const tangles = change.tangles.filter(({ state }) => isMore(state));
  return (
    <>
      {cycles.length > 0 && <ChangedCycles title="New cycles" items={cycles} />}
      {tangles.length > 0 && <ChangedTangles title="New tangles" items={tangles} />}
      <ChangedViolations title="New rule violations" state="added" items={change.violations.added} />
      <ChangedLayerViolations
        title="New layer violations"
        state="added"
        items={change.layerViolations.added}
      />
      <ChangedBackDependencies
        title="New back dependencies"
        state="added"
        items={change.backDependencies.added}
      />
      <ChangedPackages title="New packages" state="added" items={change.packages.added} />
      <ChangedUnresolved title="New unresolved imports" state="added" items={change.unresolved.added} />
    </>
  );
}

function GoneFindings({ change }: FindingsProps) {
  const cycles = change.cycles.filter(({ state }) => !isMore(state));
  const tangles = change.tangles.filter(({ state }) => !isMore(state));
  return (
    <>
      {cycles.length > 0 && <ChangedCycles title="Cycles gone or smaller" items={cycles} />}
      {tangles.length > 0 && <ChangedTangles title="Tangles gone or smaller" items={tangles} />}
      <ChangedViolations title="Rule violations gone" state="removed" items={change.violations.removed} />
      <ChangedLayerViolations
        title="Layer violations gone"
        state="removed"
        items={change.layerViolations.removed}
      />
      <ChangedBackDependencies
        title="Back dependencies gone"
        state="removed"
        items={change.backDependencies.removed}
      />
      <ChangedPackages title="Packages no longer used" state="removed" items={change.packages.removed} />
      <ChangedUnresolved title="Resolved imports" state="removed" items={change.unresolved.removed} />
    </>
  );
}

function isMore(state: Change['cycles'][number]['state']): boolean {
  return state === 'new' || state === 'grown' || state === 'changed';
}
