// What changed: new findings first, then what is gone, then every file and dependency.
import { cycleKindInWords } from '../../../src/query/count-cycles.ts';
import type { Change, ChangedCycle } from '../../../src/model/change.ts';
import { changesArchitecture } from '../../../src/compare/changes-architecture.ts';
import { isHarmful } from '../../../src/compare/describe-cycle.ts';
import { oldTitle } from '../../../src/compare/finding.ts';
import { type SortedChange, type SortedFindings, sortChange } from '../../../src/compare/sort-change.ts';
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
  const { worse, old, better } = sortChange(change);
  const fileCount = files.added.length + files.removed.length + files.renamed.length + files.changed.length;
  const dependencyCount = change.dependencies.added.length + change.dependencies.removed.length;
  return (
    <div class="changes">
      {!changesArchitecture(change) && <p class="healthy">The architecture did not change.</p>}
      <Notes notes={change.notes} />
      <NewFindings findings={worse} />
      <OldFindings findings={old} />
      {change.health !== undefined && <HealthChange health={change.health} />}
      <GoneFindings findings={better} />
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

function NewFindings({ findings }: { readonly findings: SortedFindings }) {
  const { violations, cycles, tangles, layerViolations, backDependencies, unresolved, packages } = findings;
  const worse = cycles.filter(isHarmful);
  const harmless = cycles.filter((cycle) => !isHarmful(cycle));
  const errors = violations.filter(({ severity }) => severity === 'error');
  const warnings = violations.filter(({ severity }) => severity === 'warn');
  return (
    <>
      <ChangedViolations title="New rule violations" state="added" items={errors} />
      <ChangedCycles title={`${newOrLarger(worse)} cycles`} items={worse} />
      <ChangedTangles title={`${newOrLarger(tangles)} tangles`} items={tangles} />
      <ChangedLayerViolations title="New layer violations" state="added" items={layerViolations} />
      <ChangedBackDependencies title="New back dependencies" state="added" items={backDependencies} />
      <ChangedViolations title="New warnings of rules" state="added" items={warnings} />
      <ChangedUnresolved title="New unresolved imports" state="added" items={unresolved} />
      <ChangedPackages title="New packages" state="added" items={packages} />
      <ChangedCycles title={`${newOrLarger(harmless)} cycles ${cycleKindInWords.compile}`} items={harmless} />
    </>
  );
}

function newOrLarger(loops: readonly Pick<ChangedCycle, 'state'>[]): string {
  return loops.every(({ state }) => state === 'new') ? 'New' : 'New or worse';
}

/** Nobody who made the change is to blame for them. */
function OldFindings({
  findings: { layerViolations, backDependencies },
}: {
  readonly findings: SortedChange['old'];
}) {
  return (
    <>
      <ChangedLayerViolations title={oldTitle} state="added" items={layerViolations} />
      <ChangedBackDependencies title={oldTitle} state="added" items={backDependencies} />
    </>
  );
}

function GoneFindings({ findings }: { readonly findings: SortedFindings }) {
  return (
    <>
      <ChangedViolations title="Rule violations gone" state="removed" items={findings.violations} />
      <ChangedCycles title="Cycles gone or smaller" items={findings.cycles} />
      <ChangedTangles title="Tangles gone or smaller" items={findings.tangles} />
      <ChangedLayerViolations
        title="Layer violations gone"
        state="removed"
        items={findings.layerViolations}
      />
      <ChangedBackDependencies
        title="Back dependencies gone"
        state="removed"
        items={findings.backDependencies}
      />
      <ChangedUnresolved title="Resolved imports" state="removed" items={findings.unresolved} />
      <ChangedPackages title="Packages no longer used" state="removed" items={findings.packages} />
    </>
  );
}
