// What is worse or better, in the words of `lintel diff`: one dependency is told once, with all that it causes.
import type { Finding, Place, Words } from '../../../src/compare/finding.ts';
import { titleOfConsequences } from '../../../src/compare/gather-findings.ts';
import type { EdgeState, NodeState } from '../../state/change/align-reports.ts';
import { showCycle, showTangle } from '../../state/show-change.ts';
import { alignedReports } from '../../state/store.ts';
import { visibleName } from '../../state/visible-name.ts';
import { CodeText } from '../code-text.tsx';
import { ImportLines } from '../import-lines.tsx';
import { LongList } from '../long-list.tsx';
import { Section } from '../section.tsx';
import { ChangedLink } from './changed-link.tsx';

interface ChangeFindingsProps {
  readonly title: string;
  /** What became of the dependencies behind them, where they do not say it themselves. */
  readonly state: NodeState & (EdgeState | 'same');
  readonly findings: readonly Finding[];
}

export function ChangeFindings({ title, state, findings }: ChangeFindingsProps) {
  if (findings.length === 0) return null;
  return (
    <Section title={title} empty="" count={findings.length}>
      <LongList
        items={findings}
        shownAtFirst={20}
        keyOf={keyOf}
        render={(finding) => <ChangeFinding finding={finding} state={state} />}
      />
    </Section>
  );
}

function keyOf({ title, details, places }: Finding): string {
  return JSON.stringify([title, details, places.map(({ from, line, to }) => [from, line, to])]);
}

interface ChangeFindingProps extends Pick<ChangeFindingsProps, 'state'> {
  readonly finding: Finding;
}

function ChangeFinding({ finding, state }: ChangeFindingProps) {
  const { title, details, places, shows, isSerious, also = [] } = finding;
  const kind = state === 'removed' ? 'better' : isSerious ? 'worse' : 'note';
  return (
    <div class="changed-finding" data-kind={kind}>
      <h3>
        {shows === undefined ? (
          <span>
            <WordsOf words={title} />
          </span>
        ) : (
          <button
            type="button"
            class="quiet"
            title="Show it in the picture"
            onClick={() => ('folder' in shows ? showTangle(shows) : showCycle(shows))}
          >
            <WordsOf words={title} />
          </button>
        )}
      </h3>
      {details.map((detail, i) => (
        <p key={i} class="detail">
          <WordsOf words={detail} />
        </p>
      ))}
      <LongList
        items={places}
        shownAtFirst={6}
        keyOf={({ from, line, to, mark, remark }) => JSON.stringify([from, line, to, mark, remark])}
        render={(place) => <ChangePlace place={place} state={state} finding={finding} />}
      />
      {also.length > 0 && (
        <>
          <p class="detail">{titleOfConsequences(finding)}</p>
          <ul class="consequences">
            {also.map((each) => (
              <li key={keyOf(each)}>
                <ChangeFinding finding={each} state={state} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ChangePlaceProps extends ChangeFindingProps {
  readonly place: Place;
}

function ChangePlace({ place, state, finding: { kind } }: ChangePlaceProps) {
  const { from, line, to, mark, remark, message, imports } = place;
  // Dependencies without a mark are as they were: the way back of a cycle.
  const isMarked = kind === 'violation' || kind === 'unresolved' || kind === 'package';
  const own = isMarked ? state : stateOfMark(mark);
  const [target, ...onward] = to;
  // The import lines have the kind of each import.
  const isKind = imports !== undefined && (remark === 'type-only' || remark === 'lazy');
  const remarks = [mark === 'added' || mark === 'removed' ? undefined : mark, isKind ? undefined : remark]
    .filter((each) => each !== undefined)
    .join('; ');
  return (
    <>
      {isNode(from) ? (
        <ChangedLink
          id={from}
          state={own}
          {...(target !== undefined && isNode(target) && { target })}
          {...(imports === undefined && line !== undefined && { figure: `line ${line}` })}
        />
      ) : (
        <p class="rule-fact name">{visibleName([from, ...to].join(' → '))}</p>
      )}
      {onward.length > 0 && <p class="reason name">→ {visibleName(onward.join(' → '))}</p>}
      {remarks !== '' && <p class="reason name">{visibleName(remarks)}</p>}
      {message !== undefined && (
        <p class="reason name">
          <CodeText text={message} />
        </p>
      )}
      {imports !== undefined && target !== undefined && (
        <ImportLines file={from} target={target} imports={imports} isPast={own === 'removed'} />
      )}
    </>
  );
}

function stateOfMark(mark: Place['mark']): NodeState & (EdgeState | 'same') {
  if (mark === 'added' || mark === 'also added') return 'added';
  return mark === 'removed' ? 'removed' : 'same';
}

function isNode(id: string): boolean {
  return alignedReports.value?.indexOf('both').numberOf.has(id) === true;
}

function WordsOf({ words }: { readonly words: Words }) {
  return (
    <>
      {words.map((word, i) => {
        if (typeof word === 'string') return word;
        return (
          <span key={i} class="name">
            {visibleName('name' in word ? word.name : word.sentence)}
          </span>
        );
      })}
    </>
  );
}
