// Dependencies that were added or removed, each with its lines.
import type { ChangedDependency } from '../../../src/model/change.ts';
import type { EdgeState } from '../../state/change/align-reports.ts';
import { ImportLines } from '../import-lines.tsx';
import { LongList } from '../long-list.tsx';
import { ChangedLink } from './changed-link.tsx';

interface ChangedDependenciesProps {
  readonly dependencies: readonly StatedDependency[];
  readonly shownAtFirst?: number;
}

export interface StatedDependency {
  /** `same`: it is in both reports. */
  readonly state: EdgeState | 'same';
  readonly dependency: ChangedDependency;
}

export function ChangedDependencies({ dependencies, shownAtFirst = 5 }: ChangedDependenciesProps) {
  return (
    <LongList
      items={dependencies}
      shownAtFirst={shownAtFirst}
      keyOf={({ state, dependency: { source, target } }) => `${state} ${source}->${target}`}
      render={({ state, dependency: { source, target, imports } }) => (
        <>
          <ChangedLink id={source} target={target} state={state} />
          <ImportLines file={source} target={target} imports={imports} isPast={state === 'removed'} />
        </>
      )}
    />
  );
}

export function stated(state: StatedDependency['state'], dependencies: readonly ChangedDependency[]) {
  return dependencies.map((dependency): StatedDependency => ({ state, dependency }));
}
