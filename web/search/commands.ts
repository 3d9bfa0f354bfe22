// What the search can do beside finding files: every switch of the page by its name.
import { isLive } from '../api.ts';
import { analyseAgain } from '../live/live.ts';
import { adjust, goTo, openView, select, view } from '../state/store.ts';
import { initialView } from '../state/view-state.ts';
import { toggleTheme } from '../shell/theme.ts';
import { views } from '../views/index.ts';

export interface Command {
  readonly title: string;
  run(): void;
}

export const commands: readonly Command[] = [
  ...views.map(({ id, title }) => ({
    title: `Show the ${title.toLowerCase()}`,
    run: () => openView(id),
  })),
  { title: 'Show risks', run: () => goTo({ panel: 'risks' }) },
  { title: 'Show cycles', run: () => goTo({ panel: 'cycles' }) },
  { title: 'Show unresolved imports', run: () => goTo({ panel: 'problems' }) },
  { title: 'Colour by risk', run: () => adjust({ colour: 'risk' }) },
  { title: 'Colour by folder', run: () => adjust({ colour: 'folder' }) },
  { title: 'Show advice', run: () => goTo({ panel: 'advice' }) },
  { title: 'Colour by language', run: () => adjust({ colour: 'language' }) },
  { title: 'Show or hide the standard library', run: () => adjust({ builtins: !view.value.builtins }) },
  { title: 'Clear all filters', run: () => goTo({ filters: initialView.filters }) },
  { title: 'Select nothing', run: () => select(null) },
  { title: 'Switch between light and dark', run: toggleTheme },
  ...(isLive ? [{ title: 'Analyse again', run: () => void analyseAgain() }] : []),
];
