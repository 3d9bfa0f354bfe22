// The selected cycle between repositories: who uses what of whom.
import { LongList } from '../../../web/panels/long-list.tsx';
import { countOf } from '../../../src/std/words.ts';
import { visibleName } from '../../../web/state/visible-name.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import { packageNameOf } from '../state/package-name.ts';
import { PanelHeading } from './panel-heading.tsx';
import { PanelSection } from './panel-section.tsx';
import { RepositoryLink } from './repository-link.tsx';

interface CyclePanelProps {
  readonly whole: OrganisationIndex;
  readonly first: string;
}

export function CyclePanel({ whole, first }: CyclePanelProps) {
  const cycle = whole.cycles.find(({ repositories }) => repositories[0] === first);
  if (cycle === undefined) return <p class="nothing-selected">There is no such cycle any more.</p>;
  const title = countOf(cycle.repositories.length, 'repository', 'repositories');
  return (
    <article class="file-panel" aria-label={`Cycle of ${title}`}>
      <PanelHeading kind="Cycle" name={title} />
      <p class="hint">Each depends on all others, directly or indirectly.</p>
      <PanelSection title="Repositories" count={cycle.repositories.length}>
        <LongList
          items={cycle.repositories}
          shownAtFirst={12}
          keyOf={(name) => name}
          render={(name) => <RepositoryLink name={name} />}
        />
      </PanelSection>
      <PanelSection title="Dependencies between them" count={cycle.uses.length}>
        <LongList
          items={cycle.uses}
          shownAtFirst={20}
          keyOf={({ repository, uses }) => `${repository}\n${uses}`}
          render={({ repository, uses, packages }) => (
            <p class="cycle-use">
              <b class="name">{visibleName(repository)}</b> → <b class="name">{visibleName(uses)}</b>
              {packages.map(({ purl, files }) => (
                <small key={purl} class="name">
                  {visibleName(packageNameOf(purl).name)}, {countOf(files, 'file')}
                </small>
              ))}
            </p>
          )}
        />
      </PanelSection>
    </article>
  );
}
