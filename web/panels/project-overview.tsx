// The project for someone who sees it for the first time: how large it is, its parts and where it starts.
import { languageName } from '../../src/model/language-name.ts';
import { useEffect, useState } from 'preact/hooks';
import { describeNotRead } from '../../src/query/product/describe-not-read.ts';
import type { ProjectPart } from '../../src/query/product/project-parts.ts';
import { type DescribedParts, describeParts } from '../state/describe-parts.ts';
import { countOf, writeNumber } from '../../src/std/words.ts';
import { index } from '../state/store.ts';
import { Breakable } from './breakable.tsx';
import { FolderLink } from './folder-link.tsx';
import { LongList } from './long-list.tsx';
import { NodeLink } from './node-link.tsx';

export function ProjectOverview() {
  const current = index.value;
  const [found, setFound] = useState<DescribedParts | null>(null);
  useEffect(() => {
    if (current === null) return;
    // A large project takes a moment, and the view is being drawn.
    const later = setTimeout(() => setFound(describeParts(current)));
    return () => clearTimeout(later);
  }, [current]);
  if (found === null || found.files === 0) return null;
  const { parts, entryPoints } = found;
  return (
    <article class="project-overview" aria-label="Overview of the project">
      <Size found={found} notRead={current === null ? '' : describeNotRead(current.report)} />
      {parts.length > 1 && <Parts parts={parts} />}
      {entryPoints.files.length > 0 && (
        <section>
          <h2>Where it starts</h2>
          <p class="hint">
            Files that no product file uses, or that are named like an entry point, with the number of files
            that each one reaches.
          </p>
          <LongList
            items={entryPoints.files}
            shownAtFirst={3}
            keyOf={({ file }) => file}
            render={({ file, reaches }) => <NodeLink id={file} figure={writeNumber(reaches)} />}
          />
        </section>
      )}
    </article>
  );
}

const mostLanguages = 4;

interface SizeProps {
  readonly found: DescribedParts;
  readonly notRead: string;
}

function Size({ found: { files, roles, languages }, notRead }: SizeProps) {
  const inRoles = roles.map(({ role, files: count }) => `${writeNumber(count)} ${role}`);
  const inLanguages = languages.map(
    ({ name, files: count }) => `${languageName(name)} ${writeNumber(count)}`,
  );
  return (
    <section>
      <h2>This project</h2>
      <p class="hint">
        {countOf(files, 'file')}
        {languages.length === 1 && ` in ${languageName(languages[0]!.name)}`}
        {roles.length > 1 && `: ${inRoles.join(', ')}`}.
      </p>
      {languages.length > 1 && <p class="hint">Languages: {listFirst(inLanguages, mostLanguages)}.</p>}
      {notRead !== '' && <p class="hint">Not read: {notRead}.</p>}
    </section>
  );
}

const mostParts = 7;

/** The largest of them, in the order that they use each other in; the others on request. */
function Parts({ parts }: { readonly parts: readonly ProjectPart[] }) {
  const [isWhole, setWhole] = useState(false);
  const largest = parts.toSorted((a, b) => b.files - a.files);
  const shown = new Set(isWhole ? parts : largest.slice(0, mostParts));
  const most = largest[0]?.files ?? 1;
  return (
    <section>
      <h2>
        Parts <span class="count">{parts.length}</span>
      </h2>
      <p class="hint">
        Its main folders with their product files, in the order that most dependencies follow: a part uses
        those below it.
      </p>
      <ul>
        {parts
          .filter((part) => shown.has(part))
          .map(({ folder, files, isRest, uses }) => (
            <li key={folder}>
              <FolderLink folder={folder} figure={countOf(files, isRest ? 'other file' : 'file')}>
                <span class="bar part" aria-hidden="true">
                  <i style={{ width: `${Math.max(1, (100 * files) / most)}%` }} />
                </span>
                <span class="reason name">
                  <Breakable text={describeUses(uses)} />
                </span>
              </FolderLink>
            </li>
          ))}
      </ul>
      {shown.size < parts.length && (
        <button type="button" class="quiet more" onClick={() => setWhole(true)}>
          Show {countOf(parts.length - shown.size, 'smaller part')}
        </button>
      )}
    </section>
  );
}

const mostUses = 2;

function describeUses(uses: ProjectPart['uses']): string {
  if (uses.length === 0) return 'uses no part below it';
  return `uses ${listFirst(
    uses.map(({ folder }) => (folder === '.' ? 'project root' : folder)),
    mostUses,
  )}`;
}

/** `a, b, c and 2 more` */
function listFirst(names: readonly string[], most: number): string {
  const rest = names.length - most;
  // One more is no longer than words that say so.
  return rest <= 1 ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${writeNumber(rest)} more`;
}
