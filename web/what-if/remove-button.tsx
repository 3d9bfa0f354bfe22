// Asks what would be without these dependencies.
import type { ComponentChildren } from 'preact';
import type { Dependency } from '../../src/model/report.ts';
import { shortName } from '../state/file-name.ts';
import { alignedReports } from '../state/store.ts';
import { visibleName } from '../state/visible-name.ts';
import { removeDependencies } from './what-if.ts';

interface RemoveButtonProps {
  readonly dependencies: readonly Dependency[];
  readonly children?: ComponentChildren;
}

export function RemoveButton({ dependencies, children }: RemoveButtonProps) {
  if (alignedReports.value !== null) return null;
  return (
    <button
      type="button"
      class="quiet remove-dependency"
      title="What would the report be without this dependency? The project is not changed."
      onClick={() => removeDependencies(dependencies)}
    >
      {children ?? (
        <>
          What if?<span class="visually-hidden"> Without {describe(dependencies)}</span>
        </>
      )}
    </button>
  );
}

function describe(dependencies: readonly Dependency[]): string {
  return dependencies
    .map(([source, target]) => `${visibleName(shortName(source))} → ${visibleName(shortName(target))}`)
    .join(', ');
}
