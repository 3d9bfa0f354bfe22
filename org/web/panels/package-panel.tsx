// The selected package: which repository provides it, and who uses it, in which files and which versions.
import { LongList } from '../../../web/panels/long-list.tsx';
import { LongName } from '../../../web/panels/long-name.tsx';
import { countOf } from '../../../src/std/words.ts';
import { visibleName } from '../../../web/state/visible-name.ts';
import type { User } from '../../src/query/find-uses.ts';
import { packageNameOf } from '../state/package-name.ts';
import { selectedUses, usesFailure } from '../state/selected-uses.ts';
import { PanelHeading } from './panel-heading.tsx';
import { PanelSection } from './panel-section.tsx';
import { RepositoryLink } from './repository-link.tsx';

export function PackagePanel({ purl }: { readonly purl: string }) {
  const { ecosystem, name } = packageNameOf(purl);
  return (
    <article class="file-panel" aria-label={visibleName(name)}>
      <PanelHeading kind={`Package, ${ecosystem}`} name={name} />
      <UsesOfPackage />
    </article>
  );
}

function UsesOfPackage() {
  const uses = selectedUses.value;
  if (usesFailure.value !== null) {
    return (
      <p class="hint" role="alert">
        {visibleName(usesFailure.value)}
      </p>
    );
  }
  if (uses === null) return <p class="hint">…</p>;
  return (
    <>
      <PanelSection title="Provided by" count={uses.providers.length} mark="in">
        {uses.providers.length === 0 ? (
          <p class="hint">No repository here.</p>
        ) : (
          <LongList
            items={uses.providers}
            shownAtFirst={5}
            keyOf={(name) => name}
            render={(name) => <RepositoryLink name={name} />}
          />
        )}
      </PanelSection>
      <PanelSection title="Used by" count={uses.users.length} mark="out">
        {uses.users.length === 0 && <p class="hint">No repository.</p>}
        <LongList
          items={uses.users}
          shownAtFirst={20}
          keyOf={({ repository, purl }) => `${repository} ${purl}`}
          render={(user) => <UserRow user={user} />}
        />
      </PanelSection>
    </>
  );
}

function UserRow({ user: { repository, files, versionRanges, places } }: { readonly user: User }) {
  const rest = files - places.length;
  return (
    <>
      <RepositoryLink name={repository} figure={versionRanges.map(visibleName).join(', ')} />
      <details class="places">
        <summary>{countOf(files, 'file')}</summary>
        <ul>
          {places.map(({ file, line }) => (
            <li key={`${file} ${line}`}>
              <LongName text={`${file}:${line}`} />
            </li>
          ))}
          {rest > 0 && <li class="muted">and {countOf(rest, 'more', 'more')}</li>}
        </ul>
      </details>
    </>
  );
}
