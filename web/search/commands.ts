// The commands of the search: all actions of the page by name.
import { hasChange, mayAnalyse, readOnlyReason } from '../api.ts';
import { analyseAgain } from '../live/live.ts';
import { changeFilters, updateView, navigate, openView, select, view } from '../state/store.ts';
import { initialView } from '../state/view-state.ts';
import { openSearch } from '../state/search-mode.ts';
import { toggleTheme } from '../shell/theme.ts';
import { views } from '../views/index.ts';
import { restoreAll } from '../what-if/what-if.ts';

export interface Command {
  readonly title: string;
  run(): void;
}

export const commands: readonly Command[] = [
  ...views.map(({ id, title }) => ({
    title: `Show the ${title.toLowerCase()}`,
    run: () => openView(id),
  })),
  ...(hasChange ? [{ title: 'Show changes', run: () => navigate({ panel: 'changes' }) }] : []),
  { title: 'Show risks', run: () => navigate({ panel: 'risks' }) },
  { title: 'Show cycles', run: () => navigate({ panel: 'cycles' }) },
  { title: 'Show tangles', run: () => navigate({ panel: 'tangles' }) },
  { title: 'Show rules', run: () => navigate({ panel: 'rules' }) },
  { title: 'Show diagnostics', run: () => navigate({ panel: 'diagnostics' }) },
  { title: 'Colour by risk', run: () => updateView({ colour: 'risk' }) },
  { title: 'Colour by folder', run: () => updateView({ colour: 'folder' }) },
  { title: 'Colour by hotspots', run: () => updateView({ colour: 'hotspots' }) },
  { title: 'Show advice', run: () => navigate({ panel: 'advice' }) },
  { title: 'Colour by language', run: () => updateView({ colour: 'language' }) },
  { title: 'Show or hide the standard library', run: () => updateView({ builtins: !view.value.builtins }) },
  { title: 'Clear all filters', run: () => changeFilters(initialView.filters) },
  { title: 'Clear selection', run: () => select(null) },
  { title: 'Undo what-if: restore all dependencies', run: restoreAll },
  { title: 'Switch between light and dark', run: toggleTheme },
  { title: 'Path to…', run: () => openSearch('path') },
  {
    title: 'Keyboard shortcuts',
    run: () => document.querySelector<HTMLDialogElement>('#shortcuts')?.showModal(),
  },
  { title: 'Export…', run: () => document.querySelector<HTMLElement>('#export-menu')?.showPopover() },
  ...(mayAnalyse && readOnlyReason === undefined
    ? [
        { title: 'Analyse again', run: () => void analyseAgain() },
        {
          title: 'Open another project…',
          run: () => document.querySelector<HTMLDialogElement>('#project-dialog')?.showModal(),
        },
      ]
    : []),
];
