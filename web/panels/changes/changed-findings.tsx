// Findings that are new, or gone: of rules, layers and tangles, packages and unresolved imports.
import type { ComponentChildren } from 'preact';
import type {
  ChangeOrigin,
  ChangedBackDependency,
  ChangedCoupling,
  ChangedImport,
  ChangedLayerViolation,
  ChangedPackage,
  ChangedViolation,
} from '../../../src/model/change.ts';
import type { EdgeState, NodeState } from '../../state/change/align-reports.ts';
import { alignedReports } from '../../state/store.ts';
import { visibleName } from '../../state/visible-name.ts';
import { CodeText } from '../code-text.tsx';
import { ImportLines } from '../import-lines.tsx';
import { LongList } from '../long-list.tsx';
import { Section } from '../section.tsx';
import { ChangedDependencies, stated } from './changed-dependencies.tsx';
import { ChangedLink } from './changed-link.tsx';

interface ListProps<Item> {
  readonly title: string;
  readonly state: EdgeState;
  readonly items: readonly Item[];
}

export function ChangedViolations({ title, state, items }: ListProps<ChangedViolation>) {
  return (
    <Listed title={title} items={items} keyOf={({ rule, from, to }) => `${rule} ${from} ${to}`}>
      {({ rule, severity, from, to, line, because, detail }) => (
        <>
          {isNode(from) ? (
            <ChangedLink
              id={from}
              {...(isNode(to) && { target: to })}
              state={state}
              {...(line !== undefined && { figure: `line ${line}` })}
            />
          ) : (
            <p class="rule-fact name">{visibleName(detail ?? `${from}: ${to}`)}</p>
          )}
          <p class="reason name">
            {severity === 'error' ? 'breaks' : 'warns:'} “{visibleName(rule)}”
            {because !== undefined && `: ${visibleName(because)}`}
          </p>
        </>
      )}
    </Listed>
  );
}

export function ChangedLayerViolations({ title, state, items }: ListProps<ChangedLayerViolation>) {
  return (
    <Listed title={title} items={items} keyOf={({ source, target }) => `${source} ${target}`}>
      {({ source, target, imports, sourceLayer, targetLayer, basis, origin }) => (
        <>
          <ChangedLink id={source} target={target} state={stateOf(state, origin)} />
          <p class="reason name">
            {visibleName(sourceLayer)} is below {visibleName(targetLayer)}
            {basis !== undefined && ` (${basis} order)`}
            {origins[origin]}
          </p>
          <ImportLines file={source} target={target} imports={imports} isPast={state === 'removed'} />
        </>
      )}
    </Listed>
  );
}

export function ChangedBackDependencies({ title, state, items }: ListProps<ChangedBackDependency>) {
  return (
    <Listed
      title={title}
      items={items}
      keyOf={({ folder, source, target }) => `${folder} ${source} ${target}`}
    >
      {({ source, target, imports, from, to, origin }) => (
        <>
          <ChangedLink id={source} target={target} state={stateOf(state, origin)} />
          <p class="reason name">
            {visibleName(from)} uses {visibleName(to)}, which is above it
            {origins[origin]}
          </p>
          <ImportLines file={source} target={target} imports={imports} isPast={state === 'removed'} />
        </>
      )}
    </Listed>
  );
}

export function ChangedPackages({ title, state, items }: ListProps<ChangedPackage>) {
  return (
    <Listed title={title} items={items} keyOf={({ id }) => id}>
      {({ id, usedBy }) => (
        <>
          <ChangedLink id={id} state={state} />
          <ChangedDependencies dependencies={stated(state, usedBy)} shownAtFirst={2} />
        </>
      )}
    </Listed>
  );
}

export function ChangedUnresolved({ title, state, items }: ListProps<ChangedImport>) {
  return (
    <Listed title={title} items={items} keyOf={({ file, specifier, line }) => `${file} ${specifier} ${line}`}>
      {({ file, line, message }) => (
        <>
          <ChangedLink id={file} state={state} {...(line !== undefined && { figure: `line ${line}` })} />
          <p class="reason name">
            <CodeText text={message} />
          </p>
        </>
      )}
    </Listed>
  );
}

/** Why something changed although the dependency itself did not. */
const origins: Readonly<Record<ChangeOrigin, string>> = {
  dependency: '',
  move: '; a file moved',
  order: '; the order of the folders changed',
};

/** A dependency that was there before is not marked as added. */
function stateOf(state: EdgeState, origin: ChangeOrigin): NodeState & (EdgeState | 'same') {
  return origin === 'dependency' ? state : 'same';
}

function isNode(id: string): boolean {
  return alignedReports.value?.indexOf('both').numberOf.has(id) === true;
}

/** Not findings: what may have been forgotten. */
export function HalfChanged({ pairs }: Pick<ChangedCoupling, 'pairs'>) {
  return (
    <Listed
      title="Usually changed together"
      items={pairs}
      keyOf={({ changed, unchanged }) => `${changed} ${unchanged}`}
    >
      {({ changed, unchanged, shared, revisions: [own] }) => (
        <>
          <ChangedLink id={changed} state="changed" />
          <p class="reason name">
            changed without {visibleName(unchanged)}: {shared} of its {own} commits changed both
          </p>
        </>
      )}
    </Listed>
  );
}

interface ListedProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  keyOf(item: Item): string;
  children(item: Item): ComponentChildren;
}

function Listed<Item>({ title, items, keyOf, children }: ListedProps<Item>) {
  if (items.length === 0) return null;
  return (
    <Section title={title} empty="" count={items.length}>
      <LongList
        items={items}
        shownAtFirst={10}
        keyOf={keyOf}
        render={(item) => <div class="changed-finding">{children(item)}</div>}
      />
    </Section>
  );
}
