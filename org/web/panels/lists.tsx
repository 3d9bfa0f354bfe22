// The lists on the left, one at a time: repositories by health, cycles between them, the worst findings of all.
import { LongList } from '../../../web/panels/long-list.tsx';
import { Section } from '../../../web/panels/section.tsx';
import { countOf, writeNumber } from '../../../src/std/words.ts';
import { visibleName } from '../../../web/state/visible-name.ts';
import '../../../web/style/panels.css';
import type { DescribedRepository } from '../../src/query/describe-organisation.ts';
import type { RankedFinding } from '../../src/query/find-worst.ts';
import { api } from '../api.ts';
import { healthOf } from '../state/health-of.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import { type ListId, openList, select, selection, selectRepository, showList } from '../state/selection.ts';
import { useAnswer } from '../state/use-answer.ts';
import { AnswerState } from './answer-state.tsx';
import { RepositoryLink } from './repository-link.tsx';

const titles: Readonly<Record<ListId, string>> = {
  repositories: 'Repositories',
  cycles: 'Cycles',
  findings: 'Findings',
};
const ids = Object.keys(titles) as readonly ListId[];

export function Lists({ whole }: { readonly whole: OrganisationIndex }) {
  const open = openList.value;
  return (
    <>
      <div class="tabs" role="tablist" aria-label="Lists" onKeyDown={moveToTab}>
        {ids.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            tabIndex={id === open ? 0 : -1}
            aria-selected={id === open}
            aria-controls="side-panel"
            onClick={() => showList(id)}
          >
            {titles[id]}
          </button>
        ))}
      </div>
      <div id="side-panel" role="tabpanel" aria-labelledby={`tab-${open}`}>
        {open === 'repositories' && <RepositoryList whole={whole} />}
        {open === 'cycles' && <CycleList whole={whole} />}
        {open === 'findings' && <FindingList />}
      </div>
    </>
  );
}

/** The left and right arrow keys move between tabs. */
function moveToTab(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const next = ids[(ids.indexOf(openList.value) + step + ids.length) % ids.length];
  if (step === 0 || next === undefined) return;
  event.preventDefault();
  showList(next);
  document.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
}

function RepositoryList({ whole }: { readonly whole: OrganisationIndex }) {
  const analysed = whole.repositories.filter(({ figures }) => figures !== null);
  const others = whole.repositories.filter(({ figures }) => figures === null);
  const scoreOf = ({ figures }: DescribedRepository): number => healthOf(figures)?.score ?? Infinity;
  const filesOf = ({ figures }: DescribedRepository): number => figures?.files ?? 0;
  const sorted = analysed.toSorted((a, b) => scoreOf(a) - scoreOf(b) || filesOf(b) - filesOf(a));
  return (
    <>
      <Section
        title="By health"
        hint="Lowest first."
        count={sorted.length}
        empty="Nothing is analysed yet: run lintel-org analyze."
      >
        <LongList
          items={sorted}
          shownAtFirst={60}
          keyOf={({ name }) => name}
          render={({ name, figures }) => (
            <RepositoryLink name={name} figure={String(healthOf(figures)?.score ?? 'not judged')} />
          )}
        />
      </Section>
      {others.length > 0 && (
        <Section title="Without a report" count={others.length} empty="">
          <LongList
            items={others.toSorted((a, b) => Number(a.failure === null) - Number(b.failure === null))}
            shownAtFirst={20}
            keyOf={({ name }) => name}
            render={({ name, failure }) => (
              <RepositoryLink name={name} figure={failure === null ? 'not yet' : 'set aside'}>
                {failure === null ? undefined : <span class="name">{visibleName(failure)}</span>}
              </RepositoryLink>
            )}
          />
        </Section>
      )}
    </>
  );
}

function CycleList({ whole }: { readonly whole: OrganisationIndex }) {
  const chosen = selection.value;
  return (
    <Section
      title="Cycles between repositories"
      hint="Largest first."
      count={whole.cycles.length}
      empty="No repositories depend on each other in a circle."
    >
      <LongList
        items={whole.cycles}
        shownAtFirst={30}
        keyOf={({ repositories }) => repositories[0] ?? ''}
        render={({ repositories, uses }) => {
          const first = repositories[0] ?? '';
          return (
            <button
              type="button"
              class="node-link"
              aria-current={chosen?.kind === 'cycle' && chosen.first === first}
              onClick={() => select({ kind: 'cycle', first })}
            >
              <b>{countOf(repositories.length, 'repository', 'repositories')}</b>
              <span class="link-figure">{countOf(uses.length, 'dependency', 'dependencies')}</span>
              <small class="tangle-members name">{nameMembers(repositories)}</small>
            </button>
          );
        }}
      />
    </Section>
  );
}

const namedMembers = 6;

function nameMembers(repositories: readonly string[]): string {
  const named = repositories.slice(0, namedMembers).map(visibleName).join(', ');
  const rest = repositories.length - namedMembers;
  return rest > 0 ? `${named} and ${writeNumber(rest)} more` : named;
}

function FindingList() {
  const answer = useAnswer('worst', () => api.worst());
  return (
    <AnswerState
      answer={answer}
      render={({ findings }) => (
        <Section
          title="Worst findings"
          hint="Inside repositories: cycles at load time first, largest first."
          count={findings.length}
          empty="Lintel found nothing to fix in any repository."
        >
          <LongList
            items={findings}
            shownAtFirst={50}
            keyOf={({ repository, kind, subject, description }) =>
              [repository, kind, subject, description].join('\n')
            }
            render={(finding) => <FindingRow finding={finding} />}
          />
        </Section>
      )}
    />
  );
}

function FindingRow({ finding }: { readonly finding: RankedFinding }) {
  const { repository, kind, size, subject, description } = finding;
  const isCycle = kind.endsWith('cycle');
  return (
    <button type="button" class="node-link" title={description} onClick={() => selectRepository(repository)}>
      <b class="name">{visibleName(repository)}</b>
      <span class="link-figure">
        {kind}
        {isCycle && `, ${countOf(size, 'file')}`}
      </span>
      <small class="name">{visibleName(isCycle ? description : subject)}</small>
    </button>
  );
}
