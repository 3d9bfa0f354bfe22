// The rules that apply to the selected folder.
import { useMemo } from 'preact/hooks';
import { countOf, writeNumber } from '../../src/std/words.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { rulesOfFolder } from '../state/rules-of-folder.ts';
import { navigate } from '../state/store.ts';
import { visibleName } from '../state/visible-name.ts';
import { LongList } from './long-list.tsx';

interface FolderRulesProps {
  readonly current: ReportIndex;
  readonly folder: string;
}

export function FolderRules({ current, folder }: FolderRulesProps) {
  const rules = useMemo(() => rulesOfFolder(current, folder), [current, folder]);
  if (rules.length === 0) return null;
  return (
    <section>
      <h2>
        Rules that apply <span class="count">{writeNumber(rules.length)}</span>
      </h2>
      <LongList
        key={folder}
        items={rules}
        shownAtFirst={8}
        keyOf={({ name }) => name}
        render={({ name, broken }) => (
          <button type="button" class="node-link" onClick={() => navigate({ panel: 'rules', rule: name })}>
            <b class="name">{visibleName(name)}</b>
            <small>{broken === 0 ? 'holds here' : countOf(broken, 'violation')}</small>
          </button>
        )}
      />
    </section>
  );
}
