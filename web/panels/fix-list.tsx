// What to fix, the most useful first: each fix in a sentence, with its gain, its effort and the lines that must change.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { describeGain } from '../../src/query/fixes/describe-gain.ts';
import type { CutFix, Fix } from '../../src/query/fixes/list-fixes.ts';
import { hasFiles, readOnlyReason } from '../api.ts';
import { askAgain } from '../live/ask-again.ts';
import { showFix } from '../state/describe-fix.ts';
import { fixesOf } from '../state/fixes-of.ts';
import { countOf } from '../../src/std/words.ts';
import type { Findings } from '../state/find-findings.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { shortName } from '../state/file-name.ts';
import { focusCycle } from '../state/focus-cycle.ts';
import { navigate } from '../state/store.ts';
import { Breakable } from './breakable.tsx';
import { FileDependencies } from './file-dependencies.tsx';
import { openFile } from './import-lines.tsx';
import { LongList } from './long-list.tsx';
import { NodeLink } from './node-link.tsx';
import { Section } from './section.tsx';

interface FixListProps {
  readonly current: ReportIndex;
  readonly found: Findings;
}

export function FixList({ current, found }: FixListProps) {
  const all = useMemo(() => fixesOf(current).map((fix, place) => ({ key: String(place), fix })), [current]);
  const fixes = useMemo(() => all.filter(({ fix }) => found.includesFix(fix)), [all, found]);
  return (
    <Section
      title="Fix"
      hint="The most useful first: what brings most health points for each changed import. Cuts of one cycle or tangle stay in their order. Points are estimates, shown from 0.1."
      empty="Nothing to fix."
      isPartial={found.isPartial}
      count={fixes.length}
    >
      <LongList
        items={fixes}
        shownAtFirst={6}
        keyOf={({ key }) => key}
        render={({ fix }) => <FixRow current={current} fix={fix} />}
      />
    </Section>
  );
}

interface FixProps {
  readonly current: ReportIndex;
  readonly fix: Fix;
}

function FixRow({ current, fix }: FixProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = showFix(fix, current.report, shortName);
  const gain = describeGain(fix.gain, current.report.health);
  return (
    <details class="fix" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="node-link">
        <span class="fix-text name">
          <Breakable text={shown.text} />
        </span>
        <small>
          {gain !== undefined && <span>{gain}</span>}
          {/* Its text has the number. */}
          {fix.kind !== 'unresolved' && (
            <span>{countOf(fix.effort, fix.kind === 'place' ? 'move' : 'import')}</span>
          )}
        </small>
      </summary>
      {isOpen && (
        <>
          <Reasons text={shown.reasons} />
          <FixPlace current={current} fix={fix} />
        </>
      )}
    </details>
  );
}

function DirectImports({
  current,
  fix: { cut, at },
}: {
  readonly current: ReportIndex;
  readonly fix: CutFix;
}) {
  const [advice, setAdvice] = useState<string>();
  useEffect(() => {
    let isShown = true;
    const show = async (): Promise<void> => {
      const { adviseDirectImports } = await askAgain(() => import('../state/direct-imports.ts'));
      if (isShown) setAdvice(adviseDirectImports(current, cut, at));
    };
    show().catch(() => {
      if (isShown)
        setAdvice('Which file to import instead could not be loaded: the server does not respond.');
    });
    return () => {
      isShown = false;
    };
  }, [current, cut, at]);
  return advice === undefined ? null : <Reasons text={advice} />;
}

function Reasons({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p class="hint">
      <Breakable text={text} />
    </p>
  );
}

function FixPlace({ current, fix }: FixProps) {
  switch (fix.kind) {
    case 'cut-cycle':
      return (
        <>
          <DirectImports current={current} fix={fix} />
          <CutDependencies current={current} cut={fix.cut} />
          <Leader text="Show the cycle" open={() => focusCycle(fix.at)} />
        </>
      );
    case 'cut-tangle':
      return (
        <>
          <CutDependencies current={current} cut={fix.cut} />
          <Leader text="Show the tangle" open={() => navigate({ panel: 'tangles', tangle: fix.at })} />
        </>
      );
    case 'place':
      return (
        <>
          <FileDependencies current={current} dependencies={fix.edges} shownAtFirst={5} />
          <Leader text="Show the tangle" open={() => navigate({ panel: 'tangles', tangle: fix.at })} />
        </>
      );
    case 'rule':
      return <FileDependencies current={current} dependencies={fix.edges} shownAtFirst={5} />;
    case 'unresolved':
      return (
        <>
          <NodeLink id={fix.file} />
          {hasFiles &&
            fix.lines.map((line) => (
              <Leader
                key={line}
                text={`Open line ${line}`}
                refusal={readOnlyReason}
                open={() => openFile(fix.file, line)}
              />
            ))}
          <Leader text="Show diagnostics" open={() => navigate({ panel: 'diagnostics' })} />
        </>
      );
  }
}

function CutDependencies({ current, cut }: { readonly current: ReportIndex; readonly cut: CutFix['cut'] }) {
  return (
    <FileDependencies current={current} dependencies={cut.edges} changes={cut.changes} shownAtFirst={5} />
  );
}

interface LeaderProps {
  readonly text: string;
  /** Why it cannot be opened, if it cannot. */
  readonly refusal?: string | undefined;
  open(): void;
}

function Leader({ text, refusal, open }: LeaderProps) {
  return (
    <button type="button" class="quiet more" disabled={refusal !== undefined} title={refusal} onClick={open}>
      {text}
    </button>
  );
}
