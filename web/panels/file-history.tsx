// What the commits say about a file or folder: who wrote it, and which files change together with it.
import type { Owned } from '../../src/model/history.ts';
import { type Coupled, coupledWith, ownerOf, ownerOfFolder } from '../state/history/file-history.ts';
import { savedHistory } from '../state/history/saved-history.ts';
import { countOf, writeNumber } from '../../src/std/words.ts';
import { visibleName } from '../state/visible-name.ts';
import { LongList } from './long-list.tsx';
import { NodeLink } from './node-link.tsx';

/** Nothing without a history. */
export function FileHistory({ id }: { readonly id: string }) {
  const history = savedHistory.value;
  if (history === null) return null;
  const coupled = coupledWith(history, id);
  return (
    <>
      <Authors owned={ownerOf(history, id)} />
      {coupled.length > 0 && (
        <section>
          <h2>
            Changes together with <span class="count">{writeNumber(coupled.length)}</span>
          </h2>
          <p class="hint">In the same commits, although neither depends on the other.</p>
          <LongList
            key={id}
            items={coupled}
            shownAtFirst={8}
            keyOf={({ file }) => file}
            render={({ file, pair }) => (
              <NodeLink id={file} figure={`${Math.round(100 * pair.degree)}%`}>
                <small>{describePair({ file, pair })}</small>
              </NodeLink>
            )}
          />
        </section>
      )}
    </>
  );
}

/** `12 shared commits; this one has 20, the other 16` */
function describePair({ file, pair: { files, shared, revisions } }: Coupled): string {
  const [own, other] = file === files[0] ? revisions.toReversed() : revisions;
  return `${countOf(shared, 'shared commit')}, of ${writeNumber(own ?? 0)} here and ${writeNumber(other ?? 0)} there`;
}

export function FolderAuthors({ folder }: { readonly folder: string }) {
  const history = savedHistory.value;
  return history === null ? null : <Authors owned={ownerOfFolder(history, folder)} />;
}

function Authors({ owned }: { readonly owned: Owned | undefined }) {
  if (owned === undefined) return null;
  const { mainAuthor, share, authors, busFactor } = owned;
  return (
    <section>
      <h2>Authors</h2>
      <p>
        <b class="name">{visibleName(mainAuthor)}</b> made {Math.round(100 * share)}% of its commits.
      </p>
      <p class="hint" title="Bus factor: the fewest people who made more than half of its commits">
        {countOf(authors, 'author')} · bus factor {writeNumber(busFactor)}
      </p>
    </section>
  );
}
