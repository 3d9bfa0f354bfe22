// The selected repository: its figures, what it uses, who uses it, what a change of it can break, its health over time.
import { LongList } from '../../../web/panels/long-list.tsx';
import { LongName } from '../../../web/panels/long-name.tsx';
import { caveats } from '../../../src/query/product/describe-caveat.ts';
import { countOf, writeNumber } from '../../../src/std/words.ts';
import { formatDate } from '../../../web/state/format.ts';
import { visibleName } from '../../../web/state/visible-name.ts';
import type { DescribedRepository, RepositoryFigures } from '../../src/query/describe-organisation.ts';
import type { DependentRepository } from '../../src/query/find-impact.ts';
import type { RepositoryUse, UsedPackage } from '../../src/query/repository-graph.ts';
import { api, reportUrl } from '../api.ts';
import { healthOf } from '../state/health-of.ts';
import { findRepository, type OrganisationIndex, usesOf } from '../state/organisation.ts';
import { packageNameOf } from '../state/package-name.ts';
import { useAnswer } from '../state/use-answer.ts';
import { AnswerState } from './answer-state.tsx';
import { GradeChip } from './grade-chip.tsx';
import { PackageLink } from './package-link.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { PanelSection } from './panel-section.tsx';
import { RepositoryLink } from './repository-link.tsx';
import { Sparkline } from './sparkline.tsx';

interface RepositoryPanelProps {
  readonly whole: OrganisationIndex;
  readonly name: string;
}

export function RepositoryPanel({ whole, name }: RepositoryPanelProps) {
  const repository = findRepository(name);
  if (repository === undefined) {
    return (
      <p class="nothing-selected" role="alert">
        There is no repository <b class="name">{visibleName(name)}</b>.
      </p>
    );
  }
  const { figures, failure, provides } = repository;
  return (
    <article class="file-panel" aria-label={visibleName(name)}>
      <PanelHeading kind="Repository" name={name} />
      <RepositoryState repository={repository} />
      {failure !== null && (
        <PanelSection title="Set aside">
          <p class="failure name">{visibleName(failure)}</p>
        </PanelSection>
      )}
      {figures !== null && <Figures figures={figures} />}
      {figures !== null && <Trend name={name} />}
      <UseList title="Uses" mark="out" uses={usesOf(whole, name, 'outgoing')} />
      <UseList title="Used by" mark="in" uses={usesOf(whole, name, 'incoming')} />
      <ImpactSection name={name} />
      {provides.length > 0 && (
        <PanelSection title="Provides" count={provides.length}>
          <LongList
            items={provides}
            shownAtFirst={10}
            keyOf={(purl) => purl}
            render={(purl) => <PackageLink purl={purl} />}
          />
        </PanelSection>
      )}
    </article>
  );
}

function RepositoryState({
  repository: { name, figures, failure },
}: {
  readonly repository: DescribedRepository;
}) {
  if (figures === null) {
    return (
      <p class="hint">{failure === null ? 'Not analysed yet: run lintel-org analyze.' : 'No report.'}</p>
    );
  }
  const health = healthOf(figures);
  return (
    <>
      <p class="repository-state">
        <GradeChip figures={figures} />{' '}
        {health === null ? (
          'not judged'
        ) : (
          <>
            <b>{health.score}</b> of 100
          </>
        )}
        <span class="muted">
          {figures.commit.slice(0, 8)}, {formatDate(figures.committedAt)}
        </span>
      </p>
      {figures.caveat !== null && <p class="hint">{caveats[figures.caveat]}.</p>}
      <p class="report-link">
        <a href={reportUrl(name)} target="_blank" rel="noopener">
          Open its report<span class="visually-hidden"> (new tab)</span> ↗
        </a>
      </p>
    </>
  );
}

function Figures({ figures }: { readonly figures: RepositoryFigures }) {
  const rows: readonly (readonly [string, number, boolean])[] = [
    ['Files', figures.files, false],
    ['Dependencies', figures.dependencies, false],
    ['Packages', figures.packages, false],
    ['Cycles at load time', figures.loadCycles, true],
    ['Tangles', figures.tangles, true],
    ['Rule violations', figures.ruleViolations, true],
    ['Unresolved imports', figures.unresolved, true],
  ];
  return (
    <PanelSection title="Figures">
      <table class="arithmetic">
        <tbody>
          {rows.map(([title, value, isBad]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td class={isBad && value > 0 ? 'signal' : ''}>{writeNumber(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PanelSection>
  );
}

function Trend({ name }: { readonly name: string }) {
  const answer = useAnswer(name, () => api.trend(name));
  return (
    <PanelSection title="Health over time">
      <AnswerState answer={answer} render={(points) => <Sparkline points={points} />} />
    </PanelSection>
  );
}

interface UseListProps {
  readonly title: 'Uses' | 'Used by';
  readonly mark: 'in' | 'out';
  readonly uses: readonly RepositoryUse[];
}

function UseList({ title, mark, uses }: UseListProps) {
  const otherOf = (use: RepositoryUse): string => (title === 'Uses' ? use.uses : use.repository);
  const filesOf = ({ packages }: RepositoryUse): number =>
    packages.reduce((sum, { files }) => sum + files, 0);
  const sorted = uses.toSorted((a, b) => filesOf(b) - filesOf(a));
  return (
    <PanelSection title={title} count={uses.length} mark={mark}>
      {uses.length === 0 ? (
        <p class="hint">{title === 'Uses' ? 'No other repository.' : 'By no other repository.'}</p>
      ) : (
        <LongList
          items={sorted}
          shownAtFirst={12}
          keyOf={otherOf}
          render={(use) => (
            <RepositoryLink name={otherOf(use)} figure={countOf(filesOf(use), 'file')}>
              <PackageNames packages={use.packages} />
            </RepositoryLink>
          )}
        />
      )}
    </PanelSection>
  );
}

function PackageNames({ packages }: { readonly packages: readonly UsedPackage[] }) {
  return <LongName text={packages.map(({ purl }) => packageNameOf(purl).name).join(', ')} />;
}

function ImpactSection({ name }: { readonly name: string }) {
  const answer = useAnswer(name, () => api.impact(name));
  return (
    <PanelSection title="Impact">
      <AnswerState
        answer={answer}
        render={({ providesPackages, dependents }) =>
          providesPackages ? (
            <ImpactList dependents={dependents} />
          ) : (
            <p class="hint">
              No manifest says which packages it provides, so nothing is known of who uses it.
            </p>
          )
        }
      />
    </PanelSection>
  );
}

function ImpactList({ dependents }: { readonly dependents: readonly DependentRepository[] }) {
  if (dependents.length === 0) return <p class="hint">A change of it affects no other repository.</p>;
  const indirect = dependents.filter(({ distance }) => distance > 1);
  return (
    <>
      <p class="hint">
        A change of it can affect {countOf(dependents.length, 'repository', 'repositories')}
        {indirect.length > 0 && `, ${writeNumber(indirect.length)} of them indirectly`}.
      </p>
      <LongList
        items={indirect}
        shownAtFirst={6}
        keyOf={({ repository }) => repository}
        render={({ repository, distance }) => (
          <RepositoryLink name={repository} figure={`${distance} steps`} />
        )}
      />
    </>
  );
}
