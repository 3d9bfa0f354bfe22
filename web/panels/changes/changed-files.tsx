// All files that a change touched, and all dependencies that it added or removed.
import { useMemo } from 'preact/hooks';
import type { Change } from '../../../src/model/change.ts';
import { countChangedFiles } from '../../../src/compare/count-changed-files.ts';
import { listMoves, writeMovedCount } from '../../../src/compare/list-moves.ts';
import { countOf } from '../../../src/std/words.ts';
import { visibleName } from '../../state/visible-name.ts';
import { GroupedList } from '../grouped-list.tsx';
import { LongName } from '../long-name.tsx';
import { Section } from '../section.tsx';
import { ChangedDependencies, type StatedDependency, stated } from './changed-dependencies.tsx';
import { ChangedLink } from './changed-link.tsx';
import type { ShownState } from '../state-sign.tsx';

interface ChangedFile {
  readonly id: string;
  readonly state: ShownState;
  readonly from?: string;
}

export function ChangedFiles({ files }: Pick<Change, 'files'>) {
  const listed = useMemo(() => listFiles(files), [files]);
  return (
    <Section title="Files" hint={`${countChangedFiles(files)}.`} empty="" count={listed.length}>
      <Moves files={files} />
      <GroupedList
        items={listed}
        title="the changed files"
        idOf={({ id }) => id}
        render={({ id, state, from }) => (
          <ChangedLink id={id} state={state}>
            {from !== undefined && (
              <small>
                renamed from&nbsp;
                <LongName text={from} />
              </small>
            )}
          </ChangedLink>
        )}
      />
    </Section>
  );
}

function Moves({ files }: Pick<Change, 'files'>) {
  const { shown, hiddenFiles } = listMoves({ files });
  return (
    <>
      {shown.map(({ from, to, count }) => (
        <p key={`${from} ${to}`} class="hint name">
          {`Moved: ${visibleName(from)} → ${visibleName(to)}${writeMovedCount(count)}`}
        </p>
      ))}
      {hiddenFiles > 0 && <p class="hint">and {countOf(hiddenFiles, 'more file')} moved</p>}
    </>
  );
}

function listFiles({ added, removed, changed, renamed }: Change['files']): readonly ChangedFile[] {
  const nameBefore = new Map(renamed.map(({ from, to }) => [to, from]));
  const both = new Set([...changed, ...nameBefore.keys()]);
  return [
    ...added.map((id): ChangedFile => ({ id, state: 'added' })),
    ...removed.map((id): ChangedFile => ({ id, state: 'removed' })),
    ...Array.from(both, (id): ChangedFile => {
      const from = nameBefore.get(id);
      return { id, state: 'changed', ...(from !== undefined && { from }) };
    }),
  ];
}

interface Dependent {
  readonly source: string;
  readonly dependencies: readonly StatedDependency[];
}

export function AllChangedDependencies({ dependencies }: Pick<Change, 'dependencies'>) {
  const listed = useMemo(() => groupBySource(dependencies), [dependencies]);
  const { added, removed } = dependencies;
  return (
    <Section
      title="Dependencies"
      hint={`${countOf(added.length, 'dependency', 'dependencies')} added, ${removed.length} removed, by the file that has them.`}
      empty=""
      count={added.length + removed.length}
    >
      <GroupedList
        items={listed}
        title="the changed dependencies"
        idOf={({ source }) => source}
        render={({ dependencies: own }) => <ChangedDependencies dependencies={own} />}
      />
    </Section>
  );
}

function isOfProduct({ dependencies: [first] }: Dependent): boolean {
  return first?.dependency.role === undefined;
}

function groupBySource({ added, removed }: Change['dependencies']): readonly Dependent[] {
  const groups = new Map<string, StatedDependency[]>();
  for (const each of [...stated('added', added), ...stated('removed', removed)]) {
    const { source } = each.dependency;
    const own = groups.get(source);
    if (own === undefined) groups.set(source, [each]);
    else own.push(each);
  }
  const listed = Array.from(groups, ([source, own]): Dependent => ({ source, dependencies: own }));
  return [...listed.filter(isOfProduct), ...listed.filter((each) => !isOfProduct(each))];
}
